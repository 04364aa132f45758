import {SearchSnippet} from '@/components/preview/SearchSnippet';
import {SharedLink} from '@/components/preview/SharedLink';
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
