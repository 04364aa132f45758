/**
 * `npm run dates`: dates the pages whose words or facts have changed. Search engines ignore dates that change without the page. Run it for
 * a release and not on branches, whose dates would conflict. With `--check` it only reports the changes.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import './withoutSettings';
import {pages} from '@/content/paths';
import {publishedLocales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {fingerprintOf} from '@/lib/seo/fingerprint';

const file = 'content/lastModified.json';
const known = JSON.parse(readFileSync(file, 'utf8'));
const date = new Date().toISOString().slice(0, 10);
const dates: Record<string, object> = {};
let changed = 0;
// Only pages for search engines have a date.
for (const locale of publishedLocales) {
  const messages = catalogTree(locale);
  for (const page of pages) {
    const fingerprint = fingerprintOf(page, locale, messages);
    const before = known[page.path]?.[locale];
    const isSame = before?.fingerprint === fingerprint;
    if (!isSame) changed += 1;
    const entry = isSame ? before : {date, fingerprint};
    dates[page.path] = {...dates[page.path], [locale]: entry};
  }
}

const pagesChanged = `${changed} ${changed === 1 ? 'page has' : 'pages have'} changed`;
if (!process.argv.includes('--check')) {
  writeFileSync(file, `${JSON.stringify(dates, null, 2)}\n`);
  console.log(`${pagesChanged} since they were last dated.`);
} else if (changed) {
  console.log(`${pagesChanged} since the date that the sitemap says. For a release: npm run dates`);
}
