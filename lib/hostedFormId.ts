import type {Page} from '@/content/paths';
import {type ProductPage, products} from '@/content/products';
import {site} from '@/content/site';

/** The id of the hosted form on a page; undefined where the page has none, or where none is configured. */
export function hostedFormId({path, family, slug}: Page): string | undefined {
  const {portalId, ids} = site.forms;
  if (!portalId) return undefined;
  if (path === '/') return ids.home || undefined;
  const product: ProductPage | undefined = family === 'products' ? products[slug as keyof typeof products] : undefined;
  return (product && ids[product.form]) || undefined;
}
