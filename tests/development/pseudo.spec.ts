import {affiliationLogos, partnerLogos} from '@/content/logos';
import {pages} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {languages, pseudoLocale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {cutTexts, sidewaysScroll, textsOf} from '../e2e/measures';
import {expect, illustratedPages, test, visit} from '../e2e/support';

/**
 * Every page in the pseudo-locale. A word without an accent is not in the catalogs, so it could not be translated. Words that are cut off
 * on a phone here would be cut off in a long translation too.
 */
test.use({viewport: {width: 360, height: 740}, contextOptions: {reducedMotion: 'reduce'}});

const {brand, company} = messageArguments(pseudoLocale);
const languageNames = new Intl.DisplayNames('en', {type: 'language'});

const logoNames = [partnerLogos, affiliationLogos].flatMap((logos) => Object.values(logos).map(({name}) => name));

/** Texts that are the same in every language: names, a coupon code, the site's own URLs. */
const sharedNames = [
  brand,
  company,
  site.forms.service,
  site.email,
  site.origin,
  'FEST55',
  ...logoNames,
  ...publishedLocales.flatMap((locale) => [languages[locale].name, languageNames.of(locale) ?? locale]),
  // The email address may break at the @. Last, because the names before contain parts of it.
  ...site.email.split('@'),
];
/** Without the home page's, which is the prefix of all others. */
const shownAddresses = pages.map(({path}) => localizedHref(pseudoLocale, path)).filter((address) => address.length > 7);

/** The words of a text: runs of letters. */
const wordsIn = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** Words from Intl, which does not know the pseudo-locale: months, days of the week, am and pm, and list conjunctions. */
function intlWords(): Set<string> {
  const {tag} = languages[pseudoLocale];
  const texts = [new Intl.ListFormat(tag).format(['1', '2', '3'])];
  for (const style of ['short', 'long'] as const) {
    for (let month = 0; month < 12; month += 1) {
      texts.push(new Date(2026, month).toLocaleDateString(tag, {month: style}));
    }
    for (let day = 1; day <= 7; day += 1) {
      texts.push(new Date(2026, 0, day).toLocaleDateString(tag, {weekday: style}));
    }
  }
  for (const hour of [6, 18]) texts.push(new Date(2026, 0, 1, hour).toLocaleTimeString(tag, {hour: 'numeric'}));
  return new Set(texts.flatMap(wordsIn));
}
const wordsOfIntl = intlWords();

const initials = /^\p{Lu}{2}$/u;

/** The words of a text that are not from the catalogs, because they have no accent. */
function foreignWords(text: string): string[] {
  // Derived from a person's name in the catalogs.
  if (initials.test(text)) return [];
  let rest = text.replaceAll('\u00a0', ' ');
  for (const name of [...sharedNames, ...shownAddresses]) rest = rest.replaceAll(name, ' ');
  const foreign = wordsIn(rest).filter((word) => /^[A-Za-z]+$/.test(word) && !wordsOfIntl.has(word));
  return foreign.map((word) => `${word} in “${text}”`);
}

/**
 * Elements that may be cut off in the pseudo-locale only: figures and a drawing's label, for which only the brackets are too wide, and
 * hyphenated words on one line, which are longer than in any language.
 */
const tooLongInPseudoLocale =
  '[role="img"] > .whitespace-nowrap, [role="group"] dd, h3 .whitespace-nowrap, nav b .whitespace-nowrap';

for (const path of illustratedPages) {
  test(`${path} has all words from the catalogs, and space for longer ones`, async ({page}) => {
    await visit(page, {path, url: localizedHref(pseudoLocale, path)});
    // The site's font is wider than the fallback font.
    await page.evaluate(() => document.fonts.ready);
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(50);
    expect.soft(texts.flatMap(foreignWords)).toEqual([]);
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await cutTexts(page, tooLongInPseudoLocale)).toEqual([]);
  });
}
