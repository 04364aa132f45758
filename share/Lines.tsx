import {type Block, trackingOf} from './fit';
import type {Weight} from './fonts';
import {palette} from './palette';

type Props = {block: Block; weight: Weight; color?: string};

/** Words in lines that are already broken, so that the engine cannot break them elsewhere. */
export function Lines({block: {lines, size, leading}, weight, color = palette.ink}: Props) {
  return (
    <div
      style={{display: 'flex', flexDirection: 'column', color, fontSize: size, fontWeight: weight, lineHeight: leading}}
    >
      {lines.map((line) => (
        <div key={line} style={{whiteSpace: 'nowrap', letterSpacing: trackingOf(line, weight) * size}}>
          {line}
        </div>
      ))}
    </div>
  );
}
