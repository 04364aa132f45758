import {type ChangeEvent, useId} from 'react';
import {positionOn} from '@/lib/pricing/scale';

type Props = {
  label: string;
  /** The values that can be chosen, ascending. */
  stops: readonly number[];
  value: number;
  /** A value in words: what the slider shows and what a screen reader says. */
  format: (value: number) => string;
  /** Knots on the thread, where something changes. */
  marks: readonly {value: number; label: string}[];
  /** Without it the slider moves, and its value in words does not follow. */
  onChange?: (value: number) => void;
};

const thread = 'block h-[44px] w-full cursor-pointer appearance-none [--thumb:28px]';
/** Each engine's own: a selector that one does not know would cost it the other as well. */
const parts =
  '[&::-moz-range-thumb]:slider-thumb [&::-moz-range-track]:slider-track [&::-webkit-slider-runnable-track]:slider-track [&::-webkit-slider-thumb]:slider-thumb [&::-webkit-slider-thumb]:mt-[-12px]';
/** The thumb's: around the whole track it would cross the labels. */
const focusRing = 'focus-visible:[box-shadow:none] focus-visible:outline-none focus-visible:[--ring:3px]';

/** The thumb's middle travels its width short of the track. */
const marksLook =
  'relative mx-[calc(var(--thumb)/2)] h-[1.5em] text-ink-2 text-small/normal [--thumb:28px] large-text:h-[3em]';
const markLook =
  'absolute left-[calc(100%*var(--at))] whitespace-nowrap [translate:-50%] large-text:w-min large-text:whitespace-normal large-text:text-center large-text:wrap-normal';
/** A border, which forced colours keep. */
const tick =
  'before:absolute before:bottom-[calc(100%+2px)] before:left-[calc(50%-0.75px)] before:h-[12px] before:border-ink-2 before:border-l-[1.5px]';

/** The browser's own slider over a list of values. */
export function Slider({label, stops, value, format, marks, onChange}: Props) {
  const id = useId();
  const text = format(value);
  const place = stops.indexOf(value);
  const onMove = ({target}: ChangeEvent<HTMLInputElement>) => onChange?.(stops[target.valueAsNumber] ?? value);
  const control = onChange ? {value: place, onChange: onMove} : {defaultValue: place};
  return (
    <div>
      {/* On a phone the amount has a line of its own: one that came and went with it would move the slider. */}
      <div className="flex items-baseline justify-between gap-x-4 @max-sm:flex-col">
        <label htmlFor={id} className="text-ink-2">
          {label}
        </label>{' '}
        {/* Not an output, which is read out at every stop beside the slider's own value. */}
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
        // A browser that puts a reloaded page's slider back where it was does not tell React.
        autoComplete="off"
        className={`${thread} ${parts} ${focusRing}`}
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
