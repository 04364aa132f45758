import {getMessages, getTranslations} from 'next-intl/server';
import {type Collection, type Path, pageOf, type Slug} from '@/content/paths';
import {type Messages, refuseMissingBelow} from './catalogs';
import {messageArguments} from './facts';
import {pageLocale} from './locale';
import type {At, Words} from './shape';
import {errorAt} from './sourceFaults';
import {mapTexts, type Tree} from './tree';

type Strings<T> = T extends string ? string : {[K in keyof T]: Strings<T[K]>};

/** All words of a namespace: `WordsAt<'forms.sent'>`. */
export type WordsAt<Namespace extends string> = Strings<At<Messages, Namespace>>;

/** @throws when a message cannot be formatted, which fails the build, or is missing, with its place */
async function formattedAt(namespace: string, values: Record<string, string> = {}): Promise<Tree> {
  if (process.env.NODE_ENV === 'development') await refuseMissingBelow(namespace);
  const [messages, t] = await Promise.all([getMessages(), getTranslations()]);
  const allValues = {...messageArguments(await pageLocale()), ...values};
  let branch: Tree = messages;
  for (const name of namespace.split('.')) {
    if (!branch[name]) throw errorAt(namespace, 'is missing');
    branch = branch[name] as Tree;
  }
  const format = (_: string, key: string) => {
    try {
      // Known at run time only, so next-intl cannot check their types: i18n/shapeProof.ts proves that they exist.
      return t(key as never, allValues as never);
    } catch (error) {
      throw errorAt(key, error);
    }
  };
  return mapTexts(branch, format, namespace);
}

/** All words of a namespace. Their arguments are the company's figures and names, and `values`. */
export const wordsAt = <Namespace extends string>(namespace: Namespace, values?: Record<string, string>) =>
  formattedAt(namespace, values) as Promise<WordsAt<Namespace>>;

/** The words of one entry of a page collection, in the shape that its facts require (i18n/shape.ts). */
export const wordsOf = <F extends Collection>(collection: F, slug: Slug<F>) =>
  formattedAt(`${collection}.${slug}`) as unknown as Promise<Words[F]>;

/** The short name of a page, for menus, breadcrumbs and the footer. */
export async function pageName(path: Path): Promise<string> {
  const t = await getTranslations();
  // i18n/shapeProof.ts proves that every page has a name.
  return t(`${pageOf(path).wordsKey}.name` as never);
}

/** The entries of a list, each with its key, in the order of the English catalog. */
export const entriesOf = <K extends string, T extends object>(list: Record<K, T>) =>
  (Object.entries(list) as [K, T][]).map(([id, texts]) => ({...texts, id}));
