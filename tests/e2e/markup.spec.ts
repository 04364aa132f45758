import {globSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {HtmlValidate} from 'html-validate';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {messageArguments} from '@/i18n/facts';
import {locales} from '@/i18n/languages';

/** Checks for what HTML and ARIA forbid. Rules about code style are off, because React writes the HTML. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The comparison table has explicit roles, because some browsers drop them with its layout.
    'no-redundant-role': 'off',
    // Browsers' readers drop every <button>, and with it the names of the comparison's rows.
    'prefer-native-element': ['error', {exclude: ['button']}],
    // A phone number may break between its groups.
    'tel-non-breaking': 'off',
  },
});

/**
 * The elements that all converters of HTML to text put on lines of their own. Newer elements such as `nav` and `section`
 * are missing, because some converters do not put them on their own lines.
 */
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
/** Elements without text. `wbr` is one of them, because it does not separate words. */
const elementsWithoutText = new Set(['script', 'style', 'template', 'wbr']);
const landmarks = new Set(['header', 'main', 'footer']);

/** Punctuation may touch the word before or after it. */
const endsInWord = /[^\s(“‘]$/u;
const beginsWithWord = /^[^\s.,;:!?)’”।]/u;

const isText = (node: Tree.ChildNode): node is Tree.TextNode => node.nodeName === '#text';
const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

/** The places at which a word of one element touches a word of the next, without a space between them. */
function touchingWords(html: string): string[] {
  const found: string[] = [];
  /** The text before this one, if both are on the same line. */
  let previous: {text: string; parent: Tree.ParentNode} | undefined;
  const readText = (text: string, parent: Tree.ParentNode) => {
    const isInOtherElement = previous !== undefined && previous.parent !== parent;
    if (previous && isInOtherElement && endsInWord.test(previous.text) && beginsWithWord.test(text)) {
      found.push(`${previous.text.slice(-30)}|${text.slice(0, 30)}`);
    }
    previous = {text, parent};
  };
  const read = (parent: Tree.ParentNode, isInLandmark: boolean) => {
    for (const node of parent.childNodes) {
      if (isText(node) && isInLandmark) {
        readText(node.value, parent);
      } else if (isElement(node) && !elementsWithoutText.has(node.tagName)) {
        const isBlock = blocks.has(node.tagName);
        if (isBlock) previous = undefined;
        read(node, isInLandmark || landmarks.has(node.tagName));
        if (isBlock) previous = undefined;
        // The text that follows in the parent counts as that of another element, even if this element was only an icon.
        else if (previous) previous = {...previous, parent: node};
      }
    }
  };
  read(parse(html), false);
  return found;
}

/** The headings of first and second level in <main>, as HTML. */
function headingsOf(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.match(/<h([12])\b.*?<\/h\1>/gs) ?? [];
}

for (const locale of locales) {
  const files = globSync([`dist/pages/${locale}.html`, `dist/pages/${locale}/**/*.html`]).sort();
  // A page has the same elements in every language, so each language validates a part of the pages.
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

  test(`words of neighbouring elements do not touch when a page is read as plain text, ${locale}`, () => {
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) expect.soft(touchingWords(readFileSync(file, 'utf8')), file).toEqual([]);
  });

  test(`no heading breaks the brand across two lines, ${locale}`, () => {
    for (const file of files) {
      const headings = headingsOf(readFileSync(file, 'utf8'));
      expect.soft(headings.length, file).toBeGreaterThan(0);
      // In headings the brand has a no-break space, so that it is not found with a plain one.
      expect.soft(headings.join(), file).not.toContain(messageArguments(locale).brand);
    }
  });
}
