import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import glossary from '@/messages/glossary.json';

type Tree = {[key: string]: string | Tree};

const leaves = (branch: Tree, path: string): [string, string][] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : leaves(value, `${path}.${key}`),
  );

const messagesIn = (language: string) =>
  readdirSync(`messages/${language}`)
    .filter((file) => /^[^.]+\.json$/.test(file))
    .flatMap((file) =>
      leaves(JSON.parse(readFileSync(`messages/${language}/${file}`, 'utf8')), file.replace('.json', '')),
    );

/** What is left of a message without its arguments: their names are Latin in every language. */
const prose = (message: string) => message.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ' ');

/** Sample data that is Latin by its nature: a web address, a tax number. */
const samples = ['scenes.storefront.address', 'scenes.counterDesk.gstin'];

const protectedNames = new Set(glossary.protected.flatMap((name) => name.split(' ')));

describe('Hindi', () => {
  const messages = messagesIn('hi');

  test('Latin letters stand only in protected names', () => {
    const spoken = messages.filter(([key]) => !samples.includes(key));
    const foreign = spoken.flatMap(([key, message]) =>
      (prose(message).match(/[A-Za-z][A-Za-z0-9]*/g) ?? [])
        .filter((word) => !protectedNames.has(word))
        .map((word) => `${key}: ${word}`),
    );
    expect(foreign).toEqual([]);
  });

  test('no word is used that has a better one', () => {
    const letters = '\\u0900-\\u0963\\u0971-\\u097F';
    const found = Object.entries(glossary.hi.forbidden).flatMap(([word, better]) =>
      messages
        .filter(([, message]) => new RegExp(`(?<![${letters}])${word}`).test(message))
        .map(([key]) => `${key}: ${word}, better ${better}`),
    );
    expect(found).toEqual([]);
  });

  test('names of products stay as they are', () => {
    const english = new Map(messagesIn('en'));
    const names = glossary.protected.slice(0, glossary.protected.indexOf('Starter'));
    const lost = messages.flatMap(([key, message]) =>
      names
        // A heading may leave the name to the text below it.
        .filter((name) => key.endsWith('.name') && english.get(key)?.includes(name) && !message.includes(name))
        .map((name) => `${key}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  test('every term has a translation that the catalogs use', () => {
    const all = messages.map(([, message]) => message).join('\n');
    const unused = Object.entries(glossary.hi.terms).filter(([, words]) => !words.some((word) => all.includes(word)));
    expect(unused).toEqual([]);
  });
});
