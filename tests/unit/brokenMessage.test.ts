import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createTranslator} from 'next-intl';
import {afterAll, expect, test} from 'vitest';
import {factsIn} from '@/i18n/facts';
import {withFallback} from '@/i18n/fallback';
import {readProject} from '@/tools/messages/catalogs';
import {check} from '@/tools/messages/check';

/** A translator’s slip costs a visitor one sentence in English, never a key or a page; and the check says where it is. */
const root = mkdtempSync(path.join(tmpdir(), 'broken-'));
const file = path.join(root, 'messages/hi/contact.json');
cpSync('messages', path.join(root, 'messages'), {recursive: true});
afterAll(() => rmSync(root, {recursive: true, force: true}));

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));
const english = read('messages/en/contact.json');
const hindi = read('messages/hi/contact.json');
const {title, description} = english.meta;

const pageOf = (translation: object) =>
  createTranslator({
    locale: 'hi-IN',
    messages: withFallback(english, translation),
    onError: (error) => {
      throw error;
    },
  });

test.each([
  ['a brace that is not closed', '{brand को बिल के बारे में फ़ोन करें।', 'syntax'],
  ['a tag that is not closed', '<b>{brand} को बिल के बारे में फ़ोन करें।', 'syntax'],
  ['a name that English does not have', '{naam} को बिल के बारे में फ़ोन करें।', 'arguments'],
  ['no text', '', 'empty'],
])('%s: the page shows English, its neighbours stay Hindi, and the check names the line', (_, broken, code) => {
  const translation = {...hindi, meta: {...hindi.meta, description: broken}};
  const t = pageOf(translation);
  const facts = factsIn('hi');
  expect(t('meta.description' as never, facts as never)).toBe(description.replace('{brand}', facts.brand));
  expect(t('meta.title' as never, facts as never)).toBe(hindi.meta.title);
  expect(hindi.meta.title).not.toBe(title);

  const text = `${JSON.stringify(translation, null, 2)}\n`;
  writeFileSync(file, text);
  const {issues} = check(readProject(root, ['en', 'hi']), {locales: ['hi'], file: 'contact.json'});
  expect(issues.filter(({severity}) => severity === 'error')).toMatchObject([
    {locale: 'hi', file: 'contact.json', key: 'meta.description', code},
  ]);
  const [, before = ''] = /^([\s\S]*?)"description"/.exec(text) ?? [];
  expect(issues[0]?.line).toBe(before.split('\n').length);
});
