import {type Collection, type Slug, slugsOf} from '@/content/paths';

/**
 * The entries before and after one in its collection's order. The first follows the last, so that every page of a collection can be
 * reached from any other, however few of them the menus list.
 */
export function neighboursOf<F extends Collection>(collection: F, slug: Slug<F>): {previous: Slug<F>; next: Slug<F>} {
  const slugs = slugsOf(collection);
  const at = slugs.indexOf(slug);
  return {previous: slugs.at(at - 1) ?? slug, next: slugs[at + 1] ?? slugs[0] ?? slug};
}
