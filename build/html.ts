import MagicString from 'magic-string';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

type Place = {start: number; end: number};
/** An element of a document and where it stands in the text. `content` is its inner HTML. */
export type Element = Place & {name: string; attributes: Record<string, string>; content?: Place & {text: string}};

/** Every element that the document's text names, in its order. */
export function elementsOf(html: string): Element[] {
  const walk = (parent: Tree.ParentNode): Element[] =>
    parent.childNodes.flatMap((node) => {
      if (!('tagName' in node)) return [];
      const inner = walk('content' in node ? node.content : node);
      const {startTag, endTag, startOffset: start, endOffset: end} = node.sourceCodeLocation ?? {};
      if (!startTag || start === undefined || end === undefined) return inner;
      const element: Element = {name: node.tagName, attributes: {}, start, end};
      for (const {name, value} of node.attrs) element.attributes[name] = value;
      const [from, to] = [startTag.endOffset, endTag?.startOffset];
      if (to !== undefined) element.content = {start: from, end: to, text: html.slice(from, to)};
      return [element, ...inner];
    });
  return walk(parse(html, {sourceCodeLocationInfo: true}));
}

/** The document with some of its text changed; every other byte stays as it was. */
export async function edit(html: string, change: (text: MagicString, elements: Element[]) => unknown): Promise<string> {
  const text = new MagicString(html);
  await change(text, elementsOf(html));
  return text.toString();
}
