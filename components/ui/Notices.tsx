import type {FocusEvent, MouseEvent, PointerEvent} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {Toaster, toast} from 'sonner';
import {noticeStack, notices} from '@/content/uiConstants';
import {Icon} from './Icon';
import styles from './Notices.module.css';

/** A screen reader has to know a region before it announces what changes there: in milliseconds. */
const liveRegionDelay = 100;

let mounted: Promise<void> | undefined;

/** In a root of their own: nothing of them is in the page until the first one, and a page that fails takes none with it. */
function mount({label = '', close = ''}: DOMStringMap): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Notices label={label} closeLabel={close} />));
  return new Promise((resolve) => setTimeout(resolve, liveRegionDelay));
}

/** Shows a notice; the first one once the region for it is there. */
export async function show(host: HTMLElement, words: string, failed: boolean): Promise<void> {
  mounted ??= mount(host.dataset);
  await mounted;
  toast[failed ? 'error' : 'success'](words);
}

/** Where notices stand: a slip with the book's cloth for a spine. */
function Notices({label, closeLabel}: {label: string; closeLabel: string}) {
  return (
    <div
      onPointerUpCapture={applySwipeThreshold}
      onBlurCapture={leave}
      onClickCapture={focusNextNotice}
      className="print:hidden"
    >
      <Toaster
        ref={setKeyShortcuts}
        customAriaLabel={label}
        hotkey={[...noticeStack.hotkey]}
        visibleToasts={noticeStack.visible}
        duration={notices.duration}
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

/** The label is a name and not a manual: the keys that lead there have an attribute of their own. */
function setKeyShortcuts(region: HTMLElement | null) {
  const [modifier, key] = noticeStack.hotkey;
  region?.setAttribute('aria-keyshortcuts', `${modifier.replace('altKey', 'Alt')}+${key.replace('Key', '')}`);
}

/** Sonner keeps notices that a visitor came to by keyboard also after they left: it lets them go with a pointer that leaves. */
function leave({currentTarget, relatedTarget}: FocusEvent) {
  if (currentTarget.contains(relatedTarget)) return;
  const left = new globalThis.MouseEvent('mouseout', {bubbles: true, relatedTarget: document.body});
  currentTarget.querySelector('ol')?.dispatchEvent(left);
}

/** Whoever closes one of several notices goes on to the next: the focus would go with the button. After the last, Sonner gives it back. */
function focusNextNotice({target}: MouseEvent) {
  const closed = target instanceof Element && target.closest('[data-close-button]')?.closest('li');
  if (!closed) return;
  const others = closed.parentElement?.querySelectorAll<HTMLElement>('li[data-visible="true"]') ?? [];
  [...others].find((other) => other !== closed)?.focus();
}

/** Sonner's own distance, a constant of its source. */
const sonnerSwipe = 45;

/**
 * Sonner sends a notice away after 45 px, or after a flick of any length, and neither can be set. Both are read, as the
 * finger leaves, from how far the notice says it was moved: so before that it says enough where our distance was
 * reached, and nothing where it was not.
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
