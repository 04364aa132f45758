import {getFormatter, getTranslations} from 'next-intl/server';
import type {StorefrontWords} from '@/components/illustrations/Storefront';
import {bill, order, shelf} from '@/content/sample';
import {store} from '@/content/sampleStore';
import {totalsOf} from '@/content/sampleSums';
import {clock} from '@/lib/format';

/** The words and amounts of the webstore's scene. */
export async function storefrontWords(): Promise<StorefrontWords> {
  const [t, goods, format] = await Promise.all([
    getTranslations('scenes.storefront'),
    getTranslations('scenes.goods'),
    getFormatter(),
  ]);
  const rupees = (amount: number) => format.number(amount, 'rupees');
  const exact = (amount: number) => format.number(amount, {style: 'currency', currency: 'INR'});
  const [line] = order.lines;
  const {total, tax} = totalsOf(order.lines);
  const ware = (good: keyof typeof shelf) => ({
    good,
    name: goods(`${good}.name`),
    size: goods(`${good}.size`),
    price: rupees(shelf[good].price),
    inCart: good === line.good ? line.quantity : 0,
  });
  return {
    label: t('label'),
    address: t('address'),
    shop: t('shop'),
    aisles: [t('aisles.pantry'), t('aisles.tea'), t('aisles.care'), t('aisles.gifts')],
    search: t('search'),
    cart: t('cart', {count: line.quantity}),
    banner: {
      title: t('banner.title', {amount: bill.coupon.amount}),
      text: t('banner.text', {code: bill.coupon.code, minimum: store.couponMinimum}),
      ends: t('banner.ends', {time: store.saleEnds}),
    },
    shelf: t('shelf'),
    goods: store.goods.map(ware),
    add: t('add'),
    basket: {
      title: t('basket.title'),
      line: ware(line.good),
      amount: exact(total),
      suggestion: {label: t('basket.suggestion'), ...ware(store.suggestion)},
      rows: [
        {label: t('basket.delivery'), value: t('basket.free')},
        {label: t('basket.tax'), value: exact(tax)},
      ],
      total: {label: t('basket.total'), value: exact(total)},
      pay: t('basket.pay'),
    },
    recovered: {
      title: t('recovered.title'),
      amount: rupees(total),
      text: t('recovered.text', {left: clock(format, store.cartLeft), paid: clock(format, store.cartPaid)}),
    },
    message: {
      from: t('message.from'),
      title: t('message.title', {number: order.number}),
      text: t('message.text', {...ware(line.good), quantity: line.quantity}),
      time: clock(format, store.cartPaid),
    },
  };
}
