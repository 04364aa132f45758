import {isHydrated, parsed} from './page';

/** The child nodes of elements with text, as the HTML had them. */
const childrenAsParsed = new Map<Node, ChildNode[]>();
parsed.then(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent && !parent.matches('script, style, textarea')) childrenAsParsed.set(parent, [...parent.childNodes]);
  }
});

/**
 * Undoes the browser's translation of the page before hydration. Translation replaces text nodes, so React would render the page again
 * and lose the focus and the text being typed. The browser translates the page again afterwards.
 */
export function restoreTexts() {
  if (isHydrated()) return;
  for (const [parent, children] of childrenAsParsed) {
    if (children.every((child) => child.parentNode === parent)) continue;
    for (const child of [...parent.childNodes]) {
      if (!children.includes(child)) child.remove();
    }
    // From the last to the first, so that the next sibling is always in place.
    for (const [index, child] of [...children.entries()].reverse()) {
      if (child.parentNode !== parent) parent.insertBefore(child, children[index + 1] ?? null);
    }
  }
}
