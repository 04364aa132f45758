import {globSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {HtmlValidate} from 'html-validate';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {messageArguments} from '@/i18n/facts';
import {locales} from '@/i18n/languages';

/** What HTML and ARIA forbid; how it is written is React's. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The comparison table repeats its roles for browsers that lose them with its layout.
    'no-redundant-role': 'off',
    // Spaces between the groups of a telephone number may break.
    'tel-non-breaking': 'off',
  },
});

/** What every converter of HTML to text gives a line of its own; the younger ones leave `nav` or `section` in the line. */
const blocks = new Set(
  (
    'address article blockquote br caption dd div dl dt fieldset form h1 h2 h3 h4 h5 h6 hr legend li ol option p pre table tbody ' +
    'td tfoot th thead tr ul'
  ).split(' '),
);
/** A place to break, as in an address, is no place between words. */
const unread = new Set(['script', 'style', 'template', 'wbr']);
const landmarks = new Set(['header', 'main', 'footer']);

/** Punctuation belongs to the word before it or behind it. */
const endsWord = /[^\s(“‘]$/u;
const beginsWord = /^[^\s.,;:!?)’”।]/u;

/** Where the text of one element ends in a word and that of the next begins with one, without a space between them. */
function touching(html: string): string[] {
  const places: string[] = [];
  let last: {text: string; parent: Tree.ParentNode} | undefined;
  const read = (parent: Tree.ParentNode, inLandmark: boolean) => {
    for (const node of parent.childNodes) {
      if (node.nodeName === '#text' && inLandmark) {
        const {value} = node as Tree.TextNode;
        if (last && last.parent !== parent && endsWord.test(last.text) && beginsWord.test(value)) {
          places.push(`${last.text.slice(-30)}|${value.slice(0, 30)}`);
        }
        last = {text: value, parent};
      } else if ('tagName' in node && !unread.has(node.tagName)) {
        const separates = blocks.has(node.tagName);
        if (separates) last = undefined;
        read(node, inLandmark || landmarks.has(node.tagName));
        // What follows in the parent is another element's, also when only an icon stood between.
        last = separates ? undefined : last && {...last, parent: node};
      }
    }
  };
  read(parse(html), false);
  return places;
}

for (const [language, locale] of locales.entries()) {
  const files = globSync([`dist/pages/${locale}.html`, `dist/pages/${locale}/**/*.html`]).sort();

  test(`pages are valid HTML, each in one of the languages: ${locale}`, async () => {
    expect(files.length).toBeGreaterThan(40);
    for (const file of files.filter((_, index) => index % locales.length === language)) {
      const {results} = await validator.validateFile(file);
      const said = results.flatMap(({messages}) => messages);
      const places = said.map(({ruleId, message, line, column}) => `${line}:${column} ${ruleId}: ${message}`);
      expect.soft(places, file).toEqual([]);
    }
  });

  test(`no word touches the next element's without styles, and no heading breaks the brand in two, ${locale}`, () => {
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const html = readFileSync(file, 'utf8');
      expect.soft(touching(html), file).toEqual([]);
      const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
      const headings = main.match(/<h([12])\b.*?<\/h\1>/gs) ?? [];
      expect.soft(headings.length, file).toBeGreaterThan(0);
      // The space within it does not break.
      expect.soft(headings.join(), file).not.toContain(messageArguments(locale).brand);
    }
  });
}
