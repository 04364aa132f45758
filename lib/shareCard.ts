import type {Page} from '@/content/paths';
import {campaign} from '@/content/plans';
import {messageArguments} from '@/i18n/facts';
import type {Locale} from '@/i18n/languages';
import {type Translator, translatorOf} from '@/i18n/translator';
import {shortHash} from '@/lib/contentHash';
import {drawableText} from '@/lib/format';

/** The texts of a share image. It is drawn in share/. Pages that only need its address do not load the drawing engine. */
export type ShareCard = {
  page: Page;
  locale: Locale;
  /** For the texts inside the picture. */
  translator: Translator;
  brand: string;
  /** The page's short name, above the title. */
  name: string;
  title: string;
  text: string;
};

export const shareSize = {width: 1200, height: 630} as const;

/** @throws if a message is missing or cannot be formatted */
export async function shareCardOf(page: Page, locale: Locale): Promise<ShareCard> {
  const translator = drawable(await translatorOf(locale));
  return {
    page,
    locale,
    translator,
    brand: messageArguments(locale).brand,
    name: translator.text(`${page.wordsKey}.name`),
    title: translator.text(`${page.wordsKey}.share.title`),
    text: translator.text(`${page.wordsKey}.share.text`),
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
export function sharePathOf({locale, page}: Pick<ShareCard, 'locale' | 'page'>): string {
  const imagePath = page.path === '/' ? '/home' : page.path;
  return `/share/${locale}${imagePath}.png`;
}

/** The path with a version that changes with the image, so that it can be cached for good. An older version still leads to an image. */
export function shareUrlOf(card: ShareCard): string {
  // SHARE_HASH is a hash of the files that make the images (next.config.mjs), with all texts inside the pictures. The campaign depends
  // on the day, and the card's texts on the settings. JSON.stringify leaves out the functions of the card's translator.
  const content = JSON.stringify([process.env.SHARE_HASH, campaign, card]);
  const version = shortHash(content);
  return `${sharePathOf(card)}?v=${version}`;
}
