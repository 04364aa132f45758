import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** The sum of the layout shifts that nobody caused. */
    shifts: number;
  }
}

/** Sums up layout shifts in `window.shifts`. Runs in the page, before its own scripts. */
export function watchShifts() {
  type LayoutShift = PerformanceEntry & {value: number; hadRecentInput: boolean};
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      if (!shift.hadRecentInput) window.shifts += shift.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Texts that reach out of the window, or out of a box that cuts them off, but for parts in which they may. */
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

/** Scrolls to the end, a window at a time, so that what loads late does. */
export function readThrough(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A headless browser now and then draws no frame until it is asked for something else.
        setTimeout(resolve, 1000);
      });
    }
  });
}

/** The heading, texts and buttons of a section into which its drawing reaches. Runs in the page. */
export function coveredBy(drawing: Element): (string | null)[] {
  const drawn = drawing.getBoundingClientRect();
  const words = document.createRange();
  return [...(drawing.closest('section')?.querySelectorAll('h1, p, a') ?? [])]
    .filter((element) => {
      words.selectNodeContents(element);
      return [...(element.matches('a') ? element : words).getClientRects()].some(
        ({left, right, top, bottom}) =>
          drawn.left < right && drawn.right > left && drawn.top < bottom && drawn.bottom > top,
      );
    })
    .map(({textContent}) => textContent);
}

/** Links, buttons and fields that answer to less than 44 px; a link in a sentence is as high as its line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const own = (node: Node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
    for (const target of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!target.checkVisibility({visibilityProperty: true, opacityProperty: true}) || target.closest('[inert]'))
        continue;
      const inSentence = target.matches('p a, li a, dd a') && [...(target.parentElement?.childNodes ?? [])].some(own);
      if (inSentence) continue;
      target.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
      const {left, top, width, height} = target.getBoundingClientRect();
      if (width <= 1 || left >= window.innerWidth || top < 0) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      // Just inside 44 px; what lies above a target is its label, or part of its answer.
      const answers = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
      };
      const misses = [
        [0, -21],
        [0, 21],
        [-21, 0],
        [21, 0],
      ].filter(([dx = 0, dy = 0]) => !answers(dx, dy));
      if (misses.length > 0) {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        small.push(
          `${target.tagName} ${name} (${Math.round(width)} × ${Math.round(height)}) misses ${misses.join(' and ')}`,
        );
      }
    }
    return small;
  });
}

export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
    return document
      .getAnimations()
      .filter(({playState}) => playState === 'running')
      .map(({effect}) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : ''));
  });
}

/** What is laid out but transparent, of <main>, with its top above a height. */
export function transparent(page: Page, height = Number.MAX_SAFE_INTEGER): Promise<string[]> {
  return page.locator('main *').evaluateAll(
    (elements, height) =>
      elements
        .filter((element) => element.getBoundingClientRect().top < height && element.checkVisibility())
        .filter((element) => !element.checkVisibility({opacityProperty: true}))
        .map((element) => element.outerHTML.slice(0, 120)),
    height,
  );
}

/** Everything that a visitor sees or hears of a page, on it and in the tab, opened or not. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const aria = ['label', 'description', 'valuetext', 'roledescription'].map((name) => `aria-${name}`);
    const attributes = [...aria, 'alt', 'title', 'placeholder', 'content'];
    const meta = ['description', 'title', 'alt'].flatMap((name) => [`meta[name$=${name}]`, `meta[property$=${name}]`]);
    const texts = [...document.querySelectorAll(`body *, ${meta}`)].flatMap((element) =>
      attributes.map((attribute) => element.getAttribute(attribute) ?? ''),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript, [data-keys]')) texts.push(node.textContent ?? '');
    }
    return [...new Set([document.title, ...texts].map((text) => text.trim()).filter(Boolean))];
  });
}

/**
 * Visible buttons outside forms that change neither the document, nor the address, nor the focus, nor a scroll position
 * within two seconds. All in one call: what a page looks like before and after every press is too much to send.
 */
export function deadButtons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // In a form a button may wait for input; one that is chosen already has nothing to do.
    const idle = 'form, [disabled], [aria-disabled="true"], [aria-selected="true"], [aria-pressed="true"]';
    const state = () => {
      const elements = [...document.querySelectorAll('*')];
      const scrolled = elements.map(({scrollLeft, scrollTop}) => scrollLeft + scrollTop).join();
      const focused = document.activeElement ? elements.indexOf(document.activeElement) : -1;
      return `${window.location.href} ${focused} ${scrolled} ${document.body.outerHTML}`;
    };
    const dead: string[] = [];
    // A live list: pressing one may bring others.
    const buttons = document.getElementsByTagName('button');
    for (let index = 0; index < buttons.length; index += 1) {
      const button = buttons[index];
      if (!button?.checkVisibility({visibilityProperty: true}) || button.closest(idle)) continue;
      button.focus();
      const before = state();
      // Not by the mouse: an open menu may lie above it.
      button.click();
      const end = performance.now() + 2_000;
      while (state() === before && performance.now() < end) {
        await new Promise((resolve) => window.setTimeout(resolve, 20));
      }
      if (state() === before) dead.push(button.outerHTML.slice(0, 200));
    }
    return dead;
  });
}
