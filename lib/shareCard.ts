import {createHash} from 'node:crypto';
import type {Page} from '@/content/paths';
import {campaign} from '@/content/plans';
import {messageArguments} from '@/i18n/facts';
import type {Locale} from '@/i18n/languages';
import {type Translator, translatorOf} from '@/i18n/translator';
import {drawableText} from '@/lib/format';

/** The texts of a share image. It is drawn in share/. Pages that only need its address do not load the drawing engine. */
export type ShareCard = {
  page: Page;
  locale: Locale;
  /** For the texts inside the picture. */
  words: Translator;
  brand: string;
  /** The page's short name, above the title. */
  name: string;
  title: string;
  text: string;
};

export const shareSize = {width: 1200, height: 630} as const;

/** @throws if a message is missing or cannot be formatted */
export async function shareCardOf(page: Page, locale: Locale): Promise<ShareCard> {
  const words = drawable(await translatorOf(locale));
  return {
    page,
    locale,
    words,
    brand: messageArguments(locale).brand,
    name: words.text(`${page.wordsKey}.name`),
    title: words.text(`${page.wordsKey}.share.title`),
    text: words.text(`${page.wordsKey}.share.text`),
  };
}

/** A translator whose texts have only characters that the font of the share images has. */
export function drawable({text, rupees, percent}: Translator): Translator {
  return {
    text: (key, values) => drawableText(text(key, values)),
    rupees: (amount) => drawableText(rupees(amount)),
    percent: (share) => drawableText(percent(share)),
  };
}

/** A share image in a page's metadata. The URL is a path, without the origin. */
export async function shareImageOf(page: Page, locale: Locale) {
  const card = await shareCardOf(page, locale);
  return {url: shareUrlOf(card), ...shareSize, alt: `${card.brand}: ${card.title}`, type: 'image/png'} as const;
}

/** The path of a page's share image: `/share/hi/products/skycart.png`. */
export const sharePathOf = ({locale, page: {path}}: Pick<ShareCard, 'locale' | 'page'>): string =>
  `/share/${locale}${path === '/' ? '/home' : path}.png`;

/** The path with a version that changes with the image, so that it can be cached for good. An older version still leads to an image. */
export function shareUrlOf(card: ShareCard): string {
  const version = createHash('sha256')
    // SHARE_HASH is a hash of all files that make the images (next.config.mjs). The others depend on the day and the settings.
    .update(JSON.stringify([process.env.SHARE_HASH, campaign, card]))
    .digest('hex')
    .slice(0, 8);
  return `${sharePathOf(card)}?v=${version}`;
}
