import {pages} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {translatorOf} from '@/i18n/translator';
import {trailOf} from '@/lib/seo/breadcrumb';
import {titleOf} from '@/lib/seo/metadata';
import {urlFor} from '@/lib/seo/urls';
import {shareImageOf} from '@/lib/share/card';

export const metadata = {title: 'Preview', robots: {index: false}};

/** For the team, in development only: how every page of a language looks when it is shared and when it is found. */
export default async function Preview() {
  const locale = await pageLocale();
  const words = await translatorOf(locale);
  const sheet = await Promise.all(
    pages.map(async (page) => ({
      path: page.path,
      url: urlFor(locale, page.canonical),
      trail: trailOf(page, words).map(({name}) => name),
      image: await shareImageOf(page, locale),
      share: {title: words.text(`${page.words}.share.title`), text: words.text(`${page.words}.share.text`)},
      search: {title: titleOf(page, locale, words.text), text: words.text(`${page.words}.meta.description`)},
    })),
  );
  return (
    <ul className="grid gap-10 px-gutter py-10 lg:grid-cols-2">
      {sheet.map(({path, url, trail, image, share, search}) => (
        <li key={path} id={path} className="grid content-start gap-4">
          <h2 className="text-h3">{path}</h2>
          <SharedLink url={url} image={image} {...share} />
          <SearchSnippet url={url} trail={trail} {...search} />
        </li>
      ))}
    </ul>
  );
}

type LinkProps = {
  url: string;
  image: {url: string; alt: string; width: number; height: number};
  title: string;
  text: string;
};

/** A link as messengers and social networks show it. */
function SharedLink({url, image, title, text}: LinkProps) {
  return (
    <figure className="max-w-[600px] overflow-hidden rounded-md border border-line bg-sheet">
      {/* biome-ignore lint/performance/noImgElement: the picture itself is to be seen, as crawlers get it */}
      <img
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        className="w-full"
      />
      <figcaption className="px-4 py-3 leading-snug">
        <span className="block text-ink-2 text-scene">{new URL(url).host}</span>
        <b className="block font-semibold">{title}</b>
        <span className="block text-ink-2 text-note">{text}</span>
      </figcaption>
    </figure>
  );
}

type SnippetProps = {url: string; trail: readonly string[]; title: string; text: string};

/** How many characters search engines show of a title and of a description, about. */
const shown = {title: 60, text: 160};

/** A page as a search engine lists it; what it would cut off stands in red. */
function SearchSnippet({url, trail, title, text}: SnippetProps) {
  return (
    <div className="max-w-[600px] rounded-md border border-line bg-sheet px-4 py-3 leading-snug">
      <span className="block text-ink-2 text-scene">{[new URL(url).host, ...trail.slice(1)].join(' › ')}</span>
      <b className="block font-normal text-focus text-h3">
        <Cut text={title} at={shown.title} />
      </b>
      <span className="block text-ink-2 text-note">
        <Cut text={text} at={shown.text} />
      </span>
    </div>
  );
}

function Cut({text, at}: {text: string; at: number}) {
  // As readers count: a Devanagari cluster is one.
  const letters = [...new Intl.Segmenter().segment(text)].map(({segment}) => segment);
  return (
    <>
      {letters.slice(0, at).join('')}
      <span className="text-cloth-text">{letters.slice(at).join('')}</span>{' '}
      <small className="text-ink-2">{letters.length}</small>
    </>
  );
}
