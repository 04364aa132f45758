import {readIllustration} from '@/lib/illustrations';
import {oneLine} from './fit';
import {Lines} from './Lines';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Svg} from './Svg';

/** The scanner on its stand, and the jar on whose barcode its beam falls. On the counter, 612 × 590. */
const desk = [
  '<path fill="var(--color-ink)" fill-opacity=".28" d="M0 436h612v154H0z"/>',
  '<g transform="translate(8 168)">',
  '<path fill="var(--color-cloth-on-dark)" fill-opacity=".35" d="M98 92 236 214v46z"/>',
  '<path fill="none" stroke="var(--color-cloth-on-dark)" stroke-width="3" d="M98 92 210 236"/>',
  '<path fill="var(--color-device)" d="M14 52l78-16 14 22-4 44-22 12-20-6-16 160H16l20-178-24-14zM-6 258H98v12H-6z"/>',
  '<path fill="var(--color-thread)" d="M52 56l9 12-9 12-9-12z"/>',
  `<g transform="translate(128 82) scale(2.62)">${readIllustration('goods/ghee').body}</g>`,
  '<path fill="var(--color-white)" d="M160 216h92v44h-92z"/>',
  '<path stroke="var(--color-on-marigold)" stroke-width="5" d="M169 222v32M197 222v32M227 222v32"/>',
  '<path stroke="var(--color-on-marigold)" stroke-width="2.500" d="M176 222v32M183 222v32M190 222v32M206 222v32M213 222v32M220 222v32M235 222v32M243 222v32"/>',
  '<path stroke="var(--color-cloth)" stroke-width="4" d="M152 238h108"/>',
  '</g>',
].join('');

const paper = {left: 318, top: 84, width: 262, height: 452};
const teeth = Array.from(
  {length: 16},
  (_, tooth) =>
    `L${(tooth + 0.5) * (paper.width / 16)} ${paper.height - 9}L${(tooth + 1) * (paper.width / 16)} ${paper.height}`,
);
/** The bill as it leaves the printer: torn off below. */
const slip = `<path fill="var(--color-sheet)" d="M0 0V${paper.height}${teeth.join('')}V0z"/>`;
const dashes = `1.5px dashed ${palette['ink-2']}`;

/** A scanned pack, and the bill on paper beside it. */
export function Counter({scene: {shop, place, number, goods, total, paid}, colours}: SceneProps<'counter'>) {
  return (
    <div style={{display: 'flex'}}>
      <Svg body={desk} viewBox="0 0 612 590" width={612} height={590} p={colours.p} style={{position: 'absolute'}} />
      <Svg
        body={slip}
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        width={paper.width}
        height={paper.height}
        style={{position: 'absolute', left: paper.left, top: paper.top}}
      />
      <div
        style={{
          position: 'absolute',
          left: paper.left - 18,
          top: 62,
          width: paper.width + 36,
          height: 30,
          borderRadius: 6,
          background: palette.device,
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: paper.left,
          top: paper.top + 24,
          width: paper.width,
          padding: '0 20px',
        }}
      >
        <div style={{display: 'flex', flexDirection: 'column', alignItems: 'center'}}>
          <Lines block={oneLine(shop, 600, 21, 222)} weight={600} />
          <Lines block={oneLine(place, 400, 18, 222)} weight={400} color={palette['ink-2']} />
        </div>
        <div
          style={{
            display: 'flex',
            height: 42,
            margin: '10px 0 6px',
            alignItems: 'center',
            borderTop: dashes,
            borderBottom: dashes,
          }}
        >
          <Lines block={oneLine(number, 400, 18, 222)} weight={400} />
        </div>
        {goods.map(({name, price}) => (
          <div key={name} style={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 42}}>
            <Lines block={oneLine(name, 400, 19, 146)} weight={400} />
            <Lines block={oneLine(price, 600, 19, 70)} weight={600} />
          </div>
        ))}
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            height: 58,
            marginTop: 8,
            borderTop: `2px solid ${palette.ink}`,
            borderBottom: `2px solid ${palette.ink}`,
          }}
        >
          <Lines block={oneLine(total.label, 600, 21, 110)} weight={600} />
          <Lines block={oneLine(total.amount, 600, 26, 100)} weight={600} />
        </div>
        <div style={{display: 'flex', justifyContent: 'center', paddingTop: 10}}>
          <Lines block={oneLine(paid, 400, 18, 222)} weight={400} color={palette['ink-2']} />
        </div>
      </div>
    </div>
  );
}
