import {getFormatter, getTranslations} from 'next-intl/server';
import type {CartChatWords} from '@/components/scenes/CartChat';
import type {DistributorSkyWords} from '@/components/scenes/DistributorSky';
import type {ForecastWords} from '@/components/scenes/ForecastChart';
import type {PartyRatesWords} from '@/components/scenes/PartyRates';
import type {RoundMapWords} from '@/components/scenes/RoundMap';
import {demand, distributors, order, rates, shelf} from '@/content/sample';
import {couriers, riders, roundStops} from '@/content/sampleDesk';
import {store} from '@/content/sampleStore';
import {clock} from '@/lib/format';
import {orderCount, sum, totalsOf} from '@/lib/sums';

export async function cartChatWords(): Promise<CartChatWords> {
  const t = await getTranslations('scenes');
  const format = await getFormatter();
  const {total} = totalsOf(order.lines);
  return {
    label: t('chat.label'),
    shop: t('chat.shop'),
    status: t('chat.status'),
    left: t('chat.left', {time: clock(format, store.cartLeft)}),
    back: t('chat.back'),
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

export async function partyRatesWords(): Promise<PartyRatesWords> {
  const t = await getTranslations('scenes');
  const format = await getFormatter();
  return {
    label: t('rates.label'),
    title: t('rates.title'),
    head: [t('rates.item'), t('rates.printed'), ...rates.parties.map(({party}) => t(`rates.parties.${party}`))],
    rows: rates.goods.map((good) => ({
      good,
      name: t('ledger.good', {name: t(`goods.${good}.name`), size: t(`goods.${good}.size`)}),
      printed: format.number(shelf[good].price),
      rates: rates.parties.map(({price}) => format.number(price[good])),
    })),
    credit: {
      label: t('rates.credit'),
      terms: rates.parties.map(({creditDays}) =>
        creditDays ? t('rates.days', {count: creditDays}) : t('rates.advance'),
      ),
    },
    waiting: t('rates.waiting'),
    gstin: t('rates.gstin'),
    approve: t('rates.approve'),
  };
}

const shownProofs = {otp: 'done', photo: 'done', return: 'back', next: 'next'} as const;
const isShown = (proof: string): proof is keyof typeof shownProofs => proof in shownProofs;

export async function roundMapWords(): Promise<RoundMapWords> {
  const t = await getTranslations('scenes.round');
  const [rider] = riders;
  return {
    label: t('label'),
    rider: t('rider'),
    done: t('done', {done: rider.done, count: rider.count}),
    entries: roundStops.flatMap(({time, proof}) =>
      isShown(proof) ? [{text: t(proof), time, state: shownProofs[proof]}] : [],
    ),
    couriers: {title: t('couriers'), text: t('picked', {count: sum(couriers.map(({parcels}) => parcels))})},
  };
}

export async function distributorSkyWords(): Promise<DistributorSkyWords> {
  const t = await getTranslations('scenes.sky');
  return {
    label: t('label'),
    brand: t('brand'),
    city: t('city'),
    fit: t('fit', {count: distributors.fits}),
    parties: distributors.best.map(({party, share, invests}) => ({
      name: t(`parties.${party}`),
      share: t('share', {share}),
      invests: t('invests', {from: invests}),
    })),
  };
}

export async function forecastWords(): Promise<ForecastWords> {
  const t = await getTranslations('scenes.forecast');
  const peak = demand.expected.reduce((best, week) => (week.count > best.count ? week : best));
  return {
    label: t('label'),
    from: t('from'),
    now: t('now'),
    peak: t('peak'),
    expected: t('expected', {count: peak.count}),
    range: t('range', {low: peak.low, high: peak.high}),
  };
}
