import type common from '@/messages/en/common.json';
import type contact from '@/messages/en/contact.json';
import type errors from '@/messages/en/errors.json';
import type forms from '@/messages/en/forms.json';
import type home from '@/messages/en/home.json';
import type industries from '@/messages/en/industries.json';
import type legal from '@/messages/en/legal.json';
import type partner from '@/messages/en/partner.json';
import type pricing from '@/messages/en/pricing.json';
import type productPricing from '@/messages/en/productPricing.json';
import type products from '@/messages/en/products.json';
import type scenes from '@/messages/en/scenes.json';
import type suite from '@/messages/en/suite.json';
import type useCases from '@/messages/en/useCases.json';
import {withFallback} from './fallback';
import {defaultLocale, type Locale, pseudoLocale} from './languages';
import {pseudoCatalog} from './pseudo';
import {normalized} from './unicode';

/** The English catalogs: the source that types every key and every ICU argument. One file a page collection. */
export type Messages = {
  common: typeof common;
  contact: typeof contact;
  errors: typeof errors;
  forms: typeof forms;
  home: typeof home;
  industries: typeof industries;
  legal: typeof legal;
  partner: typeof partner;
  pricing: typeof pricing;
  productPricing: typeof productPricing;
  products: typeof products;
  scenes: typeof scenes;
  suite: typeof suite;
  useCases: typeof useCases;
};

const catalogs = [
  'common',
  'contact',
  'errors',
  'forms',
  'home',
  'industries',
  'legal',
  'partner',
  'pricing',
  'productPricing',
  'products',
  'scenes',
  'suite',
  'useCases',
] as const satisfies readonly (keyof Messages)[];

// Fails to compile when a catalog is typed above but not listed.
type Unlisted = Exclude<keyof Messages, (typeof catalogs)[number]>;
true satisfies [Unlisted] extends [never] ? true : Unlisted;

const readFile = async (locale: string, name: string) =>
  normalized((await import(`../messages/${locale}/${name}.json`)).default);

async function read(locale: Locale) {
  const files = await Promise.all(catalogs.map((name) => readFile(locale, name)));
  return Object.fromEntries(catalogs.map((name, index) => [name, files[index]]));
}

async function translated(source: Awaited<ReturnType<typeof read>>, locale: Locale) {
  if (locale === defaultLocale) return source;
  if (locale === pseudoLocale) return pseudoCatalog(source);
  return withFallback(source, await read(locale));
}

const loaded = new Map<Locale, Promise<Messages>>();

/** All messages of a language; whatever it lacks or breaks is the English text. Read once a process. */
export function messagesOf(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known && process.env.NODE_ENV === 'production') return known;
  const messages = (async () => {
    // The files were typed from the source above; JSON read at run time has no type of its own.
    return (await translated(await read(defaultLocale), locale)) as Messages;
  })();
  loaded.set(locale, messages);
  return messages;
}
