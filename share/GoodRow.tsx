import {type Good, type Line, shelf} from '@/content/sample';
import type {Translator} from '@/i18n/translator';
import {palette} from './palette';
import {Illustration} from './Svg';
import {Text} from './Text';

type Row = {good: Good; name: string; detail?: string; price: string};
type Look = {p: string; height: number /** Of the name. */; room: number};

/** A line of a bill or an order: the good as it is drawn, its name, what it comes to. */
export function GoodRow({good, name, detail, price, p, height, room}: Row & Look) {
  return (
    <div tw="flex items-center" style={{gap: 18, height, borderBottom: `1px solid ${palette.line}`}}>
      <Illustration file={`goods/${good}`} width={58} height={70} p={p} />
      <div tw="flex flex-col grow">
        <Text text={name} size={22} room={room} bold={Boolean(detail)} />
        {detail && <Text text={detail} size={19} room={room} color={palette['ink-2']} />}
      </div>
      <Text text={price} size={24} room={110} bold />
    </div>
  );
}

/** The lines of a bill: `Cow ghee × 2` and what they come to. */
export const rowsOf = (lines: readonly Line[], {text, rupees}: Translator): Row[] =>
  lines.map(({good, quantity}) => ({
    good,
    name: text(`scenes.goods.${good}.name`) + (quantity > 1 ? ` × ${quantity}` : ''),
    price: rupees(shelf[good].price * quantity),
  }));

/** The double rule of a ledger. */
export const Rule = () => <div style={{height: 6, borderTop: rule, borderBottom: rule}} />;
const rule = `2px solid ${palette.ink}`;
