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
 *
 * It stands in every document, so it is kept short.
 */
import {isPlainKey, onceShown} from '@/components/ui/dom';
import {formReadyTimeout} from '@/content/forms';
import {pause} from '@/lib/retry';

const root = document.documentElement;
/** Addresses of React's scripts, in the order in which they run. */
const sources = document.currentScript?.dataset.sources?.split(' ') ?? [];
const retryDelayMs = 2000;

const once = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, {once: true}));

/** Not `DOMContentLoaded`, which waits for the page's own script. */
const parsed = once(document, 'readystatechange');
const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({type: 'paint', buffered: true});
  // A background tab is never painted.
  once(window, 'load').then(() => pause(1000).then(resolve));
});
/** A page that the browser prerenders is shown later, or never. */
const shown = new Promise<void>(onceShown);

const isHydrated = () => root.dataset.hydrated !== undefined;

/** Something that a visitor did before React could answer. */
type EarlyAction = {element: HTMLElement; repeat: () => void; isSubmit?: true};
/** In the order in which they were done. */
let earlyActions: EarlyAction[] = [];
/** What a mouse pointed at. */
let pointedElement: Element | undefined;

let reportNeed = () => {};
/** Resolves once a part of the page needs React. */
const needed = new Promise<void>((resolve) => {
  reportNeed = resolve;
});

const earlyEvents = ['pointerover', 'focusin', 'pointerdown', 'click', 'keydown', 'submit'] as const;

function onEarlyEvent(event: Event) {
  const target = event.target instanceof Element ? event.target : undefined;
  const part = target?.closest<HTMLElement>('[data-hydrate]');
  if (!target || !part) return;

  const isMouse = event instanceof PointerEvent && event.pointerType !== 'touch';
  const isHover = event.type === 'pointerover' && isMouse;
  const isKeyboardFocus = event.type === 'focusin' && target.matches(':focus-visible');
  if (isHover) pointedElement = target;
  if (event.type === 'click') keepPress(event, target);
  if (event instanceof KeyboardEvent) keepKey(event);
  if (event instanceof SubmitEvent) keepSubmit(event);

  const waitsForHover = part.dataset.hydrate === 'hover';
  if (isHover || isKeyboardFocus || !waitsForHover) reportNeed();
}

/** A button looks pressed (app/globals.css) until React answers. What opens something (`aria-expanded`) does so without React. */
function keepPress(event: Event, target: Element) {
  const button = target.closest<HTMLElement>('button[type="button"]:not([aria-expanded]), [role="button"]');
  if (!button) return;
  // React, while it loads, would answer a second time.
  event.stopPropagation();
  keepAction({element: button, repeat: () => button.click()});
}

/** The keys that move between tabs. The browser would scroll instead. */
function keepKey(event: KeyboardEvent) {
  const {key, target} = event;
  const tab = target as HTMLElement;
  const movesBetweenTabs = /^(Arrow(Left|Right)|Home|End)$/.test(key) && tab.matches('[role="tab"]');
  if (!movesBetweenTabs || !isPlainKey(event)) return;
  event.preventDefault();
  const repeat = () => tab.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  earlyActions.push({element: tab, repeat});
}

/** A form that is complete is sent by React, not handed to the mail program. */
function keepSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const {submitter} = event;
  event.preventDefault();
  keepAction({element: submitter ?? form, repeat: () => form.requestSubmit(submitter), isSubmit: true});
}

function keepAction(action: EarlyAction) {
  // A visitor who presses again is impatient, and means it once.
  const isRepeated = earlyActions.at(-1)?.element === action.element;
  clearPressedLooks();
  action.element.dataset.pressed = '';
  if (!isRepeated) earlyActions.push(action);
}

function clearPressedLooks() {
  for (const {element} of earlyActions) delete element.dataset.pressed;
}

function stopKeeping(): EarlyAction[] {
  for (const type of earlyEvents) removeEventListener(type, onEarlyEvent, true);
  clearPressedLooks();
  const kept = earlyActions;
  earlyActions = [];
  return kept;
}

for (const type of earlyEvents) addEventListener(type, onEarlyEvent, true);
once(window, 'hydrated').then(async () => {
  const actions = stopKeeping();
  if (actions.length > 0) await repeatActions(actions);
  else reportPointerAndFocus();
});

async function repeatActions(actions: EarlyAction[]) {
  const focused = document.activeElement as HTMLElement;
  for (const {repeat} of actions) {
    repeat();
    // React renders before the next one.
    await pause(0);
  }
  // A visitor who meanwhile went to another place, such as a field, stays there.
  const hasMovedOn = focused !== document.body && actions.every(({element}) => element !== focused);
  if (hasMovedOn) focused.focus({preventScroll: true});
}

/** Tells React where the pointer and the keyboard's focus are. */
function reportPointerAndFocus() {
  if (pointedElement?.matches(':hover')) {
    for (const type of ['pointerover', 'pointermove']) {
      pointedElement.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: 'mouse'}));
    }
  }
  const focused = document.activeElement;
  if (focused?.matches(':focus-visible') && focused.closest('[data-hydrate]')) {
    focused.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }
}

/** Reports the parts that do not wait for a visitor's hand. */
async function watchParts() {
  await Promise.all([parsed, painted, shown]);
  const parts = [...document.querySelectorAll<HTMLElement>('[data-hydrate]')];
  const partsFor = (trigger: string) => parts.filter(({dataset}) => dataset.hydrate === trigger);
  const {saveData} = (navigator as {connection?: {saveData?: boolean}}).connection ?? {};
  // A visitor who saves data is sent nothing ahead of time, except for a form that would stay a drawing of one.
  const watched = partsFor('visible').filter((part) => !saveData || part.closest('[data-hosted]'));
  const canWatch = 'IntersectionObserver' in window;
  const cannotWait = !canWatch && (!saveData || watched.length > 0);
  if (partsFor('load').length > 0 || cannotWait) reportNeed();
  if (!canWatch) return;

  const onMove = (entries: IntersectionObserverEntry[]) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) reportNeed();
  };
  const observer = new IntersectionObserver(onMove, {rootMargin: '100% 0px'});
  for (const part of watched) observer.observe(part);
  needed.then(() => observer.disconnect());
}
watchParts();

/** Into the browser's cache, for which the body must be read to its end. */
async function fetchScript(src: string) {
  const response = await fetch(src);
  if (!response.ok) throw new Error(src);
  await response.blob();
}

/** One retry, not the several of lib/retry.ts: the page works without React. */
async function fetchWithRetry(src: string) {
  try {
    await fetchScript(src);
  } catch {
    await pause(retryDelayMs);
    await fetchScript(src);
  }
}

function goWithoutScripts() {
  root.dataset.scriptless = '';
  for (const part of document.querySelectorAll<HTMLElement>('[data-hosted]')) delete part.dataset.hosted;
  for (const {isSubmit, repeat} of stopKeeping()) {
    if (isSubmit) repeat();
  }
}

async function loadScripts(): Promise<void> {
  await painted;
  const patience = setTimeout(() => {
    if (!isHydrated() && navigator.onLine) goWithoutScripts();
  }, formReadyTimeout);
  try {
    await Promise.all(sources.map(fetchWithRetry));
  } catch {
    clearTimeout(patience);
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

/** During the first paint, a request for the page's own script would delay it. Its address waits: a script runs only once. */
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
 * Page translation puts other nodes in the place of texts. React would not recognise the page, and draw it again, without the focus
 * and what is being typed. So it gets the texts that it knows; browsers translate them again.
 */
function restoreTexts() {
  if (isHydrated()) return;
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

/** A style sheet, or the page's own script, that fails to load is requested once more. */
async function retryOnce({target}: Event) {
  const isOwn = target instanceof Element && target.matches('link[rel="stylesheet"], body > script[src]');
  if (!isOwn || target.hasAttribute('data-retried')) return;
  // Not a clone: a script that has begun does not run again.
  const again = document.createElement(target.localName);
  for (const {name, value} of target.attributes) again.setAttribute(name, value);
  again.dataset.retried = 'yes';
  await pause(retryDelayMs);
  target.replaceWith(again);
}
addEventListener('error', retryOnce, true);
