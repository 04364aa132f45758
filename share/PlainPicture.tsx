import {Ground} from './Ground';
import {kite} from './kite';
import {palette} from './palette';
import {Svg} from './Svg';

const rows = [210, 270, 330, 390, 450, 510, 570];

/** A page of the ledger, and the kite resting on it: for pages that are words only. */
export function PlainPicture() {
  const body = [
    '<path fill="var(--color-sheet)" d="M72 86a14 14 0 0 1 14-14h526v518H72z"/>',
    '<path stroke="var(--color-ink)" stroke-width="2" stroke-opacity=".8" d="M72 144h540M72 150h540"/>',
    ...rows.map((y) => `<path stroke="var(--color-line)" stroke-width="1.5" d="M72 ${y}h540"/>`),
    '<path stroke="var(--color-margin)" stroke-width="1.5" d="M120 72v518M126 72v518"/>',
    kite({
      x: 412,
      y: 292,
      scale: 5.6,
      turn: 28,
      wing: palette.ink,
      tip: palette.cloth,
      thread: palette.cloth,
      from: 'M123 590C123 450 206 560 256 512S',
    }),
  ].join('');
  return (
    <Ground color={palette.indigo}>
      <Svg body={body} viewBox="0 0 612 590" width={612} height={590} />
    </Ground>
  );
}
