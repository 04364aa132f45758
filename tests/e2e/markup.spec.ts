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
const blocks = new Set([
  'address',
  'article',
  'blockquote',
  'br',
  'caption',
  'dd',
  'div',
  'dl',
  'dt',
  'fieldset',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'legend',
  'li',
  'ol',
  'option',
  'p',
  'pre',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);
/** A place to break, as in an address, is no place between words. */
const unread = new Set(['script', 'style', 'template', 'wbr']);
const landmarks = new Set(['header', 'main', 'footer']);

/** Punctuation belongs to the word before it or behind it. */
const endsInWord = /[^\s(“‘]$/u;
const beginsWithWord = /^[^\s.,;:!?)’”।]/u;

const isText = (node: Tree.ChildNode): node is Tree.TextNode => node.nodeName === '#text';
const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

/** Where the text of one element ends in a word and that of the next begins with one, without a space between them. */
function touchingWords(html: string): string[] {
  const places: string[] = [];
  /** The text before, where it is in the same line. */
  let last: {text: string; parent: Tree.ParentNode} | undefined;
  const readText = (text: string, parent: Tree.ParentNode) => {
    const isInOtherElement = last !== undefined && last.parent !== parent;
    if (last && isInOtherElement && endsInWord.test(last.text) && beginsWithWord.test(text)) {
      places.push(`${last.text.slice(-30)}|${text.slice(0, 30)}`);
    }
    last = {text, parent};
  };
  const read = (parent: Tree.ParentNode, isInLandmark: boolean) => {
    for (const node of parent.childNodes) {
      if (isText(node) && isInLandmark) {
        readText(node.value, parent);
      } else if (isElement(node) && !unread.has(node.tagName)) {
        const isBlock = blocks.has(node.tagName);
        if (isBlock) last = undefined;
        read(node, isInLandmark || landmarks.has(node.tagName));
        if (isBlock) last = undefined;
        // What follows in the parent is another element's, also when only an icon stood between.
        else if (last) last = {...last, parent: node};
      }
    }
  };
  read(parse(html), false);
  return places;
}

/** The first and second headings of the page's own part, as HTML. */
function headingsOf(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.match(/<h([12])\b.*?<\/h\1>/gs) ?? [];
}

for (const locale of locales) {
  const files = globSync([`dist/pages/${locale}.html`, `dist/pages/${locale}/**/*.html`]).sort();
  // A page has the same elements in every language: half of them in each.
  const first = locales.indexOf(locale);
  const validated = files.filter((_, index) => index % locales.length === first);

  test(`pages are valid HTML, ${locale}`, async () => {
    expect(files.length).toBeGreaterThan(40);
    for (const file of validated) {
      const {results} = await validator.validateFile(file);
      const messages = results.flatMap((result) => result.messages);
      const faults = messages.map(({ruleId, message, line, column}) => `${line}:${column} ${ruleId}: ${message}`);
      expect.soft(faults, file).toEqual([]);
    }
  });

  test(`no word touches the next element’s without styles, ${locale}`, () => {
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) expect.soft(touchingWords(readFileSync(file, 'utf8')), file).toEqual([]);
  });

  test(`no heading breaks the brand in two, ${locale}`, () => {
    for (const file of files) {
      const headings = headingsOf(readFileSync(file, 'utf8'));
      expect.soft(headings.length, file).toBeGreaterThan(0);
      // The space within it does not break.
      expect.soft(headings.join(), file).not.toContain(messageArguments(locale).brand);
    }
  });
}
