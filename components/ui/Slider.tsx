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

/** The browser's own slider over a list of values. */
export function Slider({label, stops, value, format, marks, onChange}: Props) {
  const id = useId();
  const text = format(value);
  const place = stops.indexOf(value);
  const moves = onChange && {
    value: place,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(stops[event.target.valueAsNumber] ?? value),
  };
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
        {...(moves ?? {defaultValue: place})}
        aria-valuetext={text}
        // A browser that puts a reloaded page's slider back where it was does not tell React.
        autoComplete="off"
        className="slider"
        style={{'--passed': positionOn(stops, value)}}
      />
      <ul className="slider-marks">
        {marks.map((mark) => (
          <li key={mark.label} style={{'--at': positionOn(stops, mark.value)}}>
            {mark.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
