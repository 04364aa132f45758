import type {Metadata} from 'next';
import {getTranslations} from 'next-intl/server';
import {factsIn} from '@/content/figures';
import {type Path, pageAt} from '@/content/paths';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/navigation';
import {defaultLocale, type Locale, languages, locales} from '@/i18n/routing';
import {shareImageOf} from './share';

/** The absolute address of a page in a language. The home page is the bare origin. */
export const urlFor = (locale: Locale, path: Path) => site.origin + localizedHref(locale, path).replace(/^\/$/, '');

/** Every language's address of a page, by hreflang; x-default is where a visitor of neither language belongs. */
export function alternatesFor(path: Path): Record<string, string> {
  const byTag = locales.map((locale) => [languages[locale].tag, urlFor(locale, path)]);
  return Object.fromEntries([...byTag, ['x-default', urlFor(defaultLocale, path)]]);
}

/** Open Graph writes en_IN where the web writes en-IN. */
const openGraphTag = (locale: Locale) => languages[locale].tag.replace('-', '_');

/** The whole head of a page: title, description, canonical, alternates and what a shared link shows. */
export async function pageMetadata(path: Path): Promise<Metadata> {
  const page = pageAt(path);
  if (!page) throw new Error(`No page at ${path}`);
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
