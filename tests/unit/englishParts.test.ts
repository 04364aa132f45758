import {afterAll, beforeAll, expect, test} from 'vitest';
import {createEnglishParts} from '@/build/englishParts';
import {type Folder, folderWith} from './support/catalogFolder';

/** A screen reader pronounces untranslated text as English, not as Hindi. */
let folder: Folder;
let markEnglish: (html: string) => Promise<string>;

beforeAll(() => {
  folder = folderWith({
    'messages/glossary.json': {protected: ['SkyCart']},
    'messages/en/shop.json': {
      title: 'Sell everywhere',
      text: 'Free for {days, plural, one {# day} other {# days}}, then paid.',
      rich: 'Read <link>the terms</link> first.',
      broken: 'Close',
      done: 'Our shop',
      name: 'SkyCart',
    },
    'messages/hi/shop.json': {
      // Like `npm run messages -- add`.
      text: 'Free for {days, plural, one {# day} other {# days}}, then paid.',
      broken: '{nothing} बंद करें',
      done: 'हमारी दुकान',
      name: 'SkyCart',
    },
  });
  markEnglish = createEnglishParts(folder.root);
});
afterAll(() => folder.remove());

const pageOf = (body: string, lang = 'hi') =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>Sell everywhere</title></head><body>${body}</body></html>`;
const translated = '<p>हमारी दुकान</p>';

test.each([
  {what: 'a text that is missing', html: '<h1>Sell everywhere</h1>', marked: '<h1 lang="en">Sell everywhere</h1>'},
  {
    what: 'a text that is English still, with a figure in it',
    html: '<p>Free for <!-- -->14 days<!-- -->, then paid.</p>',
    marked: '<p lang="en">Free for <!-- -->14 days<!-- -->, then paid.</p>',
  },
  {
    what: 'a text with a link in it',
    html: '<p>Read <a href="/terms">the terms</a> first.</p>',
    marked: '<p lang="en">Read <a href="/terms">the terms</a> first.</p>',
  },
  {
    what: 'a heading whose phrases are kept together',
    html: '<h2>Sell\u00a0<span>everywhere</span></h2>',
    marked: '<h2 lang="en">Sell\u00a0<span>everywhere</span></h2>',
  },
  {
    what: 'what stands in for a broken translation, in a name that is only heard',
    html: '<button aria-label="Close"><svg></svg></button>',
    marked: '<button lang="en" aria-label="Close"><svg></svg></button>',
  },
  {
    what: 'the outermost element alone',
    html: '<ul><li>Close</li><li>Sell everywhere</li></ul>',
    marked: '<ul lang="en"><li>Close</li><li>Sell everywhere</li></ul>',
  },
  {
    what: 'only the English part of a mixed one',
    html: '<div><b>Close</b> हमारी दुकान</div>',
    marked: '<div><b lang="en">Close</b> हमारी दुकान</div>',
  },
])('in its own language: $what', async ({html, marked}) => {
  expect(await markEnglish(pageOf(translated + html))).toBe(pageOf(translated + marked));
});

test.each([
  {what: 'a translation', html: '<p>हमारी दुकान</p>'},
  {what: 'a name, which is the same in every language', html: '<p>SkyCart</p>'},
  {what: 'a figure', html: '<p>14</p>'},
  {what: 'what says its language itself', html: '<a lang="fr">Close</a>'},
  {what: 'code', html: '<script>Close</script>'},
])('stays as it is: $what', async ({html}) => {
  expect(await markEnglish(pageOf(translated + html))).toBe(pageOf(translated + html));
});

test('an English page stays as it is', async () => {
  const page = pageOf('<h1>Sell everywhere</h1>', 'en');
  expect(await markEnglish(page)).toBe(page);
});
