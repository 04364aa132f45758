import type {ShareGood} from '@/lib/share/scenes';
import {oneLine} from './fit';
import {Lines} from './Lines';
import {palette} from './palette';
import {Svg} from './Svg';

type Props = {row: ShareGood; p: string; height: number /** Room for the name. */; room: number; drawn?: number};

/** A line of a bill or an order: the good as it is drawn, its name, what it comes to. */
export function GoodRow({row: {good, name, detail, price}, p, height, room, drawn = 60}: Props) {
  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 18, height, borderBottom: `1px solid ${palette.line}`}}>
      <Svg file={`goods/${good}`} width={drawn} height={drawn * 1.2} p={p} />
      <div style={{display: 'flex', flexDirection: 'column', flexGrow: 1}}>
        <Lines block={oneLine(name, detail ? 600 : 400, 22, room)} weight={detail ? 600 : 400} />
        {detail && <Lines block={oneLine(detail, 400, 19, room)} weight={400} color={palette['ink-2']} />}
      </div>
      <Lines block={oneLine(price, 600, 24, 110)} weight={600} />
    </div>
  );
}
