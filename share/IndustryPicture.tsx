import type {IndustrySlug} from '@/content/industries';
import {industryIllustration, readIllustration} from '@/lib/illustrations';
import {Ground} from './Ground';
import {kite} from './kite';
import {palette} from './palette';
import {Svg} from './Svg';

const rules = [60, 112, 164, 216, 268, 320, 372, 424, 476];

/** The goods' field of 900 × 400 in the picture's width, with a margin at both sides. */
const scale = (612 - 2 * 22) / 900;

/** An industry's goods on the ledger's double rule, whole, and the kite above them. */
export function IndustryPicture({industry}: {industry: IndustrySlug}) {
  const body = [
    ...rules.map(
      (y) => `<path stroke="var(--color-marigold-line)" stroke-opacity=".35" stroke-width="1.5" d="M0 ${y}h612"/>`,
    ),
    kite({
      x: 440,
      y: 124,
      scale: 3.4,
      turn: 28,
      wing: palette.ink,
      tip: palette.cloth,
      thread: palette.cloth,
      from: 'M30 528C30 120 130 300 290 236S',
    }),
    `<g transform="translate(22 ${528 - 400 * scale}) scale(${scale})">${readIllustration(industryIllustration(industry)).body}</g>`,
    '<path fill="var(--color-sheet)" d="M0 528h612v62H0z"/>',
    '<path stroke="var(--color-ink)" stroke-width="3" d="M0 529.5h612M0 535.5h612"/>',
  ].join('');
  return (
    <Ground color={palette.wheat}>
      <Svg body={body} viewBox="0 0 612 590" width={612} height={590} />
    </Ground>
  );
}
