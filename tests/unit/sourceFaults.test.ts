import {expect, test} from 'vitest';
import {refuseBroken, refuseMissing} from '@/i18n/sourceFaults';
import {translatorOf} from '@/i18n/translator';

const source = {home: {hero: {title: 'Sell everywhere', days: '{count, plural, one {# day} other {# days}}'}}};

test('catalogs without faults pass', () => {
  expect(() => refuseBroken(source)).not.toThrow();
  expect(() => refuseMissing(source, source, 'home')).not.toThrow();
});

test.each([
  {fault: 'a brace that stays open', text: 'Sell {brand everywhere'},
  {fault: 'a tag that stays open', text: 'Sell <b>everywhere'},
  {fault: 'a plural without other', text: '{count, plural, one {# day}}'},
])('an invalid English text is reported with its file and key: $fault', ({text}) => {
  const broken = {...source, pricing: {hero: {text}}};
  expect(() => refuseBroken(broken)).toThrow('messages/en/pricing.json, hero.text cannot be read');
  expect(() => refuseBroken(broken)).toThrow('npm run messages');
});

test('a key that English lacks is reported only if a page uses its namespace', () => {
  const hindi = {home: {hero: {title: 'हर जगह बेचिए', note: 'आज ही'}}};
  expect(() => refuseMissing(source, hindi, 'home.hero')).toThrow('messages/en/home.json, hero.note is missing');
  expect(() => refuseMissing(source, hindi, 'home')).toThrow('hero.note');
  expect(() => refuseMissing(source, hindi, 'home.closing')).not.toThrow();
});

test('a text with an unknown key throws with its file and key', async () => {
  const {text} = await translatorOf('en');
  expect(() => text('home.hero.nothing')).toThrow('messages/en/home.json, hero.nothing: ');
});
