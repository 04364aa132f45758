import {collections, slugsOf} from '@/content/paths';
import {localizedHref} from '@/i18n/localePath';
import {expect, test, words} from './support';

/** A visitor turns from an industry, or a use case, to the one beside it, and so reaches those that no menu lists. */
for (const [collection, locale] of [
  ['industries', 'en'],
  ['useCases', 'hi'],
] as const) {
  test(`${collection} lead on to the next page and back, ${locale}`, async ({page}) => {
    const text = words(locale);
    const labels = text.common.neighbours;
    const entries: Record<string, {name: string}> = text[collection];
    const [first = '', second = '', ...others]: string[] = slugsOf(collection);
    const last = others.at(-1) ?? '';
    const addressOf = (slug: string) => localizedHref(locale, `${collections[collection].folder}/${slug}`);
    const turns = page.getByRole('navigation', {name: labels.label});
    const turn = async (label: string, to: string) => {
      await expect(turns.getByRole('link')).toHaveCount(2);
      await turns.getByRole('link', {name: `${label} ${entries[to]?.name}`, exact: true}).click();
      await expect(page).toHaveURL(addressOf(to));
    };

    await page.goto(addressOf(first));
    await turn(labels.next, second);
    await turn(labels.previous, first);
    // The first page of the book follows its last.
    await turn(labels.previous, last);
    await turn(labels.next, first);
  });
}
