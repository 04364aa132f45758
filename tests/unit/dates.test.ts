import {spawnSync} from 'node:child_process';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import dates from '@/content/lastModified.json';
import {legal} from '@/content/legal';
import {pages} from '@/content/paths';
import {defaultLocale} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {fingerprintOf} from '@/lib/seo/fingerprint';
import {copyProject} from './support/projectCopy';

type RecordedDate = {date: string; fingerprint: string};
/** The dates by path and language. */
const recordedDates: Record<string, Record<string, RecordedDate>> = dates;
const today = new Date().toISOString().slice(0, 10);

test('no date is in the future', () => {
  const days = Object.values(recordedDates)
    .flatMap((byLocale) => Object.values(byLocale))
    .map(({date}) => date);
  expect(days.length).toBeGreaterThan(pages.length);
  for (const day of days) {
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(day <= today).toBe(true);
  }
});

test.each(Object.entries(legal))('%s shows a date that is not older than its English words', (slug, {updated}) => {
  const page = pages.find(({wordsKey}) => wordsKey === `legal.${slug}`);
  const recorded = page && recordedDates[page.path]?.[defaultLocale];
  if (!page || !recorded) throw new Error(`No dated page has the words legal.${slug}.`);
  const isAsDated = recorded.fingerprint === fingerprintOf(page, defaultLocale, catalogTree(defaultLocale));
  const isNewer = updated > recorded.date || updated === today;
  expect(isAsDated ? updated >= recorded.date : isNewer, `content/legal.ts: ${slug} has changed`).toBe(true);
});

describe('before a release, `npm run dates`', () => {
  const copy = copyProject(['content', 'i18n', 'lib', 'messages', 'settings', 'tools', 'package.json', '.env.example']);
  const file = 'content/lastModified.json';
  afterAll(copy.remove);

  function runDates(...args: string[]): string {
    const command = ['--import', './tools/alias.ts', 'tools/dates.ts', ...args];
    const {stdout, stderr} = spawnSync(process.execPath, command, {cwd: copy.root, encoding: 'utf8'});
    expect(stderr).toBe('');
    return stdout;
  }
  const read = (): typeof recordedDates => JSON.parse(copy.read(file));

  beforeAll(() => {
    runDates();
    // All dates are another day's, and one page no longer exists.
    const before = JSON.parse(copy.read(file).replaceAll(today, '2020-01-02'));
    copy.write(file, JSON.stringify({...before, '/gone': before['/']}));
    copy.edit('messages/hi/contact.json', /("title": ")/, '$1नया ');
  });

  test('reports the changed pages with --check, and writes nothing', () => {
    const before = copy.read(file);
    expect(runDates('--check')).toMatch(/^1 page has changed /);
    expect(copy.read(file)).toBe(before);
  });

  test('dates only the changed pages', () => {
    runDates();
    const after = read();
    expect(after['/contact']?.hi?.date).toBe(today);
    expect(after['/contact']?.en?.date).toBe('2020-01-02');
    expect(after['/']?.hi?.date).toBe('2020-01-02');
    expect(after).not.toHaveProperty('/gone');
    expect(runDates('--check')).toBe('');
  });
});
