import type {ShareGood} from '@/lib/share/scenes';
import {oneLine} from './fit';
import {Lines} from './Lines';
import {palette} from './palette';
import {Svg} from './Svg';

/** One of the goods on a shelf, with its price. */
export function Good({good, name, price, p}: ShareGood & {p: string}) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: 206,
        padding: '18px 16px 14px',
        border: `1px solid ${palette.line}`,
        borderRadius: 8,
      }}
    >
      <div style={{display: 'flex', justifyContent: 'center', marginBottom: 10}}>
        <Svg file={`goods/${good}`} width={84} height={100} p={p} />
      </div>
      <Lines block={oneLine(name, 400, 20, 172)} weight={400} />
      <Lines block={oneLine(price, 600, 24, 172)} weight={600} />
    </div>
  );
}
