/**
 * Runs in the browser, first thing in a document's body: loads React's scripts once a part of the page needs them. A part says so in
 * its `data-hydrate`:
 * - `load`: once the page is painted
 * - `visible`: when it comes within a window's height of the window
 * - `interaction`: when it is pointed at, focused, touched or pressed; parts that wait for something else do so, too
 * - `hover`: when a mouse points at it or the keyboard's focus comes to it; a press does without React
 *
 * All scripts run, in their order, or none: with one lost, Next would put an error in the place of a page that works without, and of
 * what was typed there. Where they do not run in time, `data-scriptless` tells the style sheet.
 */
import {formReadyTimeout} from '@/content/uiConstants';

const root = document.documentElement;
const sources = document.currentScript?.dataset.sources?.split(' ') ?? [];
const retryAfter = 2000;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const once = (target: EventTarget, type: string) =>
  new Promise((done) => target.addEventListener(type, done, {once: true}));

/** Not `DOMContentLoaded`, which waits for the page's own script. */
const parsed = once(document, 'readystatechange');
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({type: 'paint', buffered: true});
  // A background tab is never painted.
  once(window, 'load').then(() => wait(1000).then(done));
});
/** A page that the browser prerenders is shown later, or never. */
const shown = 'prerendering' in document && document.prerendering ? once(document, 'prerenderingchange') : undefined;

/** The button that was pressed last, the key that moves within a part, and what was pointed at, before React could answer. */
let pressed: HTMLElement | undefined;
let moved: KeyboardEvent | undefined;
let pointed: Element | undefined;

const earlyEvents = ['pointerover', 'focusin', 'pointerdown', 'click', 'keydown'] as const;
const needed = new Promise<void>((need) => {
  const onEvent = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const part = target?.closest<HTMLElement>('[data-hydrate]');
    if (!target || !part) return;

    const isPointer = event instanceof PointerEvent && event.pointerType !== 'touch';
    if (event.type === 'pointerover' && isPointer) pointed = target;
    if (event.type === 'click') keepPress(event, target);
    if (event instanceof KeyboardEvent && /^(Arrow|Home|End)/.test(event.key) && target.matches('button'))
      moved = event;

    const isHover =
      (event.type === 'pointerover' && isPointer) || (event.type === 'focusin' && target.matches(':focus-visible'));
    if (isHover || part.dataset.hydrate !== 'hover') need();
  };
  for (const type of earlyEvents) addEventListener(type, onEvent, true);
  once(window, 'hydrated').then(() => {
    for (const type of earlyEvents) removeEventListener(type, onEvent, true);
    repeatEarlyEvents();
  });
  watchParts(need);
});

/** A button looks pressed (app/globals.css) until React answers. What opens something (`aria-expanded`) does so without React. */
function keepPress(event: Event, target: Element) {
  const button = target.closest<HTMLElement>('button[type="button"]:not([aria-expanded])');
  if (!button) return;
  // React on its way would answer twice.
  event.stopPropagation();
  delete pressed?.dataset.pressed;
  pressed = button;
  pressed.dataset.pressed = '';
}

/** What a visitor did before React was there, is done once more: the last press, or else a pointer that rests or the focus. */
function repeatEarlyEvents() {
  if (pressed) {
    delete pressed.dataset.pressed;
    pressed.click();
    return;
  }
  if (moved) {
    const {key, target} = moved;
    target?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    return;
  }
  if (pointed?.matches(':hover'))
    for (const type of ['pointerover', 'pointermove'])
      pointed.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: 'mouse'}));
  const focused = document.activeElement;
  if (focused?.matches(':focus-visible') && focused.closest('[data-hydrate]'))
    focused.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Looks out for the parts that do not wait for a visitor's hand. */
async function watchParts(need: () => void) {
  await Promise.all([parsed, painted, shown]);
  const parts = [...document.querySelectorAll<HTMLElement>('[data-hydrate]')];
  const of = (trigger: string) => parts.filter(({dataset}) => dataset.hydrate === trigger);
  const {saveData} = (navigator as {connection?: {saveData?: boolean}}).connection ?? {};

  if (of('load').length || !('IntersectionObserver' in window)) need();
  else {
    const onMove = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) need();
    };
    const observer = new IntersectionObserver(onMove, {rootMargin: '100% 0px'});
    for (const part of of('visible')) {
      // Who saves data is sent nothing ahead, but for a form that would stay a drawing of one.
      if (!saveData || part.closest('[data-hosted]')) observer.observe(part);
    }
    needed.then(() => observer.disconnect());
  }
}

/** Into the browser's cache, for which the body must be read to its end. */
async function fetchScript(src: string) {
  const response = await fetch(src);
  if (!response.ok) throw new Error(src);
  await response.blob();
}

async function fetchWithRetry(src: string) {
  try {
    await fetchScript(src);
  } catch {
    await wait(retryAfter);
    await fetchScript(src);
  }
}

function goWithoutScripts() {
  root.dataset.scriptless = '';
  delete pressed?.dataset.pressed;
  for (const part of document.querySelectorAll<HTMLElement>('[data-hosted]')) delete part.dataset.hosted;
}

async function loadScripts(): Promise<void> {
  await painted;
  wait(formReadyTimeout).then(() => {
    if (root.dataset.hydrated === undefined && navigator.onLine) goWithoutScripts();
  });
  try {
    await Promise.all(sources.map(fetchWithRetry));
  } catch {
    if (navigator.onLine) {
      goWithoutScripts();
      return;
    }
    await once(window, 'online');
    return loadScripts();
  }
  // React takes over a whole document.
  await parsed;
  for (const src of sources) {
    const script = Object.assign(document.createElement('script'), {src, async: false});
    script.addEventListener('load', restoreTexts);
    document.head.append(script);
  }
  restoreTexts();
}
needed.then(loadScripts);

/** On its way during the first paint, the page's own script would delay it. It has no address until then, as it would run but once. */
Promise.all([parsed, painted]).then(() => {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
    script.src = script.dataset.src ?? '';
  }
});

/** The children of elements with texts, as the page came. */
const childrenAsParsed = new Map<Node, ChildNode[]>();
parsed.then(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent && !parent.matches('script, style, textarea')) childrenAsParsed.set(parent, [...parent.childNodes]);
  }
});

/**
 * Page translation puts other nodes in the place of texts. React would not recognise the page, and draw it anew, without the focus and
 * what is being typed. So it gets the texts that it knows; browsers translate them again.
 */
function restoreTexts() {
  if (root.dataset.hydrated !== undefined) return;
  for (const [parent, children] of childrenAsParsed) {
    if (children.every((child) => child.parentNode === parent)) continue;
    for (const child of [...parent.childNodes]) {
      if (!children.includes(child)) child.remove();
    }
    // From the last one on: each has its place before the next.
    for (const [index, child] of [...children.entries()].reverse()) {
      if (child.parentNode !== parent) parent.insertBefore(child, children[index + 1] ?? null);
    }
  }
}

/** A style sheet, or the page's own script, that is lost on its way is asked for once more. */
async function retryOnce({target}: Event) {
  const isOwn = target instanceof Element && target.matches('link[rel="stylesheet"], body > script[src]');
  if (!isOwn || target.hasAttribute('data-retried')) return;
  // Not a clone: a script that has begun does not run again.
  const again = document.createElement(target.localName);
  for (const {name, value} of target.attributes) again.setAttribute(name, value);
  again.dataset.retried = 'yes';
  await wait(retryAfter);
  target.replaceWith(again);
}
addEventListener('error', retryOnce, true);
