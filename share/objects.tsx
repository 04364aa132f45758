import {shelf} from '@/content/sampleShop';
import {draft, signboard, tags, zones} from '@/content/useCaseObjects';
import type {Translator} from '@/i18n/translator';
import {coloursOf, palette} from '@/lib/paletteFromCss';
import {Illustration, Rule, Sheet, Svg, Text} from './parts';

type ObjectProps = {
  words: Translator;
  /** The object's messages, by key. */
  objectText: Translator['text'];
};

const left = 36;
const width = 262;
const line = `1px solid ${palette.line}`;

/** A line of an account, in words. */
export type LabelledAmount = {label: string; amount: string};

const AmountRow = ({label, amount}: LabelledAmount) => (
  <div tw="flex items-center justify-between h-[50px]" style={{borderBottom: line}}>
    <Text text={label} size={19} maxWidth={220 - 10 * amount.length} color={palette['ink-2']} />
    <Text text={amount} size={20} maxWidth={120} bold />
  </div>
);

type ShareSlipProps = {
  title: string;
  rows: readonly LabelledAmount[];
  total: LabelledAmount;
};

/** A slip of paper with amounts and their total, and a torn lower edge. */
export function ShareSlip({title, rows, total}: ShareSlipProps) {
  const height = 214 + 50 * rows.length;
  const top = (572 - height) / 2;
  const teeth = Array.from({length: width / 13.1}, () => 'l6.55-9 6.55 9').join('');
  return (
    <Sheet left={left} top={top} width={width} height={height} radius={0} tw="px-[20px]">
      <div tw="flex items-center h-[68px]">
        <Text text={title} size={26} maxWidth={222} bold />
      </div>
      <Rule />
      {rows.map(({label, amount}) => (
        <AmountRow key={label} label={label} amount={amount} />
      ))}
      <div tw="flex flex-col pt-[12px] pb-[6px]">
        <Text text={total.label} size={20} maxWidth={218} bold />
        <Text text={total.amount} size={38} maxWidth={218} leading={1.25} bold />
      </div>
      <Rule />
      <Svg
        body={`<path fill="${palette.cloth}" d="M0 10${teeth}z"/>`}
        width={width}
        height={10}
        style={{position: 'absolute', left: 0, bottom: -1}}
      />
    </Sheet>
  );
}

/** A map with the delivery zones around a shop, and the minimum order of each zone. */
export function ShareZones({words, objectText}: ObjectProps) {
  const {p, tint, line: block} = coloursOf('quicklocal');
  const streets = [-20, 36, 92, 162, 226, 290].map((x) => `M${x} 0l26 250`).join('');
  const lanes = [24, 82, 146, 204, 262].map((y) => `M0 ${y}l262-16`).join('');
  const ring = `fill="${p}" fill-opacity=".12" stroke="${p}" stroke-width="2.5" stroke-dasharray="9 6"`;
  const rings = [120, 76, 36].map((r) => `<circle cx="131" cy="122" r="${r}" ${ring}/>`).join('');
  const body = [
    `<path fill="${tint}" d="M0 0h262v250H0z"/><path fill="${block}" d="M166 90l62-4 6 54-62 4zM42 30l54-4 6 48-54 4z"/>`,
    `<path stroke="${palette.sheet}" stroke-width="9" d="${streets}${lanes}"/>${rings}`,
    `<path fill="${palette.cloth}" stroke="${palette.sheet}" stroke-width="3" d="M131 92l20 30-20 30-20-30z"/>`,
  ].join('');
  return (
    <Sheet left={left} top={66} width={width} height={418} radius={0}>
      <Svg body={body} width={width} height={250} />
      <div tw="flex flex-col px-[22px] pt-[6px]">
        {zones.map(({km, minimum}) => (
          <AmountRow key={km} label={objectText('within', {km})} amount={words.rupees(minimum)} />
        ))}
      </div>
    </Sheet>
  );
}

/** A bottle with three price tags. */
export function SharePriceTags({words, objectText}: ObjectProps) {
  const threads = tags.prices.map((_, index) => `M54 182L116 ${106 + index * 130}`).join('');
  return (
    <Sheet left={30} top={66} width={274} height={430} radius={0}>
      <Illustration
        file={`goods/${tags.good}`}
        width={180}
        height={216}
        p={coloursOf('skycart').p}
        style={{position: 'absolute', left: -36, top: 166}}
      />
      <Svg
        body={`<path fill="none" stroke="${palette.cloth}" stroke-width="3" stroke-dasharray="8 5" d="${threads}"/>`}
        width={274}
        height={430}
        style={{position: 'absolute'}}
      />
      {tags.prices.map(({tag, price}, index) => (
        <div
          key={tag}
          tw="flex flex-col absolute px-[12px] py-[8px] w-[164px] rounded-[4px]"
          style={{left: 102, top: 36 + index * 130, background: palette.wheat}}
        >
          <Text text={objectText(`tags.${tag}`, {count: tags.dealerFrom})} size={19} maxWidth={142} />
          <Text text={words.rupees(price)} size={36} maxWidth={142} leading={1.2} bold />
        </div>
      ))}
    </Sheet>
  );
}

/** A shop's signboard, and its app before and after it had its objectText name. */
export function ShareSignboard({words, objectText}: ObjectProps) {
  const name = words.text('scenes.storefront.shop');
  const sides = [
    {
      side: 'before',
      shown: objectText('seller', {number: signboard.seller}),
      icon: 'minus',
      color: palette['ink-2'],
      ground: palette.line,
    },
    {side: 'after', shown: name, icon: 'knot', color: palette.marigold, ground: palette.cloth},
  ];
  return (
    <Sheet left={left} top={66} width={width} height={430} radius={0}>
      <div
        tw="flex items-center justify-center h-[104px]"
        style={{background: palette.indigo, border: `4px solid ${palette.marigold}`}}
      >
        <Text text={name} size={30} maxWidth={230} bold color={palette.marigold} />
      </div>
      {sides.map(({side, shown, icon, color, ground}) => (
        <div key={side} tw="flex items-center h-[162px] px-[20px]" style={{gap: 14, borderBottom: line}}>
          <div tw="flex items-center justify-center w-[64px] h-[64px] rounded-[14px]" style={{background: ground}}>
            <Illustration file={`icons/${icon}`} width={36} height={36} color={color} />
          </div>
          <div tw="flex flex-col">
            <Text text={objectText(side)} size={19} maxWidth={144} color={palette['ink-2']} />
            <Text text={shown} size={22} maxWidth={144} bold />
          </div>
        </div>
      ))}
    </Sheet>
  );
}

/** A line of a price list, and the product page that AI has drafted from it. */
export function ShareDraftedPage({words: {text, rupees}, objectText}: ObjectProps) {
  const {p, tint, solid} = coloursOf('skycart');
  const {good} = draft;
  return (
    <div tw="flex">
      <Sheet left={left} top={62} width={232} height={104} radius={0} tw="px-[22px] justify-center">
        <Text text={objectText('list')} size={19} maxWidth={190} color={palette['ink-2']} />
        <Text text={objectText('typed')} size={26} maxWidth={190} bold />
      </Sheet>
      <Svg
        body={`<path stroke="${palette.thread}" stroke-width="3" stroke-dasharray="8 5" d="M80 166v44"/>`}
        style={{position: 'absolute'}}
      />
      <Sheet left={left} top={210} width={width} height={300} radius={0}>
        <div tw="flex h-[8px]" style={{background: solid}} />
        <div tw="flex justify-center py-[16px] mx-[22px] mt-[20px]" style={{background: tint}}>
          <Illustration file={`goods/${good}`} width={105} height={126} p={p} />
        </div>
        <div tw="flex flex-col px-[22px] pt-[8px]">
          <Text text={objectText('page')} size={19} maxWidth={218} color={p} />
          <div tw="flex items-center justify-between">
            <Text text={text(`scenes.goods.${good}.name`)} size={26} maxWidth={150} bold />
            <Text text={rupees(shelf[good].price)} size={26} maxWidth={80} bold />
          </div>
        </div>
      </Sheet>
    </div>
  );
}
