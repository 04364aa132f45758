/** `npm run dates`: today's date for pages whose words or facts changed. Search engines stop believing dates that change alone. */
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import './withoutSettings';
import {pages} from '@/content/paths';
import {locales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {unfinishedLanguages} from '@/i18n/tooling/unfinished';
import {fingerprintOf} from '@/lib/seo/fingerprint';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = new URL('../content/lastModified.json', import.meta.url);
const known = JSON.parse(readFileSync(file, 'utf8'));
const date = new Date().toISOString().slice(0, 10);
const dates: Record<string, object> = {};
let changed = 0;
// What search engines are not to find has no date.
const unfinished = unfinishedLanguages(root);
for (const locale of locales.filter((one) => !unfinished.includes(one))) {
  const messages = catalogTree(locale, root);
  for (const page of pages) {
    const fingerprint = fingerprintOf(page, locale, messages);
    const before = known[page.path]?.[locale];
    const isSame = before?.fingerprint === fingerprint;
    if (!isSame) changed += 1;
    const entry = isSame ? before : {date, fingerprint};
    dates[page.path] = {...dates[page.path], [locale]: entry};
  }
}

writeFileSync(file, `${JSON.stringify(dates, null, 2)}\n`);
console.log(`${changed} pages have changed since they were last dated.`);
