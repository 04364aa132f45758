'use client';

import {Arrow, Content, Portal, Provider, Root, Trigger} from '@radix-ui/react-tooltip';
import {type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useRef, useState} from 'react';
import {tooltips} from '@/content/timesAndLimits';

/** Shared by several tooltips: after one of them was open, the next opens without a delay. */
export function Tooltips({children}: {children: ReactNode}) {
  return (
    <Provider delayDuration={tooltips.delay} skipDelayDuration={tooltips.skipDelay}>
      {children}
    </Provider>
  );
}

type Props = {
  /** The same as the control's name or description, which screen readers read. */
  text: string;
  /** For a control without another function: a press shows the tooltip, and the next press hides it. */
  tap?: boolean;
  /** For a control in a row: where there is room, the tooltip is beside it, so that it covers no other row. */
  beside?: boolean;
  children: ReactElement;
};

/** From this width on, a row is a line of a table, with room to the right of its name. */
const roomBeside = '(width >= 44rem)';

/** A control with a tooltip. */
export function Tooltip({text, tap, beside, children}: Props) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const openAtPress = useRef<boolean>(undefined);

  // Radix closes a tooltip when the page scrolls. But it must stay when the page scrolls to a control that the keyboard reached.
  const onOpenChange = (next: boolean) => {
    const isScroll = window.event?.type === 'scroll';
    const hasKeyboardFocus = trigger?.matches(':focus-visible') === true;
    setOpen(next || (isScroll && hasKeyboardFocus));
  };

  const toggle = tap && {
    onPointerDown: () => {
      openAtPress.current = open;
    },
    onClick: (event: MouseEvent) => {
      // Otherwise Radix would close the tooltip at this press.
      event.preventDefault();
      setOpen(!(openAtPress.current ?? open));
      openAtPress.current = undefined;
    },
    // Only for a <button> does the browser turn a key press into a click.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Trigger asChild ref={setTrigger} {...toggle}>
        {children}
      </Trigger>
      {/* The tooltip is in the control's landmark, because some screen readers read a page by landmarks. */}
      <Portal container={trigger?.closest<HTMLElement>('body > *')}>
        <Content
          side={open && beside && matchMedia(roomBeside).matches ? 'right' : 'top'}
          sideOffset={4}
          collisionPadding={12}
          hideWhenDetached
          className="z-50 max-w-72 rounded-xs bg-ink px-3 py-2 text-paper text-small print:hidden"
        >
          <span>{text}</span>
          <Arrow className="fill-ink" />
        </Content>
      </Portal>
    </Root>
  );
}
