import {goodsOf} from '@/components/scenes/compositions';
import type {IndustrySlug} from '@/content/industries';
import {Ground} from './Ground';
import {kite} from './kite';
import {markupOf} from './markup';
import {palette} from './palette';
import {Svg} from './Svg';

const rules = [60, 112, 164, 216, 268, 320, 372, 424, 476];

/** An industry's goods on the ledger's double rule, cut at the sides, and the kite above them. */
export function IndustryPicture({industry}: {industry: IndustrySlug}) {
  const Goods = goodsOf(industry);
  const body = [
    ...rules.map(
      (y) => `<path stroke="var(--color-marigold-line)" stroke-opacity=".35" stroke-width="1.5" d="M0 ${y}h612"/>`,
    ),
    kite({
      x: 500,
      y: 86,
      scale: 2.4,
      turn: 28,
      wing: palette.ink,
      tip: palette.cloth,
      thread: palette.cloth,
      from: 'M30 528C30 20 150 196 330 168S',
    }),
    `<g transform="translate(-57 192) scale(.84)">${markupOf(<Goods />)}</g>`,
    '<path fill="var(--color-sheet)" d="M0 528h612v62H0z"/>',
    '<path stroke="var(--color-ink)" stroke-width="3" d="M0 529.5h612M0 535.5h612"/>',
  ].join('');
  return (
    <Ground color={palette.wheat}>
      <Svg body={body} viewBox="0 0 612 590" width={612} height={590} />
    </Ground>
  );
}
