import {pseudoCatalog} from '@/i18n/tooling/pseudo';
import {withFallback} from './fallback';
import {defaultLocale, type Locale, pseudoLocale, publishedLocales} from './languages';
import {refuseBroken, refuseMissing} from './sourceFaults';
import {normalized} from './unicode';

/** The English catalogs. Keys and ICU arguments are typed after them. Each collection of pages has its own file. */
const english = {
  common: () => import('@/messages/en/common.json'),
  contact: () => import('@/messages/en/contact.json'),
  errors: () => import('@/messages/en/errors.json'),
  forms: () => import('@/messages/en/forms.json'),
  home: () => import('@/messages/en/home.json'),
  industries: () => import('@/messages/en/industries.json'),
  insets: () => import('@/messages/en/insets.json'),
  legal: () => import('@/messages/en/legal.json'),
  partner: () => import('@/messages/en/partner.json'),
  pricing: () => import('@/messages/en/pricing.json'),
  productPricing: () => import('@/messages/en/productPricing.json'),
  products: () => import('@/messages/en/products.json'),
  scenes: () => import('@/messages/en/scenes.json'),
  suite: () => import('@/messages/en/suite.json'),
  useCases: () => import('@/messages/en/useCases.json'),
};

/** The content of a JSON file that a function imports. */
type ContentOf<Import extends () => Promise<{default: unknown}>> = Awaited<ReturnType<Import>>['default'];

export type Messages = {[Name in keyof typeof english]: ContentOf<(typeof english)[Name]>};

/** The catalogs of a language, without fallbacks. */
async function readFiles(locale: Locale) {
  const readFile = async (name: string) => {
    const file = await import(`../messages/${locale}/${name}.json`);
    return [name, normalized(file.default)];
  };
  return Object.fromEntries(await Promise.all(Object.keys(english).map(readFile)));
}

async function loadCatalogs(locale: Locale): Promise<Messages> {
  const source = await readFiles(defaultLocale);
  refuseBroken(source);
  if (locale === defaultLocale) return source;
  const translated = locale === pseudoLocale ? pseudoCatalog(source) : withFallback(source, await readFiles(locale));
  // The keys are those of the English catalogs. TypeScript cannot know that of JSON that is read at run time.
  return translated as Messages;
}

const loaded = new Map<Locale, Promise<Messages>>();

/** All messages of a language, in English where a translation cannot be used. Only development reads the files again each time. */
export function catalogsOf(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known && process.env.NODE_ENV === 'production') return known;
  const catalogs = loadCatalogs(locale);
  loaded.set(locale, catalogs);
  return catalogs;
}

/** For development, which does not check the types of keys. @throws if a translation has keys that English lacks, with their places */
export async function refuseMissingBelow(namespace: string): Promise<void> {
  const source = await catalogsOf(defaultLocale);
  for (const locale of publishedLocales) refuseMissing(source, await readFiles(locale), namespace);
}
