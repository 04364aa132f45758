import type {Locator, Page} from '@playwright/test';

/** Functions that measure a page in the browser. Most of them return a text for each fault. */

declare global {
  interface Window {
    /** The sum of the layout shifts that were not caused by the visitor. */
    shifts: number;
  }
}

/** Runs in the page, before its own scripts. Sums up layout shifts in `window.shifts`. */
export function watchShifts() {
  type LayoutShift = PerformanceEntry & {value: number; hadRecentInput: boolean};
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      if (!shift.hadRecentInput) window.shifts += shift.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** How far a page can be scrolled sideways, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Texts that are cut off by the viewport or by an element.
 * @param exceptIn a selector for parts in which texts may be cut off
 */
export function cutTexts(page: Page, exceptIn?: string): Promise<string[]> {
  const unread = '[aria-hidden="true"], script, style, dialog';
  const ignored = exceptIn ? `${unread}, ${exceptIn}` : unread;
  return page.evaluate((ignored) => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCutSideways = (line: DOMRect, {left, right}: DOMRect) => line.left < left - 1 || line.right > right + 1;
    /** By more than 3 px, because a font may be a little higher than the line that it is set in. */
    const isCutInHeight = (line: DOMRect, {top, bottom}: DOMRect) => line.top < top - 3 || line.bottom > bottom + 3;

    /** Describes what cuts off a line of text. Undefined if nothing does. */
    const cutterOf = (line: DOMRect, element: Element): string | undefined => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const {overflowX, overflowY} = getComputedStyle(box);
        // An element for screen readers only is one pixel wide.
        if (box.clientWidth === 1) return;
        // In an element that scrolls nothing is cut off.
        if (/auto|scroll/.test(overflowX + overflowY)) return;
        const outer = box.getBoundingClientRect();
        if (clips(overflowX) && isCutSideways(line, outer)) return `in ${box.className}`;
        if (clips(overflowY) && isCutInHeight(line, outer)) return `in ${box.className}`;
        const isOutermost = box.parentElement === document.body;
        if (isOutermost && (line.left < -1 || line.right > window.innerWidth + 1)) return 'outside the window';
      }
      return undefined;
    };

    const cut = new Set<string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent?.trim();
      const element = text.parentElement;
      if (!words || !element?.checkVisibility({visibilityProperty: true}) || element.closest(ignored)) continue;
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const cutter = line.width > 0 ? cutterOf(line, element) : undefined;
        if (cutter) cut.add(`${words.slice(0, 60)} (${cutter})`);
      }
    }
    return [...cut];
  }, ignored);
}

/** Sets the text spacing of WCAG 1.4.12. Runs in the page. */
export function spaceTexts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  // Not a <style> element, which the page's policy would block.
  document.adoptedStyleSheets = [sheet];
}

/** Undoes `spaceTexts`. Runs in the page. */
export function unspaceTexts() {
  document.adoptedStyleSheets = [];
}

/**
 * Texts that are not visible after the browser has scrolled to them, as find in page does, and elements that it has scrolled although
 * visitors cannot scroll them back.
 */
export function unseenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Whether a position is in the viewport, and in each box around an element that does not let its content overflow. */
    const isInSight = (x: number, element: Element): boolean => {
      if (x < 0 || x > window.innerWidth) return false;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const {left, right} = box.getBoundingClientRect();
        const isOutside = x < left || x > right;
        if (isOutside && getComputedStyle(box).overflowX !== 'visible') return false;
      }
      return true;
    };

    const unseen = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim().slice(0, 60);
      const element = text.parentElement;
      if (!words || !element?.checkVisibility({visibilityProperty: true})) continue;
      element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      // Texts for screen readers do not count, nor texts in drawings, which have a label.
      if (element.clientWidth === 1 || element.closest('.sr-only, [aria-hidden="true"], [role="img"]')) continue;
      range.selectNodeContents(text);
      const [firstLine] = range.getClientRects();
      if (!firstLine || firstLine.width === 0) continue;
      const xOfFirstLetter = firstLine.left + Math.min(4, firstLine.width / 2);
      if (!isInSight(xOfFirstLetter, element)) unseen.add(words);
    }
    for (const box of document.querySelectorAll('body *')) {
      const {overflowX, overflowY} = getComputedStyle(box);
      const isMovedSideways = overflowX === 'hidden' && box.scrollLeft !== 0;
      const isMovedInHeight = overflowY === 'hidden' && box.scrollTop !== 0;
      if (isMovedSideways || isMovedInHeight) unseen.add(`${box.className} is displaced`);
    }
    return [...unseen];
  });
}

/** Elements that are fully covered by a sticky or fixed element while they have the focus. */
export function coveredStops(page: Page, stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]') {
  return page.evaluate(async (stops) => {
    /** Whether a point shows an element, a part of it, or its label. */
    const isShownAt = (x: number, y: number, element: Element) => {
      // A tooltip does not count as a cover, because it closes with Escape and on blur.
      const shown = document.elementsFromPoint(x, y).find((one) => !one.closest('[data-radix-popper-content-wrapper]'));
      return shown !== undefined && (element.contains(shown) || shown.closest('label')?.control === element);
    };
    /** Whether any of nine points of an element is not covered. */
    const isInSight = (element: Element) => {
      // A link that wraps has a box for each line. Of an element that is larger than the viewport, the visible part counts.
      for (const box of element.getClientRects()) {
        const left = Math.max(box.left, 0);
        const right = Math.min(box.right, innerWidth);
        const top = Math.max(box.top, 0);
        const bottom = Math.min(box.bottom, innerHeight);
        const shares = [0.1, 0.5, 0.9];
        for (const shareOfWidth of shares) {
          for (const shareOfHeight of shares) {
            const x = left + (right - left) * shareOfWidth;
            const y = top + (bottom - top) * shareOfHeight;
            if (isShownAt(x, y, element)) return true;
          }
        }
      }
      return false;
    };
    const elements = [...document.querySelectorAll<HTMLElement>(stops)];
    const covered = new Set<string>();
    // As with Tab, and back as with Shift+Tab, which scrolls the other way.
    for (const element of [...elements, ...elements.toReversed()]) {
      if (!element.checkVisibility({visibilityProperty: true}) || element.tabIndex < 0) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      await new Promise(requestAnimationFrame);
      // React may have replaced the element.
      if (!element.isConnected || isInSight(element)) continue;
      covered.add(`${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
    }
    return [...covered];
  }, stops);
}

/** Words of headings and table headers that are broken across two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll('h1, h2, h3, th')) {
      if (!heading.checkVisibility({visibilityProperty: true})) continue;
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        // A line may end after a hyphen, so the parts of such a word count as words.
        for (const match of (text.textContent ?? '').matchAll(/[^\s\u00a0-]+/g)) {
          const [word] = match;
          range.setStart(text, match.index);
          range.setEnd(text, match.index + word.length);
          const lines = new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom)));
          if (lines.size > 1) broken.push(`${word} (${heading.textContent?.slice(0, 60)})`);
        }
      }
    }
    return broken;
  });
}

/** Scrolls to the end of the page, one viewport at a time, so that lazy parts load. */
export function readThrough(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A headless browser sometimes draws no frame until it gets another command.
        setTimeout(resolve, 1000);
      });
    }
  });
}

/** Runs in the page. Returns the heading, texts and links of a section that its drawing overlaps. */
export function textsUnder(drawing: Element): (string | null)[] {
  const drawn = drawing.getBoundingClientRect();
  const range = document.createRange();
  const isUnder = ({left, right, top, bottom}: DOMRect) =>
    drawn.left < right && drawn.right > left && drawn.top < bottom && drawn.bottom > top;
  const linesOf = (element: Element) => {
    // A link also reacts beside its words.
    if (element.matches('a')) return element.getClientRects();
    range.selectNodeContents(element);
    return range.getClientRects();
  };
  const overlapped: (string | null)[] = [];
  for (const element of drawing.closest('section')?.querySelectorAll('h1, p, a') ?? []) {
    const lines = [...linesOf(element)];
    if (lines.some(isUnder)) overlapped.push(element.textContent);
  }
  return overlapped;
}

/** Visible links, buttons and fields whose target is smaller than 44 px. Links in a sentence may be as small as their line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Points just inside a square of 44 px.
    const probes = [
      {side: 'above', x: 0, y: -21},
      {side: 'below', x: 0, y: 21},
      {side: 'left', x: -21, y: 0},
      {side: 'right', x: 21, y: 0},
    ];
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
    /** A link that has a text beside it. */
    const isInSentence = (target: Element) => {
      const neighbours = [...(target.parentElement?.childNodes ?? [])];
      return target.matches('p a, li a, dd a') && neighbours.some(isText);
    };
    const isInReach = (target: Element) =>
      target.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !target.closest('[inert]');

    const small: string[] = [];
    for (const target of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!isInReach(target) || isInSentence(target)) continue;
      target.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
      const {left, top, width, height} = target.getBoundingClientRect();
      // Targets for screen readers only, or outside of the viewport, do not count.
      if (width <= 1 || left >= window.innerWidth || top < 0) continue;
      const answersAt = (x: number, y: number) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        // The element at the point has to be the target, a part of it, or its label.
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
      };
      const misses = probes.filter(({x, y}) => !answersAt(x, y)).map(({side}) => side);
      if (misses.length > 0) {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        const size = `${Math.round(width)} × ${Math.round(height)}`;
        small.push(`${target.tagName} ${name} (${size}) misses ${misses.join(' and ')}`);
      }
    }
    return small;
  });
}

/** The elements with a running animation at the top of the page. */
export function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
    const moving: string[] = [];
    for (const {playState, effect} of document.getAnimations()) {
      const element = effect instanceof KeyframeEffect ? effect.target : null;
      if (playState === 'running') moving.push(element?.outerHTML.slice(0, 120) ?? 'something');
    }
    return moving;
  });
}

/**
 * The elements of <main> that are rendered but transparent.
 * @param above only elements whose top is above this position, in px
 */
export function transparentElements(page: Page, above = Number.MAX_SAFE_INTEGER): Promise<string[]> {
  return page.locator('main *').evaluateAll(
    (elements, above) =>
      elements
        .filter((element) => element.getBoundingClientRect().top < above && element.checkVisibility())
        .filter((element) => !element.checkVisibility({opacityProperty: true}))
        .map((element) => element.outerHTML.slice(0, 120)),
    above,
  );
}

/** All texts of a page that a visitor can see or hear: those that are hidden for now, attributes and metadata too. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'alt',
      'title',
      'placeholder',
      'content',
    ];
    const elements = [
      ...document.querySelectorAll('body *'),
      // `description`, `twitter:title`, `og:image:alt` and so on.
      ...document.querySelectorAll('meta:is([name$=description], [name$=title], [name$=alt])'),
      ...document.querySelectorAll('meta:is([property$=description], [property$=title], [property$=alt])'),
    ];
    const texts = [document.title];
    for (const element of elements) {
      for (const attribute of attributes) texts.push(element.getAttribute(attribute) ?? '');
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = !node.parentElement?.closest('script, style, noscript, [data-keys]');
      if (isShown) texts.push(node.textContent ?? '');
    }
    const trimmed = texts.map((text) => text.trim()).filter(Boolean);
    return [...new Set(trimmed)];
  });
}

/** A link that looks like a button. `bottom` is the distance of its lower edge from the top of the page, in px. */
export type ButtonLink = {href: string; isFilled: boolean; bottom: number};

/** Returns the links that look like buttons, which means that they have a border. */
export function buttonLinks(links: Locator): Promise<ButtonLink[]> {
  return links.evaluateAll((elements) => {
    const found: ButtonLink[] = [];
    for (const element of elements) {
      const {display, borderTopWidth, borderTopLeftRadius, backgroundColor} = getComputedStyle(element);
      const isFlexible = display === 'inline-flex' || display === 'flex';
      const hasFrame = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderTopLeftRadius) > 0;
      if (!isFlexible || !hasFrame) continue;
      found.push({
        href: element.getAttribute('href') ?? '',
        isFilled: backgroundColor !== 'rgba(0, 0, 0, 0)',
        bottom: element.getBoundingClientRect().bottom + window.scrollY,
      });
    }
    return found;
  });
}

/**
 * Visible buttons outside forms that change neither the document nor the address, the focus or a scroll position within two
 * seconds. All buttons are pressed in one call, because the snapshots would be too large to send.
 */
export function deadButtons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A button in a form may wait for input, and one that is already selected has nothing to do.
    const idle = 'form, [disabled], [aria-disabled="true"], [aria-selected="true"], [aria-pressed="true"]';
    const snapshot = () => {
      const elements = [...document.querySelectorAll('*')];
      const scrolled = elements.map(({scrollLeft, scrollTop}) => scrollLeft + scrollTop).join();
      const focused = document.activeElement ? elements.indexOf(document.activeElement) : -1;
      return `${window.location.href} ${focused} ${scrolled} ${document.body.outerHTML}`;
    };
    const changesFrom = async (before: string) => {
      const end = performance.now() + 2_000;
      while (performance.now() < end) {
        if (snapshot() !== before) return true;
        await new Promise((resolve) => window.setTimeout(resolve, 20));
      }
      return snapshot() !== before;
    };
    const dead: string[] = [];
    // This is a live list, because pressing a button may add others.
    const buttons = document.getElementsByTagName('button');
    for (let index = 0; index < buttons.length; index += 1) {
      const button = buttons[index];
      if (!button?.checkVisibility({visibilityProperty: true}) || button.closest(idle)) continue;
      button.focus();
      const before = snapshot();
      // It is not clicked with the mouse, because an open menu may cover it.
      button.click();
      if (!(await changesFrom(before))) dead.push(button.outerHTML.slice(0, 200));
    }
    return dead;
  });
}

type PictureSearch = {
  /** A selector for what may be a picture. */
  pictures: string;
  /** In px. Narrower ones are icons. */
  minWidth: number;
  /** A selector for what ends the search, before the end of <main>. */
  until?: string;
};

/** The height of the longest part of <main> without a picture, in px. */
export function largestGap(page: Page, search: PictureSearch): Promise<number> {
  return page.getByRole('main').evaluate((main, {pictures: selector, minWidth, until}: PictureSearch) => {
    const {top: start, bottom} = main.getBoundingClientRect();
    const last = until ? main.querySelector(until) : null;
    const end = last?.getBoundingClientRect().top ?? bottom;
    const pictures = [...main.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({top, width, height}) => top < end && width >= minWidth && height >= 80)
      .sort((one, other) => one.top - other.top);
    let shownUntil = start;
    let gap = 0;
    for (const picture of pictures) {
      gap = Math.max(gap, picture.top - shownUntil);
      shownUntil = Math.max(shownUntil, picture.bottom);
    }
    return Math.max(gap, end - shownUntil);
  }, search);
}

/** Runs in the page. Returns the texts of each picture that lie on one another, that an edge cuts off, and words that are broken in two. */
export function faultsOfPictures(pictures: Element[]): string[] {
  type Line = {words: string; element: Element; box: DOMRect};
  const faults = new Set<string>();
  const outermost = pictures.filter(
    (picture) => !pictures.some((other) => other !== picture && other.contains(picture)),
  );
  for (const picture of outermost) {
    picture.scrollIntoView({block: 'center', behavior: 'instant'});
    const lines = linesIn(picture).filter(({element, box}) => !isCovered(element, box));
    for (const [index, line] of lines.entries()) {
      if (isCut(line, picture)) faults.add(`cut: ${line.words}`);
      for (const other of lines.slice(index + 1)) {
        if (areOnOneAnother(line, other)) faults.add(`on one another: ${line.words} | ${other.words}`);
      }
    }
  }
  return [...faults];

  function linesIn(picture: Element): Line[] {
    const lines: Line[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent?.trim();
      const element = text.parentElement;
      if (!words || !element?.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({words, element, box});
      for (const {0: word, index} of (text.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({width}) => width > 1).map(({top}) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8) faults.add(`broken: ${word}`);
      }
    }
    return lines;
  }

  /** Whether something else lies on the middle of a text, as a note that lies on a screen does. */
  function isCovered(element: Element, {left, right, top, bottom}: DOMRect): boolean {
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!onTop || element.contains(onTop) || onTop.contains(element)) return false;
    return getComputedStyle(onTop).backgroundColor !== 'rgba(0, 0, 0, 0)' && onTop.tagName !== 'I';
  }

  /** Lines of one text may share a third of their boxes, which are higher than their letters. Labels have some space between them. */
  function areOnOneAnother(one: Line, other: Line): boolean {
    if (one.element === other.element) return false;
    const label = labelOf(one.element);
    const otherLabel = labelOf(other.element);
    const areLabels = !label.contains(otherLabel) && !otherLabel.contains(label);
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    const lineHeight = Math.min(one.box.height, other.box.height);
    return areLabels ? width > -3 && height > -3 : width > 2 && height > lineHeight / 3;
  }

  /** The label that a text belongs to: the closest element with a place of its own. */
  function labelOf(element: Element): Element {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).position === 'absolute') return box;
    }
    return document.body;
  }

  function isCut({element, box}: Line, picture: Element): boolean {
    for (let frame: Element | null = element; frame && frame !== picture.parentElement; frame = frame.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(frame);
      const edge = frame.getBoundingClientRect();
      const slack = box.height / 6;
      if (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) return true;
      if (overflowY !== 'visible' && (box.top < edge.top - slack || box.bottom > edge.bottom + slack)) return true;
    }
    return box.left < -1 || box.right > window.innerWidth + 1;
  }
}
