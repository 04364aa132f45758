import {expect, onTestFinished, test} from 'vitest';
import {copyProject} from './support/projectCopy';

const menu = /\n\s*"menu": .*/;

/** Types tie words to facts (i18n/shape.ts). Each of these mistakes is made in a copy of the project. */
test.each([
  ['an entry without words', ['en', 'hi'], 'industries', menu, '', /"industries\.[\w-]+\.menu"/],
  ['a Hindi file that lacks a key', ['hi'], 'industries', menu, '', /"industries\.[\w-]+\.menu"/],
  ['an argument that no figure fills', ['en'], 'industries', '"menu": "', '"menu": "{invented, number} ', /"invented"/],
  // One complaint about the entry, one about the words.
  [
    'a list whose facts and words differ',
    ['en', 'hi'],
    'pricing',
    '"premiumThemes"',
    '"stray"',
    /^.*pricing\.comparison\.rows\.premiumThemes\..*\n.+$/,
  ],
  [
    'a page without a title for search engines',
    ['en', 'hi'],
    'contact',
    /"meta": \{\s*"title": .*/,
    '"meta": {',
    /"contact\.meta\.title"/,
  ],
])('%s does not compile', (_, languages, file, from, to, complaint) => {
  const copy = copyProject(['i18n', 'content', 'lib', 'messages'], ['i18n/shape.ts']);
  onTestFinished(copy.remove);
  for (const language of languages) copy.edit(`messages/${language}/${file}.json`, from, to);
  const lines = copy.compile().split('\n');
  expect(lines.filter((line) => line.includes('shape.ts')).join('\n')).toMatch(complaint);
});
