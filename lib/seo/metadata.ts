import type {Metadata} from 'next';
import {type Path, pageOf} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {isPublished, type Locale, languages, publishedLocales} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {translatorOf} from '@/i18n/translator';
import {shareImageOf} from '@/lib/shareCard';
import {alternatesFor, urlFor} from './urls';

/** Open Graph has an underscore in language tags: en_IN. */
const openGraphTag = (locale: Locale) => languages[locale].tag.replace('-', '_');

/** The metadata of a page: title, description, canonical address, other languages, and the preview of a shared link. */
export async function pageMetadata(path: Path): Promise<Metadata> {
  const page = pageOf(path);
  const {canonical} = page;
  const locale = await pageLocale();
  const {text} = await translatorOf(locale);
  const title = `${text(`${page.wordsKey}.meta.title`)} | ${messageArguments(locale).brand}`;
  const description = text(`${page.wordsKey}.meta.description`);
  const image = await shareImageOf(page, locale);
  const share = {
    title: text(`${page.wordsKey}.share.title`),
    description: text(`${page.wordsKey}.share.text`),
    images: [image],
  };
  return {
    title,
    description,
    alternates: {
      canonical: urlFor(locale, canonical),
      ...(isPublished(locale) && {languages: alternatesFor(canonical)}),
    },
    // Search engines must not show a page in a language that is not published yet.
    ...(!isPublished(locale) && {robots: {index: false}}),
    openGraph: {
      ...share,
      type: 'website',
      siteName: messageArguments(locale).brand,
      // Not the canonical address, because some crawlers would then show the card of that page.
      url: urlFor(locale, path),
      locale: openGraphTag(locale),
      alternateLocale: publishedLocales.filter((other) => other !== locale).map(openGraphTag),
    },
    // The size and the type of the image are above.
    twitter: {...share, images: [{url: image.url, alt: image.alt}], card: 'summary_large_image'},
  };
}
