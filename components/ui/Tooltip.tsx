'use client';

import {Arrow, Content, Portal, Provider, Root, Trigger} from '@radix-ui/react-tooltip';
import {type MouseEvent, type ReactElement, type ReactNode, useRef, useState} from 'react';
import {tooltips} from '@/content/uiConstants';

/** Around tooltips that share the delay: next to one that was just open, another opens at once. */
export function Tooltips({children}: {children: ReactNode}) {
  return (
    <Provider delayDuration={tooltips.delay} skipDelayDuration={tooltips.skipDelay}>
      {children}
    </Provider>
  );
}

type Props = {
  /** Says no more than the control's name or description, which is there for screen readers. */
  text: string;
  /** The control does nothing else: a press shows the text, the next one hides it. */
  tap?: boolean;
  children: ReactElement;
};

/** A control with a tooltip. */
export function Tooltip({text, tap, children}: Props) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const openAtPress = useRef<boolean>(undefined);

  // Radix closes it when the page scrolls. With the keyboard, the way to a control off screen scrolls.
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
      event.preventDefault(); // keeps Radix from closing what this press opens
      setOpen(!(openAtPress.current ?? open));
      openAtPress.current = undefined;
    },
  };

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Trigger asChild ref={setTrigger} {...toggle}>
        {children}
      </Trigger>
      {/* In its control's landmark, for screen readers that read the page by landmarks. */}
      <Portal container={trigger?.closest<HTMLElement>('body > *')}>
        <Content
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
