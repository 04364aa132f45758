import {createHash} from 'node:crypto';
import {factsIn} from '@/content/figures';
import {families, type Page} from '@/content/paths';
import {plans} from '@/content/plans';
import type {Locale} from '@/i18n/routing';

type Messages = {[key: string]: string | Messages};

/**
 * A short hash of what a page says in a language: its words as that language's catalogs have them, the figures that they
 * mention, and its facts. It changes when a reader would see a change; what all pages share is not in it.
 */
export function fingerprintOf({words, family, slug = ''}: Page, locale: Locale, messages: Messages): string {
  const own = words
    .split('.')
    .reduce<string | Messages | undefined>((tree, key) => (typeof tree === 'object' ? tree[key] : undefined), messages);
  const text = JSON.stringify(own);
  const figures = Object.entries(factsIn(locale)).filter(([name]) => text.includes(`{${name}`));
  const entry = family && families[family].entries[slug as never];
  const prices = words.startsWith('pricing') || family === 'productPricing' ? plans : undefined;
  return createHash('sha256')
    .update(JSON.stringify([text, figures, entry, prices]))
    .digest('hex')
    .slice(0, 12);
}
