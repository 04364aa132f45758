import {type MessageFormatElement, parse as parseMessage, TYPE} from '@formatjs/icu-messageformat-parser';
import MagicString from 'magic-string';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {defaultLocale, isLocale, pseudoLocale} from '@/i18n/languages';
import {englishTextsOf} from '@/i18n/tooling/englishTexts';
import {memoize} from '@/lib/memoize';

const languageOfPage = /<html[^>]* lang="(?<locale>[^"]+)"/;

/**
 * A step that marks untranslated parts of a document with `lang="en"`, so that they are read aloud and hyphenated as English. It does
 * not change pages in a fully translated language.
 */
export function createEnglishParts(root: string) {
  const textsOf = memoize((locale) => englishTextsOf(locale, root));
  const matcherOf = memoize((locale) => createMatcher(textsOf(locale)));

  return async (html: string): Promise<string> => {
    const locale = languageOfPage.exec(html)?.groups?.locale ?? '';
    const isTranslation = locale !== defaultLocale && isLocale(locale) && locale !== pseudoLocale;
    if (!isTranslation || !textsOf(locale).length) return html;

    const edits = new MagicString(html);
    const mark = ({tagName, sourceCodeLocation}: Tree.Element) => {
      if (!sourceCodeLocation) return;
      const endOfName = sourceCodeLocation.startOffset + '<'.length + tagName.length;
      edits.appendLeft(endOfName, ` lang="${defaultLocale}"`);
    };
    markParts(parse(html, {sourceCodeLocationInfo: true}), matcherOf(locale), mark);
    return edits.toString();
  };
}

/** `none`: the part has no words, as a figure or a drawing, or it has its own `lang`. */
type PartLanguage = 'english' | 'other' | 'none';

/** Finds the outermost elements in which every word is English. */
function markParts(
  document: Tree.Document,
  isEnglish: (text: string) => boolean,
  mark: (element: Tree.Element) => void,
) {
  const languageOf = (text: string): PartLanguage => {
    if (!/\p{L}/u.test(text)) return 'none';
    return isEnglish(text) ? 'english' : 'other';
  };

  const visit = (node: Tree.ChildNode): PartLanguage => {
    if (node.nodeName === '#text' && 'value' in node) return languageOf(node.value);
    if (!('tagName' in node) || wordless.includes(node.tagName)) return 'none';
    if (node.attrs.some(({name}) => name === 'lang') && node.tagName !== 'html') return 'none';

    // The whole text first: a heading may have each phrase in an element of its own, and a phrase alone is no message.
    if (isEnglish(textIn(node))) return 'english';
    const spoken = node.attrs.filter(({name}) => spokenAttributes.includes(name)).map(({value}) => languageOf(value));
    const children = node.childNodes.map((child) => ({child, language: visit(child)}));
    const languages = [...spoken, ...children.map(({language}) => language)];
    if (!languages.includes('other')) return languages.includes('english') ? 'english' : 'none';
    for (const {child, language} of children) {
      if (language === 'english' && 'tagName' in child) mark(child);
    }
    return 'other';
  };
  for (const child of document.childNodes) visit(child);
}

/** The head, and elements with code. */
const wordless = ['head', 'script', 'style', 'template'];
const spokenAttributes = ['alt', 'aria-label', 'placeholder'];

function textIn(node: Tree.ChildNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || wordless.includes(node.nodeName)) return '';
  return node.childNodes.map(textIn).join('');
}

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** In characters, for an argument such as an amount or a name. */
const longestArgument = 40;

/** Returns a function that says whether a text is one of these messages, or the text inside a tag of one, with any arguments. */
function createMatcher(messages: readonly string[]) {
  const whole = new Set<string>();
  const patterns: {expression: RegExp; longest: number}[] = [];
  const anyArgument = `.{1,${longestArgument}}`;
  for (const runs of messages.flatMap((message) => runsIn(parseMessage(message)))) {
    const words = runs.join('');
    const argumentCount = runs.length - 1;
    if (!/\p{L}/u.test(words)) continue;
    if (argumentCount === 0) {
      whole.add(withPlainSpaces(words));
      continue;
    }
    const escapedRuns = runs.map((run) => RegExp.escape(run.replace(/\s+/g, ' ')));
    const expression = new RegExp(`^${escapedRuns.join(anyArgument)}$`);
    patterns.push({expression, longest: words.length + argumentCount * longestArgument});
  }
  return (text: string): boolean => {
    const compared = withPlainSpaces(text);
    if (whole.has(compared)) return true;
    // Texts of large elements, such as the whole page, are too long for any message.
    return patterns.some(({expression, longest}) => compared.length <= longest && expression.test(compared));
  };
}

/**
 * The runs of text between the arguments of a message. Tags divide a message into parts, each with a list of its own:
 * `Free for {days} days. <b>Start</b>` → `[['Free for ', ' days. '], [''], ['Start']]`.
 */
function runsIn(elements: readonly MessageFormatElement[]): string[][] {
  const parts: string[][] = [];
  const insideTags: string[][] = [];
  let runs: string[] = [];
  let run = '';
  const endRun = () => {
    runs.push(run);
    run = '';
  };
  const endPart = () => {
    endRun();
    parts.push(runs);
    runs = [];
  };
  for (const element of elements) {
    if (element.type === TYPE.literal) {
      run += element.value;
    } else if (element.type === TYPE.tag) {
      endPart();
      insideTags.push(...runsIn(element.children));
    } else {
      endRun();
    }
  }
  endPart();
  return [...parts, ...insideTags];
}
