import {createHash} from 'node:crypto';
import type {Page} from '@/content/paths';
import {campaign} from '@/content/plans';
import {messageArguments} from '@/i18n/facts';
import type {Locale} from '@/i18n/languages';
import {type Translator, translatorOf} from '@/i18n/translator';
import {drawableText} from '@/lib/format';

/** The image of a shared link. Apart from its drawing in share/, whose engine no page's metadata needs. */
export type ShareCard = {
  page: Page;
  locale: Locale;
  /** For what the picture says. */
  words: Translator;
  brand: string;
  /** The page's short name, above the title. */
  name: string;
  title: string;
  text: string;
};

export const shareSize = {width: 1200, height: 630} as const;

/** @throws when the catalog lacks a word or a message cannot be formatted */
export async function shareCardOf(page: Page, locale: Locale): Promise<ShareCard> {
  const words = drawable(await translatorOf(locale));
  return {
    page,
    locale,
    words,
    brand: messageArguments(locale).brand,
    name: words.text(`${page.words}.name`),
    title: words.text(`${page.words}.share.title`),
    text: words.text(`${page.words}.share.text`),
  };
}

/** Words that the share images' typeface has all characters of. */
export function drawable({text, rupees, percent}: Translator): Translator {
  return {
    text: (key, values) => drawableText(text(key, values)),
    rupees: (amount) => drawableText(rupees(amount)),
    percent: (share) => drawableText(percent(share)),
  };
}

/** The address of a page's share image (a path, without the origin) and what its metadata says of it. */
export async function shareImageOf(page: Page, locale: Locale) {
  const card = await shareCardOf(page, locale);
  return {url: shareUrlOf(card), ...shareSize, alt: `${card.brand}: ${card.title}`, type: 'image/png'} as const;
}

/** Where a page's share image is: `/share/hi/products/skycart.png`. */
export const sharePathOf = ({locale, page: {path}}: Pick<ShareCard, 'locale' | 'page'>): string =>
  `/share/${locale}${path === '/' ? '/home' : path}.png`;

/** The address in the metadata. It changes with the image, so that it can be cached for ever; an older one still leads to an image. */
export function shareUrlOf(card: ShareCard): string {
  const version = createHash('sha256')
    // What pictures are made of (next.config.mjs), and what depends on the build's day and settings.
    .update(JSON.stringify([process.env.SHARE_HASH, campaign, card]))
    .digest('hex')
    .slice(0, 8);
  return `${sharePathOf(card)}?v=${version}`;
}
