import {getFormatter, getLocale, getTranslations} from 'next-intl/server';
import type {JourneyWords} from '@/components/scenes/OrderJourney';
import type {Product} from '@/content/products';
import {demand, distributors, handover, order, partyLedger, refill, stock} from '@/content/sample';
import {basket, doorMinutes, moments} from '@/content/sampleJourney';
import {clock} from '@/lib/format';
import {partyBalance, totalsOf} from '@/lib/sums';

/** The stops of an order's way through some products: what each one notes, and when. */
export async function journeyWords(products: readonly Product[]): Promise<JourneyWords> {
  const [t, goods, suite, format, locale] = await Promise.all([
    getTranslations('scenes.orderJourney'),
    getTranslations('scenes.goods'),
    getTranslations('suite'),
    getFormatter(),
    getLocale(),
  ]);
  const rupees = (amount: number) => format.number(amount, 'rupees');
  const [line] = order.lines;
  const [first, second] = basket;
  const [distributor] = distributors.best;

  /** What each product's line says, and the figure at its end. */
  const lines: Record<Product, {title: string; detail: string; figure: string}> = {
    skycart: {
      title: t('stops.skycart.title', {number: order.number}),
      detail: t('stops.skycart.detail', {name: goods(`${line.good}.name`), quantity: line.quantity}),
      figure: rupees(totalsOf(order.lines).total),
    },
    airpos: {
      title: t('stops.airpos.title'),
      detail: t('stops.airpos.detail'),
      figure: format.number(stock.left),
    },
    orderkite: {
      title: t('stops.orderkite.title'),
      detail: t('stops.orderkite.detail', {percent: partyBalance / partyLedger.limit}),
      figure: rupees(refill.quantity * refill.price),
    },
    quicklocal: {
      title: t('stops.quicklocal.title'),
      detail: t('stops.quicklocal.detail', {first: goods(`${first.good}.name`), second: goods(`${second.good}.name`)}),
      figure: rupees(totalsOf(basket).total),
    },
    'brand-galaxy': {
      title: t('stops.brand-galaxy.title'),
      detail: t('stops.brand-galaxy.detail', {percent: distributor.share}),
      figure: rupees(distributor.invests),
    },
    'nimbus-ai': {
      title: t('stops.nimbus-ai.title'),
      detail: t('stops.nimbus-ai.detail', {name: goods(`${stock.good}.name`)}),
      figure: format.number(demand.reorder),
    },
    'delivery-management': {
      title: t('stops.delivery-management.title', {code: handover.otp}),
      detail: t('stops.delivery-management.detail'),
      figure: t('minutes', {minutes: doorMinutes}),
    },
  };
  const names = products.map((product) => suite(`${product}.name`));
  return {
    label: t('label', {products: new Intl.ListFormat(locale, {type: 'conjunction'}).format(names)}),
    stops: products.map((product) => ({
      product,
      name: suite(`${product}.name`),
      time: clock(format, moments[product]),
      value: t(`values.${product}`),
      ...lines[product],
    })),
  };
}
