import {bill, order, orderCount, shelf, store, totalsOf} from '@/content/sample';
import type {Translator} from '@/i18n/translator';
import {type Colours, palette} from '../palette';
import {Sheet} from '../Sheet';
import {Illustration} from '../Svg';
import {Text} from '../Text';

/** The webstore's window: name, offer, shelf. It runs out of the card to the right and below. */
export const storefront = ({text, rupees}: Translator, {p, tint}: Colours) => ({
  note: {label: text('scenes.storefront.recovered.title'), amount: rupees(totalsOf(order.lines).total)},
  drawing: (
    <Sheet left={72} top={72} width={760} height={600}>
      <div tw="flex items-center px-8 h-[76px]" style={{gap: 24}}>
        <Text text={text('scenes.storefront.shop')} size={24} room={300} bold />
        <div tw="flex rounded-md px-[14px] py-[5px]" style={{background: tint}}>
          <Text text={text('scenes.storefront.cart', {count: orderCount})} size={20} room={150} bold color={p} />
        </div>
      </div>
      <div tw="flex px-8 py-4" style={{background: palette.marigold}}>
        <Text
          text={text('scenes.storefront.banner.title', {amount: bill.coupon.amount})}
          size={24}
          room={470}
          bold
          color={palette['on-marigold']}
        />
      </div>
      <div tw="flex flex-wrap pt-6 pl-8" style={{gap: 16}}>
        {store.goods.map((good) => (
          <div
            key={good}
            tw="flex flex-col rounded-lg w-[206px]"
            style={{padding: '18px 16px 14px', border: `1px solid ${palette.line}`}}
          >
            <div tw="flex justify-center mb-[10px]">
              <Illustration file={`goods/${good}`} width={84} height={100} p={p} />
            </div>
            <Text text={text(`scenes.goods.${good}.name`)} size={20} room={172} />
            <Text text={rupees(shelf[good].price)} size={24} room={172} bold />
          </div>
        ))}
      </div>
    </Sheet>
  ),
});
