import {getMessages, getTranslations} from 'next-intl/server';
import {type Collection, type Path, pageOf, type Slug} from '@/content/paths';
import {factsOnPage} from './facts';
import {pageLocale} from './locale';
import type {Words} from './shape';
import {mapTexts, type Tree} from './tree';

/**
 * All words of one entry of a page collection, formatted, in the shape that its facts ask for (i18n/shape.ts).
 * Every message gets the company's figures and names as arguments.
 * @throws when a message cannot be formatted, which fails the build
 */
export async function wordsOf<F extends Collection>(collection: F, slug: Slug<F>): Promise<Words[F]> {
  const [messages, t] = await Promise.all([getMessages(), getTranslations()]);
  const facts = factsOnPage(await pageLocale());
  // The key comes from the catalog itself; its arguments are checked against `Facts` in i18n/shape.ts.
  const format = (_: string, key: string) => t(key as never, facts as never);
  const entry = (messages[collection] as Record<string, Tree>)[slug] ?? {};
  // i18n/shape.ts proves that the catalog has this shape; mapping its texts keeps it.
  return mapTexts(entry, format, `${collection}.${slug}`) as Words[F];
}

/** The short name of a page, as menus, breadcrumbs and the footer call it. */
export async function pageName(path: Path): Promise<string> {
  const t = await getTranslations();
  // Every page's words have a name: i18n/shape.ts for collections, the catalogs' types for the rest.
  return t(`${pageOf(path).words}.name` as never);
}

/**
 * The texts of a list in the order of its facts, each with its key: the catalog's own order means nothing.
 * @throws when a key has no text, which i18n/shape.ts rules out
 */
export function inOrder<K extends string, T extends object>(keys: readonly K[], texts: Partial<Record<K, T>>) {
  return keys.map((id) => {
    const text = texts[id];
    if (!text) throw new Error(`No words for “${id}”: there are some for ${Object.keys(texts).join(', ')}.`);
    return {...text, id};
  });
}
