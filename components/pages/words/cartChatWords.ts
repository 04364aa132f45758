import {getFormatter, getTranslations} from 'next-intl/server';
import type {CartChatWords} from '@/components/illustrations/CartChat';
import {order, shelf} from '@/content/sample';
import {hoursInCart} from '@/content/sampleDeskSums';
import {store} from '@/content/sampleStore';
import {orderCount, totalsOf} from '@/content/sampleSums';
import {clock} from '@/lib/format';

export async function cartChatWords(): Promise<CartChatWords> {
  const t = await getTranslations('scenes');
  const format = await getFormatter();
  const {total} = totalsOf(order.lines);
  return {
    label: t('chat.label'),
    shop: t('chat.shop'),
    status: t('chat.status'),
    left: t('chat.left', {time: clock(format, store.cartLeft)}),
    back: t('chat.back', {hours: hoursInCart}),
    reminder: t('chat.reminder'),
    cart: t('chat.cart', {count: orderCount}),
    lines: order.lines.map(({good, quantity}) => ({
      good,
      name: `${format.number(quantity)} × ${t('ledger.good', {name: t(`goods.${good}.name`), size: t(`goods.${good}.size`)})}`,
      amount: format.number(shelf[good].price * quantity, 'rupees'),
    })),
    pay: t('chat.pay', {amount: total}),
    reply: t('chat.reply'),
    paid: t('chat.paid', {number: order.number}),
  };
}
