import {pseudoCatalog} from '@/i18n/tooling/pseudo';
import {withFallback} from './fallback';
import {defaultLocale, type Locale, pseudoLocale} from './languages';
import {normalized} from './unicode';

/** The English catalogs: the source that types every key and every ICU argument. One file a page collection. */
const english = {
  common: () => import('@/messages/en/common.json'),
  contact: () => import('@/messages/en/contact.json'),
  errors: () => import('@/messages/en/errors.json'),
  forms: () => import('@/messages/en/forms.json'),
  home: () => import('@/messages/en/home.json'),
  industries: () => import('@/messages/en/industries.json'),
  legal: () => import('@/messages/en/legal.json'),
  partner: () => import('@/messages/en/partner.json'),
  pricing: () => import('@/messages/en/pricing.json'),
  productPricing: () => import('@/messages/en/productPricing.json'),
  products: () => import('@/messages/en/products.json'),
  scenes: () => import('@/messages/en/scenes.json'),
  suite: () => import('@/messages/en/suite.json'),
  useCases: () => import('@/messages/en/useCases.json'),
};

export type Messages = {[Name in keyof typeof english]: Awaited<ReturnType<(typeof english)[Name]>>['default']};

async function read(locale: Locale) {
  const files = Object.keys(english).map(async (name) => {
    return [name, normalized((await import(`../messages/${locale}/${name}.json`)).default)];
  });
  return Object.fromEntries(await Promise.all(files));
}

async function translated(locale: Locale): Promise<Messages> {
  const source = await read(defaultLocale);
  if (locale === defaultLocale) return source;
  // The files were typed from the source above; JSON read at run time has no type of its own.
  return (locale === pseudoLocale ? pseudoCatalog(source) : withFallback(source, await read(locale))) as Messages;
}

const loaded = new Map<Locale, Promise<Messages>>();

/** All messages of a language; whatever it lacks or breaks is the English text. Read once a process, but in development. */
export function messagesOf(locale: Locale): Promise<Messages> {
  const known = process.env.NODE_ENV === 'production' && loaded.get(locale);
  const messages = known || translated(locale);
  loaded.set(locale, messages);
  return messages;
}
