import MagicString from 'magic-string';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** An element of a document and where it stands in the text. `content` is where its inner HTML begins and ends. */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  start: number;
  end: number;
  content: {start: number; end: number; text: string} | undefined;
};

/** Every element that the document's text names, in its order. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const walk = (node: Tree.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const place = child.sourceCodeLocation;
      if (place?.startTag) {
        const [start, end] = [place.startTag.endOffset, place.endTag?.startOffset];
        elements.push({
          name: child.tagName,
          attributes: Object.fromEntries(child.attrs.map(({name, value}) => [name, value])),
          start: place.startOffset,
          end: place.endOffset,
          content: end === undefined ? undefined : {start, end, text: html.slice(start, end)},
        });
      }
      walk('content' in child ? child.content : child);
    }
  };
  walk(parse(html, {sourceCodeLocationInfo: true}));
  return elements;
}

/** The document with some of its text changed; every other byte stays as it was. */
export function edit(html: string, change: (text: MagicString, elements: Element[]) => void): string {
  const text = new MagicString(html);
  change(text, elementsOf(html));
  return text.toString();
}

/** Whether an element is a script of the build that browsers of today run. */
export const isScript = ({name, attributes}: Element): boolean =>
  name === 'script' && attributes.src !== undefined && !('nomodule' in attributes);
