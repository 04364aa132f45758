import {type Family, type Slug, slugsOf} from '@/content/paths';

/**
 * The entries before and after one in its family's order. The first follows the last, so that every page of a family can be
 * reached from any other, however few of them the menus list.
 */
export function neighboursOf<F extends Family>(family: F, slug: Slug<F>): {previous: Slug<F>; next: Slug<F>} {
  const slugs = slugsOf(family);
  const at = slugs.indexOf(slug);
  return {previous: slugs.at(at - 1) ?? slug, next: slugs[at + 1] ?? slugs[0] ?? slug};
}
