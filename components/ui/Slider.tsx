import {type ChangeEvent, useId} from 'react';
import {positionOn} from '@/lib/pricing/scale';

type Props = {
  label: string;
  /** The values that can be chosen, in ascending order. */
  stops: readonly number[];
  value: number;
  /** The text of a value, which the slider shows and screen readers announce. */
  format: (value: number) => string;
  /** Values with a tick and a label below the track. */
  marks: readonly {value: number; label: string}[];
  /** Without it the slider can be moved, but its text does not change. */
  onChange?: (value: number) => void;
};

const inputLook = 'block h-[44px] w-full cursor-pointer appearance-none [--thumb:28px]';
/** Each engine has other selectors. Each selector has a separate rule, because an unknown one makes its whole rule invalid. */
const partsLook =
  '[&::-moz-range-thumb]:slider-thumb [&::-moz-range-track]:slider-track [&::-webkit-slider-runnable-track]:slider-track [&::-webkit-slider-thumb]:slider-thumb [&::-webkit-slider-thumb]:mt-[-12px]';
/** The focus ring is around the thumb. Around the whole track it would cross the labels. */
const focusRing = 'focus-visible:[box-shadow:none] focus-visible:outline-none focus-visible:[--ring:3px]';

/** The middle of the thumb does not reach the ends of the track, so neither do the marks. */
const marksLook =
  'relative mx-[calc(var(--thumb)/2)] h-[1.5em] text-ink-2 text-small/normal [--thumb:28px] large-text:h-[3em]';
const markLook =
  'absolute left-[calc(100%*var(--at))] whitespace-nowrap [translate:-50%] large-text:w-min large-text:whitespace-normal large-text:text-center large-text:wrap-normal';
/** The tick is a border, because forced colours remove backgrounds. */
const tick =
  'before:absolute before:bottom-[calc(100%+2px)] before:left-[calc(50%-0.75px)] before:h-[12px] before:border-ink-2 before:border-l-[1.5px]';

/** A range input for a list of values. */
export function Slider({label, stops, value, format, marks, onChange}: Props) {
  const id = useId();
  const text = format(value);
  const index = stops.indexOf(value);
  const onInput = ({target}: ChangeEvent<HTMLInputElement>) => onChange?.(stops[target.valueAsNumber] ?? value);
  const control = onChange ? {value: index, onChange: onInput} : {defaultValue: index};
  return (
    <div>
      {/* On a phone the amount always has its own line, so that a longer one does not wrap and move the slider. */}
      <div className="flex items-baseline justify-between gap-x-4 @max-sm:flex-col">
        <label htmlFor={id} className="text-ink-2">
          {label}
        </label>{' '}
        {/* Not an <output>, which screen readers would announce at every stop in addition to the slider's value. */}
        <span aria-hidden="true" className="font-semibold text-h3-lg">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={stops.length - 1}
        {...control}
        aria-valuetext={text}
        // Without this, browsers restore the slider's position after a reload, and React does not know of it.
        autoComplete="off"
        className={`${inputLook} ${partsLook} ${focusRing}`}
        style={{'--passed': positionOn(stops, value)}}
      />
      <ul className={marksLook}>
        {marks.map((mark) => (
          <li key={mark.label} className={`${markLook} ${tick}`} style={{'--at': positionOn(stops, mark.value)}}>
            {mark.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
