import {demoId} from './elementIds';
import {aboutKey} from './forms';
import {industries} from './industries';
import {legal} from './legal';
import type {PlanId} from './plans';
import {products} from './products';
import {type Product, productPricing} from './suite';
import {useCases} from './useCases';

/** Every public path, derived from the entries of the page collections. Imports nothing from next/, so that it can run anywhere. */

/** The collections whose pages are entries: their folder in the URL is also in the catalog's key. */
export const collections = {
  products: {folder: '/products', entries: products},
  industries: {folder: '/industries', entries: industries},
  useCases: {folder: '/use-cases', entries: useCases},
  productPricing: {folder: '/pricing', entries: productPricing},
  legal: {folder: '', entries: legal},
} as const;

export type Collection = keyof typeof collections;
export type Slug<F extends Collection> = keyof (typeof collections)[F]['entries'] & string;

type CollectionPath = {[F in Collection]: `${(typeof collections)[F]['folder']}/${Slug<F>}`}[Collection];

/** Pages that are one of a kind, and the catalog file each has. */
export const singlePages = {
  '/': 'home',
  '/pricing': 'pricing',
  '/partner-program': 'partner',
  '/contact': 'contact',
} as const;

export type Path = keyof typeof singlePages | CollectionPath;

/** A path of the site, with or without an anchor on it. */
export type Href = Path | `${Path}#${string}` | `/?${string}#${typeof demoId}`;

export type Page = {
  path: Path;
  /** Its own path, but for a page that says the same as another. */
  canonical: Path;
  /** The catalog key of its words. */
  words: string;
  /** Pages that are one of a kind have neither collection nor slug. */
  collection?: Collection;
  slug?: string;
};

export const slugsOf = <F extends Collection>(collection: F) =>
  Object.keys(collections[collection].entries) as Slug<F>[];

/** The path of one entry: `pathOf('products', 'skycart')` → `/products/skycart`. */
export const pathOf = <F extends Collection>(collection: F, slug: Slug<F>) =>
  // A template over a generic only widens to string.
  `${collections[collection].folder}/${slug}` as Path;

function singlePage([path, words]: [path: keyof typeof singlePages, words: string]): Page {
  return {path, canonical: path, words};
}

function collectionPage<F extends Collection>(collection: F, slug: Slug<F>): Page {
  const path = pathOf(collection, slug);
  // A slug of this very collection, which the compiler does not tell from the others'.
  const entry: {sameAs?: Slug<'products'>} = collections[collection].entries[slug as never];
  const canonical = entry.sameAs ? pathOf('products', entry.sameAs) : path;
  return {path, canonical, words: `${collection}.${slug}`, collection, slug};
}

// Object.entries() and Object.keys() widen to string; the objects have no other keys.
const singleEntries = Object.entries(singlePages) as [keyof typeof singlePages, string][];
const collectionNames = Object.keys(collections) as Collection[];

export const pages: readonly Page[] = [
  ...singleEntries.map(singlePage),
  ...collectionNames.flatMap((collection) => slugsOf(collection).map((slug) => collectionPage(collection, slug))),
];

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** The page at a path, or undefined: only these exist. */
export const pageAt = (path: string): Page | undefined => byPath.get(path);

/** The page at a path that exists. @throws only when the list above lacks a path of its own type */
export function pageOf(path: Path): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

/** The home page's demo section, where most buttons lead. */
export const demoHref = `/#${demoId}` satisfies Href;

/** The same from a page: the demo form gets to know its product, industry or use case. */
export function demoHrefFrom(path: Path | undefined): Href {
  // `/products/skycart` → `skycart`
  const slug = path?.split('/')[2];
  return slug ? `/?${aboutKey}=${slug}#${demoId}` : demoHref;
}

/** The same, with what the demo is about. */
export const demoHrefAbout = (about: PlanId | Product | Slug<'industries'> | Slug<'useCases'>) =>
  `/?${aboutKey}=${about}#${demoId}` satisfies Href;
