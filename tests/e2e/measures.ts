import type {Page} from '@playwright/test';

/** How far the page can be scrolled to the side, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Texts that reach out of the window, or out of a box that cuts them off.
 * @param but a selector of parts in which they may
 */
export function cutTexts(page: Page, but = ''): Promise<string[]> {
  return page.evaluate((but) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility({visibilityProperty: true})) continue;
      if (element.closest(`[aria-hidden="true"], script, style, dialog${but}`)) continue;
      range.selectNodeContents(text);
      for (const {left, right, top, bottom, width} of range.getClientRects()) {
        if (width === 0) continue;
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const {overflowX, overflowY} = getComputedStyle(box);
          // What only a screen reader reads is a pixel wide, and what scrolls is not cut off.
          if (box.clientWidth === 1) break;
          if (/auto|scroll/.test(overflowX + overflowY)) break;
          // A carousel's other slides wait outside.
          if (box.hasAttribute('data-ready')) break;
          const outer = box.getBoundingClientRect();
          const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          if (
            (clips(overflowX) && (left < outer.left - 1 || right > outer.right + 1)) ||
            (clips(overflowY) && (top < outer.top - 3 || bottom > outer.bottom + 3))
          ) {
            cut.push(`${text.textContent.trim().slice(0, 60)} (in ${box.className})`);
          }
          if (box.parentElement === document.body && (left < -1 || right > window.innerWidth + 1)) {
            cut.push(`${text.textContent.trim().slice(0, 60)} (outside the window)`);
          }
        }
      }
    }
    return [...new Set(cut)];
  }, but && `, ${but}`);
}

/** Words of headings and of tables' heads that a line's end breaks in two. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll('h1, h2, h3, th')) {
      if (!heading.checkVisibility({visibilityProperty: true})) continue;
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        // Behind a hyphen a line may end.
        for (const {0: word, index} of (text.textContent ?? '').matchAll(/[^\s\u00a0-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom)));
          if (lines.size > 1) broken.push(`${word} (${heading.textContent?.slice(0, 60)})`);
        }
      }
    }
    return broken;
  });
}
