import {marksIn} from '@/i18n/marks';

/** A text of the catalogs where it stands on the page: as text, or as an attribute of an element. */
export type MarkedText = {index: number; place: Range | Element};

const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder', 'content'];

/** All texts with marks below an element; one that is drawn in several pieces reaches from its first to its last. */
export function markedTexts(root: Element): MarkedText[] {
  const found: MarkedText[] = [];
  const open: {index: number; range: Range}[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style')) continue;
    for (const {at, length, begins} of marksIn(node.textContent ?? '')) {
      if (begins !== undefined) {
        const range = document.createRange();
        // With the marks: a letter that is joined to one is only drawn over as a whole.
        range.setStart(node, at);
        // Until its end is found, which a template may have cut off.
        range.setEnd(node, node.textContent?.length ?? 0);
        open.push({index: begins, range});
        found.push({index: begins, place: range});
      } else open.pop()?.range.setEnd(node, at + length);
    }
  }
  for (const element of root.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    for (const name of attributes) {
      const index = marksIn(element.getAttribute(name) ?? '').find(({begins}) => begins !== undefined)?.begins;
      if (index !== undefined) found.push({index, place: element});
    }
  }
  return found;
}

/** Whether a text is drawn at a point of the window, and nothing is drawn over it there. */
export function isAt({place}: MarkedText, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  if (place instanceof Element)
    return place === top || (top !== null && place.contains(top) && place.matches('a, button, img, svg, [role="img"]'));
  const holder = place.startContainer.parentElement;
  if (!holder || !top || !(holder.contains(top) || top.contains(holder))) return false;
  return [...place.getClientRects()].some(
    ({left, right, top: upper, bottom}) => x >= left && x <= right && y >= upper && y <= bottom,
  );
}

/** Whether a text belongs to an element: stands in it or in its label, or is one of its attributes. */
export const isOf = ({place}: MarkedText, element: Element) =>
  place instanceof Element
    ? place === element
    : [element, ...((element as HTMLInputElement).labels ?? [])].some((part) => part.contains(place.startContainer));
