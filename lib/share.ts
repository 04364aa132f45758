import {createHash} from 'node:crypto';
import {createFormatter, createTranslator} from 'next-intl';
import {factsIn} from '@/content/figures';
import type {Page} from '@/content/paths';
import {messagesOf} from '@/i18n/catalogs';
import {formatsOf} from '@/i18n/formats';
import {type Locale, languages} from '@/i18n/routing';
import {pictureOf, type SharePicture, type ShareWords} from './sharePictures';

/**
 * What the image of a shared link shows, as plain data; components/share draws it. Kept apart from the drawing, because
 * every page's metadata needs the image's address and none of its engine.
 */
export type ShareCard = {
  path: Page['path'];
  locale: Locale;
  brand: string;
  /** The page's short name, above the title. */
  name: string;
  title: string;
  text: string;
  picture: SharePicture;
};

export const shareSize = {width: 1200, height: 630} as const;

/** Raise it when the drawing changes: the address of every image changes with it, and nobody is shown an old one. */
const drawingVersion = 2;

/**
 * The words and the picture of a page's share image, in one language.
 * @throws when the catalog lacks a word or a message cannot be formatted
 */
export async function shareCardOf(page: Page, locale: Locale): Promise<ShareCard> {
  const words = await wordsIn(locale);
  return {
    path: page.path,
    locale,
    brand: factsIn(locale).brand,
    name: words.text(`${page.words}.name`),
    title: words.text(`${page.words}.share.title`),
    text: words.text(`${page.words}.share.text`),
    picture: pictureOf(page, words),
  };
}

/** The address of a page's share image (a path, without the origin) and what its metadata says of it. */
export async function shareImageOf(page: Page, locale: Locale) {
  const card = await shareCardOf(page, locale);
  return {url: shareUrlOf(card), ...shareSize, alt: `${card.brand}: ${card.title}`, type: 'image/png'} as const;
}

/** `/share/hi/products/skycart-3f9a1c20.png`: named by its content, so that it can be cached for ever. */
export function shareUrlOf(card: ShareCard): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('hex')
    .slice(0, 8);
  return `/share/${card.locale}${card.path === '/' ? '/home' : card.path}-${hash}.png`;
}

/** Texts and amounts of a language without a request: a route handler has no root parameter to take it from. */
async function wordsIn(locale: Locale): Promise<ShareWords> {
  const language = {
    locale: languages[locale].tag,
    formats: formatsOf(locale),
    onError(error: Error) {
      throw error;
    },
  };
  const t = createTranslator({...language, messages: await messagesOf(locale)});
  const format = createFormatter(language);
  const facts = factsIn(locale);
  return {
    // Keys are put together from the facts; i18n/shape.ts proves that the catalogs have them.
    text: (key, values) => t(key as never, {...facts, ...values} as never),
    rupees: (amount) => format.number(amount, 'rupees'),
    percent: (share) => format.number(share, 'percent'),
  };
}
