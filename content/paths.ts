import {demoId} from './elementIds';
import {aboutKey} from './formFields';
import {industries} from './industries';
import {legal} from './legal';
import type {PlanId} from './plans';
import {products} from './products';
import {type Product, productPricing} from './suite';
import {useCases} from './useCases';

/** Every public path, derived from the page collections. It imports nothing from `next/`, so that it runs anywhere. */

/** The collections of pages, each with its folder in the URL. The words of an entry are in the catalog of the collection's name. */
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

/** Pages that are one of a kind, each with its catalog. */
export const singlePages = {
  '/': 'home',
  '/pricing': 'pricing',
  '/partner-program': 'partner',
  '/contact': 'contact',
} as const;

export type Path = keyof typeof singlePages | CollectionPath;

/** A path of the site, with or without an anchor. */
export type Href = Path | `${Path}#${string}` | `/?${string}#${typeof demoId}`;

export type Page = {
  path: Path;
  /** The path of the page, or of the page that it repeats. */
  canonical: Path;
  /** The catalog key of its words. */
  wordsKey: string;
  /** Pages that are one of a kind have neither collection nor slug. */
  collection?: Collection;
  slug?: string;
};

export const slugsOf = <F extends Collection>(collection: F) =>
  Object.keys(collections[collection].entries) as Slug<F>[];

/** The path of one entry: `pathOf('products', 'skycart')` → `/products/skycart`. */
export const pathOf = <F extends Collection>(collection: F, slug: Slug<F>) =>
  // TypeScript widens a template string with a generic to `string`.
  `${collections[collection].folder}/${slug}` as Path;

function singlePage([path, wordsKey]: [path: keyof typeof singlePages, wordsKey: string]): Page {
  return {path, canonical: path, wordsKey};
}

function collectionPage<F extends Collection>(collection: F, slug: Slug<F>): Page {
  const path = pathOf(collection, slug);
  // The slug belongs to this collection, but TypeScript does not see that.
  const entry: {sameAs?: Slug<'products'>} = collections[collection].entries[slug as never];
  const canonical = entry.sameAs ? pathOf('products', entry.sameAs) : path;
  return {path, canonical, wordsKey: `${collection}.${slug}`, collection, slug};
}

// Object.entries() and Object.keys() widen the keys to `string`.
const singleEntries = Object.entries(singlePages) as [keyof typeof singlePages, string][];
const collectionNames = Object.keys(collections) as Collection[];

export const pages: readonly Page[] = [
  ...singleEntries.map(singlePage),
  ...collectionNames.flatMap((collection) => slugsOf(collection).map((slug) => collectionPage(collection, slug))),
];

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** The page at a path. Undefined if the site has no such page. */
export const pageAt = (path: string): Page | undefined => byPath.get(path);

/** The page at a known path. @throws if `pages` lacks it, which the type of the path rules out */
export function pageOf(path: Path): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

/** The home page's demo section, where most buttons lead. */
export const demoHref = `/#${demoId}` satisfies Href;

/** A link to the demo section from a page. Its query gives the form the page's product, industry or use case. */
export function demoHrefFrom(path: Path | undefined): Href {
  // `/products/skycart` → `skycart`
  const slug = path?.split('/')[2];
  return slug ? `/?${aboutKey}=${slug}#${demoId}` : demoHref;
}

/** A link to the demo section, whose query gives the form the subject of the demo. */
export const demoHrefAbout = (about: PlanId | Product | Slug<'industries'> | Slug<'useCases'>) =>
  `/?${aboutKey}=${about}#${demoId}` satisfies Href;
