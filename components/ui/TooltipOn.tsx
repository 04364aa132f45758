import {Arrow, Content, Portal, Root, Trigger} from '@radix-ui/react-tooltip';
import {type MouseEvent, type PointerEvent, useEffect, useRef, useState} from 'react';
import {tooltips} from '@/content/interface';
import {Adopted} from './Adopted';

type Props = {
  trigger: HTMLElement;
  /** What the visitor did before the tooltip was there to see it. */
  first: Event;
};

/** The tooltip of an element that is in the page already. By pointer and keyboard it is Radix's; fingers are added. */
export function TooltipOn({trigger, first}: Props) {
  const [open, setOpen] = useState(false);
  const openAtPress = useRef<boolean>(undefined);
  const rest = useRef<number>(undefined);
  const rested = useRef(false);
  const scrolling = useRef(false);

  // Radix closes a tooltip when the page scrolls. The keyboard's way to a button off screen scrolls: that one stays. Here
  // first, because Radix listens from the moment that the tooltip is open.
  useEffect(() => {
    const onScroll = () => {
      scrolling.current = true;
      window.setTimeout(() => {
        scrolling.current = false;
      });
    };
    window.addEventListener('scroll', onScroll, {capture: true});
    return () => window.removeEventListener('scroll', onScroll, {capture: true});
  }, []);

  const onOpenChange = (next: boolean) => {
    if (next || !scrolling.current || !trigger.matches(':focus-visible')) setOpen(next);
  };

  useEffect(() => {
    const lift = () => window.clearTimeout(rest.current);
    // No click comes after it.
    const cancel = () => {
      lift();
      rested.current = false;
    };
    document.addEventListener('pointerup', lift);
    document.addEventListener('pointercancel', cancel);
    return () => {
      lift();
      document.removeEventListener('pointerup', lift);
      document.removeEventListener('pointercancel', cancel);
    };
  }, []);

  const onPointerDown = ({pointerType, timeStamp}: PointerEvent) => {
    openAtPress.current = open;
    rested.current = false;
    if (pointerType !== 'touch' || trigger.dataset.tooltip !== 'hold') return;
    // The press that fetched all this is a while ago.
    const already = performance.now() - timeStamp;
    rest.current = window.setTimeout(() => {
      rested.current = true;
      setOpen(true);
    }, tooltips.delay - already);
  };

  const onClick = (event: MouseEvent) => {
    if (trigger.dataset.tooltip === 'tap') {
      // Keeps Radix from closing what this press opens.
      event.preventDefault();
      setOpen(!(openAtPress.current ?? open));
    } else if (rested.current) {
      // Whoever held it wanted to know what it does, not to do it.
      event.preventDefault();
      event.stopPropagation();
    }
    openAtPress.current = undefined;
    rested.current = false;
  };

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Trigger asChild onPointerDown={onPointerDown} onClick={onClick}>
        <Adopted element={trigger} first={first} />
      </Trigger>
      {/* In the same landmark, where whoever reads the page part by part looks for it. */}
      <Portal container={trigger.closest<HTMLElement>('body > *')}>
        <Content
          sideOffset={4}
          collisionPadding={12}
          hideWhenDetached
          className="z-50 max-w-72 rounded-xs bg-ink px-3 py-2 text-paper text-small print:hidden"
        >
          {textOf(trigger)}
          <Arrow className="fill-ink" />
        </Content>
      </Portal>
    </Root>
  );
}

/** What describes an element, or else its name. */
function textOf(trigger: HTMLElement): string {
  const description = document.getElementById(trigger.getAttribute('aria-describedby') ?? '');
  return description?.textContent ?? trigger.getAttribute('aria-label') ?? '';
}
