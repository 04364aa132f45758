import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {type DefaultTreeAdapterTypes as Html, parse} from 'parse5';
import {knownFacts} from '@/content/ownerFacts';
import type {Path} from '@/content/paths';
import {localizedHref} from '@/i18n/localePath';
import {places} from './places';

/**
 * The ordinary build, in which no fact of the owner is set, answers as a server. The one with all of them (`npm run build:example`) is
 * read from Next's folder.
 */
const exampleFolder = '.next/example/server/app';

type Language = 'en' | 'hi';
const languages: readonly Language[] = ['en', 'hi'];

/** A document's words with a space between elements and without word joiners, and the addresses of its links. */
function readable(html: string): string {
  const parts: string[] = [];
  const read = (parent: Html.ParentNode) => {
    for (const node of parent.childNodes) {
      if ('value' in node) parts.push(node.value);
      if (!('tagName' in node) || node.tagName === 'script' || node.tagName === 'style') continue;
      const href = node.attrs.find(({name}) => name === 'href')?.value;
      parts.push(' ');
      read(node);
      if (node.tagName === 'a') parts.push(` ${href}`);
      parts.push(' ');
    }
  };
  read(parse(html, {scriptingEnabled: false}));
  return parts.join('').replaceAll('\u2060', '').replace(/\s+/g, ' ');
}

const has = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

const withFacts = (page: Path, language: Language) =>
  readable(readFileSync(join(exampleFolder, `${language}${page === '/' ? '' : page}.html`), 'utf8'));

for (const [fact, placesOfFact] of Object.entries(places)) {
  // The owner's own value may be the example's.
  const isKnown = fact in knownFacts;
  for (const language of languages) {
    test(`${fact}, ${language}: visitors read it once the owner has set it, and nothing of it before`, async ({
      request,
    }) => {
      for (const {page, shows} of placesOfFact) {
        const url = localizedHref(language, page);
        const response = await request.get(url);
        expect(response.status(), url).toBe(200);
        const without = readable(await response.text());
        const wanted = shows[language];
        expect.soft(has(withFacts(page, language), wanted), `${url} with the fact: ${wanted}`).toBe(true);
        if (!isKnown) expect.soft(has(without, wanted), `${url} without the fact: ${wanted}`).toBe(false);
      }
    });
  }
}
