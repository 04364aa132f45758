import type {Metadata} from 'next';
import {getTranslations} from 'next-intl/server';
import {factsIn} from '@/content/figures';
import {type Path, pageOf} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {type Locale, languages, locales} from '@/i18n/routing';
import {shareImageOf} from './share';
import {alternatesFor, urlFor} from './urls';

/** Open Graph writes en_IN where the web writes en-IN. */
const openGraphTag = (locale: Locale) => languages[locale].tag.replace('-', '_');

/** The whole head of a page: title, description, canonical, alternates and what a shared link shows. */
export async function pageMetadata(path: Path): Promise<Metadata> {
  const page = pageOf(path);
  const locale = await pageLocale();
  const t = await getTranslations();
  const facts = factsIn(locale);
  // Every page's words have these keys: i18n/shape.ts for families, the catalogs' types for the rest.
  const say = (key: string) => t(`${page.words}.${key}` as never, facts as never) as string;
  const title = `${say('meta.title')} | ${facts.brand}`;
  const description = say('meta.description');
  const image = await shareImageOf(page, locale);
  const share = {title: say('share.title'), description: say('share.text'), images: [image]};
  return {
    title,
    description,
    alternates: {canonical: urlFor(locale, page.canonical), languages: alternatesFor(page.canonical)},
    openGraph: {
      ...share,
      type: 'website',
      siteName: facts.brand,
      url: urlFor(locale, path),
      locale: openGraphTag(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphTag),
    },
    twitter: {...share, card: 'summary_large_image'},
  };
}
