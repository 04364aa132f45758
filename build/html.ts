import MagicString from 'magic-string';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** A range of a document's text, as offsets. `end` is the first character after it. */
type Range = {start: number; end: number};

export type Element = Range & {
  /** In lower case. */
  name: string;
  attributes: Record<string, string>;
  /** The offset of each attribute in the document's text. */
  attributeStarts: Record<string, number>;
  /** The inner HTML. Undefined if the element has no end tag. */
  content?: Range & {text: string};
};

/** Whether a URL is that of a file of Next's build. Steps do not change other files. */
export const isNextFile = (address: string | undefined): boolean => Boolean(address?.startsWith('/_next/'));

/** The elements whose tags are in the document, in order. Elements that the parser adds, such as a missing <head>, are left out. */
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

  const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
  const attributeLocations = Object.entries(location.attrs ?? {});
  const element: Element = {
    name: node.tagName,
    attributes,
    attributeStarts: Object.fromEntries(attributeLocations.map(([name, {startOffset}]) => [name, startOffset])),
    start: location.startOffset,
    end: location.endOffset,
  };
  if (location.endTag) {
    const start = location.startTag.endOffset;
    const end = location.endTag.startOffset;
    element.content = {start, end, text: html.slice(start, end)};
  }
  return element;
}

/** Changes parts of a document and keeps every other byte. @param change records its edits, which refer to offsets in the document */
export async function edit(
  html: string,
  change: (edits: MagicString, elements: Element[]) => unknown,
): Promise<string> {
  const edits = new MagicString(html);
  await change(edits, elementsOf(html));
  return edits.toString();
}
