/** Runs `replace`, which draws an element again with the same texts, and selects what the visitor had selected in it. */
export function keepSelection(element: HTMLElement | null, replace: () => void): void {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!element || !selection || !range || range.collapsed || !element.contains(range.commonAncestorContainer)) {
    replace();
    return;
  }
  const start = lengthUntil(element, range.startContainer, range.startOffset);
  const end = lengthUntil(element, range.endContainer, range.endOffset);
  replace();
  const from = placeAfter(element, start);
  const to = placeAfter(element, end);
  if (from && to) selection.setBaseAndExtent(from.text, from.offset, to.text, to.offset);
}

/** The number of characters of an element before a place in it. */
function lengthUntil(element: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** The place in an element after a number of characters. */
function placeAfter(element: HTMLElement, length: number) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const ownLength = text.textContent?.length ?? 0;
    if (left <= ownLength) return {text, offset: left};
    left -= ownLength;
  }
  return undefined;
}
