import type {FocusEvent, MouseEvent, PointerEvent} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {Toaster, toast} from 'sonner';
import {noticeDuration, noticeStack} from '@/content/timesAndLimits';
import {Icon} from './Icon';
import styles from './Notices.module.css';

/** How long a screen reader needs to notice a new live region. Before that it announces nothing in it. In milliseconds. */
const liveRegionDelay = 100;

let mounted: Promise<void> | undefined;

/** Notices have a separate React root. So the page loads nothing for them before the first, and they stay when a page fails. */
function mount({label = '', close = ''}: DOMStringMap): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Notices label={label} closeLabel={close} />));
  return new Promise((resolve) => setTimeout(resolve, liveRegionDelay));
}

/** Shows a notice. The first one waits until screen readers know its live region. */
export async function show(host: HTMLElement, words: string, failed: boolean): Promise<void> {
  mounted ??= mount(host.dataset);
  await mounted;
  toast[failed ? 'error' : 'success'](words);
}

/** The stack of notices. Each is drawn as a slip of paper with a spine of cloth. */
function Notices({label, closeLabel}: {label: string; closeLabel: string}) {
  return (
    <div
      onPointerUpCapture={applySwipeThreshold}
      onBlurCapture={resumeTimers}
      onClickCapture={focusNextNotice}
      className="print:hidden"
    >
      <Toaster
        ref={setKeyShortcuts}
        customAriaLabel={label}
        hotkey={[...noticeStack.hotkey]}
        visibleToasts={noticeStack.visible}
        duration={noticeDuration}
        gap={noticeStack.gap}
        swipeDirections={['left', 'right', 'bottom']}
        closeButton
        className={styles.notices}
        style={{'--width': `${noticeStack.width}px`}}
        icons={{
          success: <Icon name="icon-tick" className="size-4 text-leaf" />,
          error: <Icon name="icon-cross" className="size-4 text-rose" />,
          close: <Icon name="icon-cross" className="size-3.5" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast: `${styles.notice} flex items-center gap-3 rounded-sm border bg-raised pl-6 text-ink text-note`,
            content: 'min-w-0 flex-1 py-3',
            closeButton:
              'order-last grid size-11 flex-none cursor-pointer place-items-center self-start rounded-sm text-ink-2 hover:bg-mist hover:text-ink',
          },
        }}
      />
    </div>
  );
}

/** Sonner adds the keys to the region's label. Here they are in the attribute for them, and the label is only a name. */
function setKeyShortcuts(region: HTMLElement | null) {
  const [modifier, key] = noticeStack.hotkey;
  region?.setAttribute('aria-keyshortcuts', `${modifier.replace('altKey', 'Alt')}+${key.replace('Key', '')}`);
}

/**
 * Sonner stops the timers of notices while the pointer or the focus is on them, but starts them again only when a pointer
 * leaves. So when the focus leaves, this reports a pointer that leaves.
 */
function resumeTimers({currentTarget, relatedTarget}: FocusEvent) {
  if (currentTarget.contains(relatedTarget)) return;
  const pointerLeaves = new globalThis.MouseEvent('mouseout', {bubbles: true, relatedTarget: document.body});
  currentTarget.querySelector('ol')?.dispatchEvent(pointerLeaves);
}

/**
 * Moves the focus from a notice that is closed to the next one, because its button disappears. After the last one Sonner moves
 * the focus back to where it was.
 */
function focusNextNotice({target}: MouseEvent) {
  const closed = target instanceof Element && target.closest('[data-close-button]')?.closest('li');
  if (!closed) return;
  const others = closed.parentElement?.querySelectorAll<HTMLElement>('li[data-visible="true"]') ?? [];
  [...others].find((other) => other !== closed)?.focus();
}

/** The distance from which Sonner takes a movement for a swipe, a constant in its source. */
const sonnerSwipe = 45;

/**
 * Sonner dismisses a notice after a swipe of 45 px, or a faster one of any length. Neither can be configured. When the finger
 * leaves, it reads the distance from two variables of the notice. So just before that, this sets them to at least 45 px if the
 * distance in `noticeStack` was reached, and to 0 if it was not.
 */
function applySwipeThreshold({target}: PointerEvent) {
  const notice = target instanceof Element && target.closest<HTMLElement>('[data-sonner-toast]');
  if (!notice) return;
  for (const name of ['--swipe-amount-x', '--swipe-amount-y']) {
    const moved = Number.parseFloat(notice.style.getPropertyValue(name)) || 0;
    notice.style.setProperty(name, `${reportedSwipe(moved)}px`);
  }
}

function reportedSwipe(moved: number): number {
  const distance = Math.abs(moved);
  if (distance < noticeStack.swipe) return 0;
  return Math.sign(moved) * Math.max(distance, sonnerSwipe);
}
