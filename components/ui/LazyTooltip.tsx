'use client';

import {type ComponentProps, cloneElement, type ReactElement, type RefObject, useRef, useState} from 'react';
import {useLoaded} from './useLazy';

type Control = Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'> & {ref: RefObject<HTMLElement | null>};
type Props = {text: string; children: ReactElement<Control>};

const load = () => import('./Tooltip');

/** Replaces the control by one with a tooltip, and keeps the focus and the hover. */
function takeOver(control: RefObject<HTMLElement | null>, show: () => void) {
  const focused = control.current?.matches(':focus');
  const hovered = control.current?.matches(':hover');
  show();
  if (focused) control.current?.focus({preventScroll: true});
  if (hovered) control.current?.dispatchEvent(new window.PointerEvent('pointermove', {bubbles: true}));
}

/** A control with a tooltip. The library loads when the control is first hovered or focused. */
export function LazyTooltip({text, children}: Props) {
  const control = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(false);
  const loaded = useLoaded(wanted, control, load, takeOver);
  if (!loaded) {
    return cloneElement(children, {
      ref: control,
      onPointerEnter: ({pointerType}) => {
        if (pointerType !== 'touch') setWanted(true);
      },
      onFocus: ({currentTarget}) => {
        if (currentTarget.matches(':focus-visible')) setWanted(true);
      },
    });
  }
  return (
    <loaded.Tooltips>
      <loaded.Tooltip text={text}>{cloneElement(children, {ref: control})}</loaded.Tooltip>
    </loaded.Tooltips>
  );
}
