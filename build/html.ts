import MagicString from 'magic-string';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** Where something stands in a document's text, as offsets; the end is the first character after it. */
type Place = {start: number; end: number};

export type Element = Place & {
  /** In lower case. */
  name: string;
  attributes: Record<string, string>;
  /** Its inner HTML; an element without an end tag has none. */
  content?: Place & {text: string};
};

/** Whether an address is that of a file of Next's build: steps leave what comes from elsewhere as it is. */
export const isNextFile = (address: string | undefined): boolean => Boolean(address?.startsWith('/_next/'));

/** Every element that the document's text names, in its order. What a parser adds by itself, such as a missing <head>, is left out. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];

  const addChildren = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue;
      const element = elementAt(node, html);
      if (element) elements.push(element);
      addChildren('content' in node ? node.content : node);
    }
  };

  addChildren(parse(html, {sourceCodeLocationInfo: true}));
  return elements;
}

function elementAt(node: Tree.Element, html: string): Element | undefined {
  const location = node.sourceCodeLocation;
  if (!location?.startTag) return undefined;

  const attributes: Record<string, string> = {};
  for (const {name, value} of node.attrs) attributes[name] = value;
  const element: Element = {name: node.tagName, attributes, start: location.startOffset, end: location.endOffset};
  if (location.endTag) {
    const start = location.startTag.endOffset;
    const end = location.endTag.startOffset;
    element.content = {start, end, text: html.slice(start, end)};
  }
  return element;
}

/** The document with some of its text changed; every other byte stays as it was. */
export async function edit(html: string, change: (text: MagicString, elements: Element[]) => unknown): Promise<string> {
  const text = new MagicString(html);
  await change(text, elementsOf(html));
  return text.toString();
}
