'use client';

import {useEffect, useState} from 'react';
import {tooltips} from '@/content/interface';
import type {TooltipLayer} from './TooltipLayer';

/** An element that a visitor showed interest in, and how. A known one keeps its entry. */
export type Asked = {trigger: HTMLElement; event: Event};

/**
 * The page's tooltips. An element gets one by `data-tooltip`, in the server's HTML: its text is what describes the element
 * (`aria-describedby`) or else its name (`aria-label`). `tap`: the button does nothing else, a press shows it; `hold`: the
 * element has an action of its own, and a finger that rests on it shows it. The library comes with the first interest.
 */
export function Tooltips() {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [Layer, setLayer] = useState<typeof TooltipLayer>();

  useEffect(() => {
    // Unless it says `on`, the style sheet shows what describes a pressed element. Once it is there, scripts run.
    const {dataset} = document.documentElement;
    dataset.tooltips = 'on';

    const ask = (event: Event, trigger: HTMLElement) => {
      setAsked((before) => {
        const known = before.find((entry) => entry.trigger === trigger);
        if (known && Layer) return before;
        const others = before.filter((entry) => entry !== known && entry.trigger.isConnected);
        return [...others, {trigger, event}];
      });
      if (Layer) return;
      import('./TooltipLayer').then(
        (module) => setLayer(() => module.TooltipLayer),
        () => {
          dataset.tooltips = 'off';
        },
      );
    };
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onInterest = (event: Event) => {
      // The document itself has no ancestors to look among.
      const trigger = (event.target as Partial<Element>).closest?.<HTMLElement>('[data-tooltip]');
      if (!trigger || !isInterest(event, trigger)) return;
      // Most fingers only tap: what answers them must not wait for a library that they have no use for.
      if (event.type === 'pointerdown') resting = setTimeout(ask, tooltips.delay / 2, event, trigger);
      else ask(event, trigger);
    };
    const onLift = () => clearTimeout(resting);
    const left = new AbortController();
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
      document.addEventListener(type, onInterest, left);
    }
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, onLift, left);
    return () => {
      onLift();
      left.abort();
    };
  }, [Layer]);

  return Layer && <Layer asked={asked} />;
}

/** Whether an event is a way to ask for a tooltip. A touch begins with a pointer that is over for no time: not that. */
function isInterest(event: Event, trigger: HTMLElement): boolean | undefined {
  const touch = 'pointerType' in event && event.pointerType === 'touch';
  const {tooltip} = trigger.dataset;
  const asks: Partial<Record<string, boolean>> = {
    pointerover: !touch,
    pointerdown: touch && tooltip === 'hold',
    focusin: trigger.matches(':focus-visible'),
    click: tooltip === 'tap',
  };
  return asks[event.type];
}
