import {getMessages, getTranslations} from 'next-intl/server';
import {factsOnPage} from '@/content/figures';
import type {Family, Slug} from '@/content/paths';
import {pageLocale} from './locale';
import type {Words} from './shape';

type Tree = {[key: string]: string | Tree};

/**
 * All words of one entry of a page family, formatted, in the shape that its facts ask for (i18n/shape.ts).
 * Every message gets the company's figures and names as arguments.
 * @throws when a message cannot be formatted, which fails the build
 */
export async function wordsOf<F extends Family>(family: F, slug: Slug<F>): Promise<Words[F]> {
  const [messages, t] = await Promise.all([getMessages(), getTranslations()]);
  const facts = factsOnPage(await pageLocale());
  const format = (branch: Tree, path: string): Tree =>
    Object.fromEntries(
      Object.entries(branch).map(([key, value]) => {
        const at = `${path}.${key}`;
        // The key comes from the catalog itself; its arguments are checked against `Facts` in i18n/shape.ts.
        return [key, typeof value === 'string' ? t(at as never, facts as never) : format(value, at)];
      }),
    );
  const entry = (messages[family] as Record<string, Tree>)[slug] ?? {};
  // i18n/shape.ts proves that the catalog has this shape; the loop above keeps it.
  return format(entry, `${family}.${slug}`) as Words[F];
}
