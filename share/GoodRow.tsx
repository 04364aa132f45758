import type {ShareGood} from '@/lib/share/scenes';
import {palette} from './palette';
import {Illustration} from './Svg';
import {Text} from './Text';

type Props = {row: ShareGood; p: string; height: number /** Of the name. */; room: number};

/** A line of a bill or an order: the good as it is drawn, its name, what it comes to. */
export function GoodRow({row: {good, name, detail, price}, p, height, room}: Props) {
  return (
    <div tw="flex items-center" style={{gap: 18, height, borderBottom: `1px solid ${palette.line}`}}>
      <Illustration file={`goods/${good}`} width={58} height={70} p={p} />
      <div tw="flex flex-col grow">
        <Text text={name} size={22} room={room} weight={detail ? 600 : 400} />
        {detail && <Text text={detail} size={19} room={room} color={palette['ink-2']} />}
      </div>
      <Text text={price} size={24} room={110} weight={600} />
    </div>
  );
}

/** The double rule of a ledger. */
export const Rule = () => <div style={{height: 6, borderTop: rule, borderBottom: rule}} />;
const rule = `2px solid ${palette.ink}`;
