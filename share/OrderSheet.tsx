import {oneLine} from './fit';
import {GoodRow} from './GoodRow';
import {Lines} from './Lines';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Sheet} from './Sheet';
import {Svg} from './Svg';

const limitWidth = 424;

/** A page of the order book, bound in cloth: what is used of the party's limit, and cartons at its own rates. */
export function OrderSheet({scene: {party, chip, limit, used, goods}, colours}: SceneProps<'orderDesk'>) {
  const spine =
    '<path fill="var(--color-cloth)" d="M14 0h18v640H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0z"/>' +
    '<path fill="none" stroke="var(--color-thread)" stroke-width="3" stroke-dasharray="14 8" d="M16 8v632"/>';
  const meter =
    `<path fill="var(--color-line)" d="M0 0h${limitWidth}v14H0z"/>` +
    `<path fill="var(--color-marigold)" d="M0 0h${limitWidth * used.after}v14H0z"/>` +
    `<path fill="var(--p)" d="M0 0h${limitWidth * used.before}v14H0z"/>`;
  return (
    <Sheet left={64} top={44} width={504} height={640} radius={14}>
      <Svg body={spine} viewBox="0 0 32 640" width={32} height={640} style={{position: 'absolute', left: 0, top: 0}} />
      <div style={{display: 'flex', flexDirection: 'column', padding: '0 24px 0 56px'}}>
        <div style={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 76}}>
          <Lines block={oneLine(party, 600, 26, 260)} weight={600} />
          <div style={{display: 'flex', padding: '4px 14px', borderRadius: 6, background: colours.tint}}>
            <Lines block={oneLine(chip, 600, 20, 120)} weight={600} color={colours.p} />
          </div>
        </div>
        <div style={{height: 6, borderTop: `2px solid ${palette.ink}`, borderBottom: `2px solid ${palette.ink}`}} />
        <div style={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 44}}>
          <Lines block={oneLine(limit.label, 400, 19, 220)} weight={400} color={palette['ink-2']} />
          <Lines block={oneLine(limit.amount, 600, 20, 160)} weight={600} />
        </div>
        <Svg body={meter} viewBox={`0 0 ${limitWidth} 14`} width={limitWidth} height={14} p={colours.p} />
        <div style={{display: 'flex', flexDirection: 'column', paddingTop: 8}}>
          {goods.map((row) => (
            <GoodRow key={row.name} row={row} p={colours.p} height={86} room={210} drawn={54} />
          ))}
        </div>
      </div>
    </Sheet>
  );
}
