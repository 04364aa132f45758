/**
 * Gives today's date to every page whose words or facts have changed (content/lastModified.json): for the sitemap and for
 * search engines, which stop believing dates that change when nothing did. Run after a change of words or facts:
 *   npm run dates
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import './withoutSettings';
import {pages} from '@/content/paths';
import {catalogTree} from '@/i18n/catalogFiles';
import {locales as all} from '@/i18n/languages';
import {unfinishedLanguages} from '@/i18n/unfinished';
import {fingerprintOf} from '@/lib/seo/fingerprint';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = new URL('../content/lastModified.json', import.meta.url);
const known = JSON.parse(readFileSync(file, 'utf8'));
const today = new Date().toISOString().slice(0, 10);
let changed = 0;
// What search engines are not told of has no date.
const unfinished = unfinishedLanguages(root);
const locales = all.filter((locale) => !unfinished.includes(locale));

const catalogs = new Map(locales.map((locale) => [locale, catalogTree(locale, root)]));

const dates = Object.fromEntries(
  pages.map((page) => [
    page.path,
    Object.fromEntries(
      locales.map((locale) => {
        const fingerprint = fingerprintOf(page, locale, catalogs.get(locale) ?? {});
        const before = known[page.path]?.[locale];
        if (before?.fingerprint === fingerprint) return [locale, before];
        changed += 1;
        return [locale, {date: today, fingerprint}];
      }),
    ),
  ]),
);

writeFileSync(file, `${JSON.stringify(dates, null, 2)}\n`);
console.log(`${changed} of ${pages.length * locales.length} pages have changed since they were last dated.`);
