import {type Block, oneLine, trackingOf} from './fit';
import type {Weight} from './fonts';
import {palette} from './palette';

type Look = {weight?: Weight; color?: string};

/** Lines that are already broken: the engine does not break them elsewhere. */
export const Lines = ({block: {lines, size, leading}, weight = 400, color = palette.ink}: Look & {block: Block}) => (
  <div tw="flex flex-col" style={{color, fontSize: size, fontWeight: weight, lineHeight: leading}}>
    {lines.map((line) => (
      <div key={line} style={{whiteSpace: 'nowrap', letterSpacing: trackingOf(line, weight) * size}}>
        {line}
      </div>
    ))}
  </div>
);

type Props = Look & {size: number /** Its width in px. */; room: number; leading?: number; text: string};

/** One line, smaller where its room asks for it. */
export const Text = ({text, size, room, leading = 1.5, weight = 400, color}: Props) => (
  <Lines block={{...oneLine(text, weight, size, room), leading}} weight={weight} color={color} />
);
