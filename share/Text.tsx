import {type Block, oneLine, trackingOf} from './fit';
import {palette} from './palette';

type Look = {bold?: boolean; color?: string};

const weightOf = (bold: boolean) => (bold ? 600 : 400);

/** Lines that are already broken: the engine does not break them elsewhere. */
export const Lines = ({block: {lines, size, leading}, bold = false, color = palette.ink}: Look & {block: Block}) => (
  <div tw="flex flex-col" style={{color, fontSize: size, fontWeight: weightOf(bold), lineHeight: leading}}>
    {lines.map((line) => (
      <div key={line} style={{whiteSpace: 'nowrap', letterSpacing: trackingOf(line, weightOf(bold)) * size}}>
        {line}
      </div>
    ))}
  </div>
);

type Props = Look & {size: number /** Its width in px. */; room: number; leading?: number; text: string};

/** One line, smaller where its room asks for it. */
export const Text = ({text, size, room, leading = 1.5, bold = false, color}: Props) => (
  <Lines block={{...oneLine(text, weightOf(bold), size, room), leading}} bold={bold} color={color} />
);
