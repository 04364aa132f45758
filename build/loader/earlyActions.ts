import {isPlainKey} from '@/components/ui/dom';
import {pause} from '@/lib/retry';
import {once, root} from './page';
import {reportNeed} from './whenReactLoads';

/** An action of the visitor before React is loaded. React repeats it. */
type EarlyAction = {element: HTMLElement; repeat: () => void; isSubmit?: true};

/** In the visitor's order. */
let actions: EarlyAction[] = [];
let hoveredElement: Element | undefined;
let isRepeating = false;

/** The keys that these elements answer only with React. Without it they would scroll the page. */
const keysOf = {
  '[role="tab"]': /^(Arrow(Left|Right)|Home|End)$/,
  '[data-question] > summary': /^(Arrow(Up|Down)|Home|End)$/,
  '[role="button"]': /^(Enter| )$/,
};

/** Whether React is not overdue. */
const isWaiting = () => root.dataset.scriptless === undefined;

const eventTypes = ['pointerover', 'focusin', 'pointerdown', 'click', 'keydown', 'submit'] as const;

/** Keeps the visitor's actions until React is loaded, then repeats them. */
export function keepEarlyActions() {
  for (const type of eventTypes) addEventListener(type, onEarlyEvent, true);
  once(window, 'hydrated').then(async () => {
    if (actions.length > 0) await repeatActions();
    else reportHoverAndFocus();
    stopKeeping();
  });
}

/** Keeps an event, and reports that React is needed: for parts with `interaction`, `load` or `visible` at any event, for `hover` at fewer. */
function onEarlyEvent(event: Event) {
  const target = event.target instanceof Element ? event.target : undefined;
  const part = target?.closest<HTMLElement>('[data-hydrate]');
  if (!target || !part || isRepeating) return;

  const isMouse = event instanceof PointerEvent && event.pointerType !== 'touch';
  const isHover = event.type === 'pointerover' && isMouse;
  const isKeyboardFocus = event.type === 'focusin' && target.matches(':focus-visible');
  if (isHover) hoveredElement = target;
  if (event.type === 'click') keepPress(event, target);
  if (isWaiting() && event instanceof KeyboardEvent) keepKey(event);
  if (isWaiting() && event instanceof SubmitEvent) keepSubmit(event);

  const waitsForHover = part.dataset.hydrate === 'hover';
  if (isHover || isKeyboardFocus || !waitsForHover) reportNeed();
}

export function stopKeeping() {
  for (const type of eventTypes) removeEventListener(type, onEarlyEvent, true);
  clearPressedLooks();
}

/** React is overdue, but may still come: the browser sends the forms, and presses are kept, because only React can answer them. */
export function releaseSubmits() {
  clearPressedLooks();
  const submits = actions.filter(({isSubmit}) => isSubmit);
  actions = actions.filter(({isSubmit}) => !isSubmit);
  for (const {repeat} of submits) repeat();
}

/** A button looks pressed (app/globals.css) until React repeats the press. A button with `aria-expanded` works without React. */
function keepPress(event: Event, target: Element) {
  const button = target.closest<HTMLElement>('button[type="button"]:not([aria-expanded]), [role="button"]');
  if (!button) return;
  // While it hydrates, React would handle the same click a second time.
  event.stopPropagation();
  keepAction({element: button, repeat: () => button.click()});
}

function keepKey(event: KeyboardEvent) {
  const {key} = event;
  const element = event.target as HTMLElement;
  const isForReact = Object.entries(keysOf).some(([selector, keys]) => element.matches(selector) && keys.test(key));
  if (!isForReact || !isPlainKey(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (/^(Enter| )$/.test(key)) keepPress(event, element);
  else keepMove(key, element);
}

/** An arrow key. It moves the focus, so the next one acts where that has led. */
function keepMove(key: string, element: HTMLElement) {
  const isNext = actions.at(-1)?.element === element;
  const repeat = () => {
    const focused = document.activeElement ?? element;
    const target = isNext ? focused : element;
    target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  };
  actions.push({element, repeat});
}

/** A valid form waits for React; the browser would hand it to the mail program. */
function keepSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const {submitter} = event;
  event.preventDefault();
  keepAction({element: submitter ?? form, repeat: () => form.requestSubmit(submitter), isSubmit: true});
}

function keepAction(action: EarlyAction) {
  // A second press on the same button is impatience, not another action.
  const isRepeated = actions.at(-1)?.element === action.element;
  clearPressedLooks();
  action.element.dataset.pressed = '';
  if (!isRepeated) actions.push(action);
}

function clearPressedLooks() {
  for (const {element} of actions) delete element.dataset.pressed;
}

/** What the visitor does meanwhile is kept too, and comes last. */
async function repeatActions() {
  const focused = document.activeElement as HTMLElement;
  for (const {repeat} of actions) {
    isRepeating = true;
    repeat();
    isRepeating = false;
    // React renders between two actions.
    await pause(0);
  }
  // The actions may have moved the focus away from an element, such as a field, that the visitor has gone to since.
  const hasMovedOn = focused !== document.body && actions.every(({element}) => element !== focused);
  if (hasMovedOn) focused.focus({preventScroll: true});
}

/** React has missed the events that brought the pointer and the keyboard focus to their elements. */
function reportHoverAndFocus() {
  if (hoveredElement?.matches(':hover')) {
    for (const type of ['pointerover', 'pointermove']) {
      hoveredElement.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: 'mouse'}));
    }
  }
  const focused = document.activeElement;
  if (focused?.matches(':focus-visible') && focused.closest('[data-hydrate]')) {
    focused.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }
}
