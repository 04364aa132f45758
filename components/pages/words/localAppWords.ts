import {getFormatter, getTranslations} from 'next-intl/server';
import type {LocalAppWords} from '@/components/illustrations/LocalApp';
import {handover, shelf} from '@/content/sample';
import {doorMinutes, localBasket} from '@/content/sampleDesk';
import {totalsOf} from '@/content/sampleSums';
import {clock} from '@/lib/format';

/** The words and amounts of the local app and its map. */
export async function localAppWords(): Promise<LocalAppWords> {
  const [t, scenes, format] = await Promise.all([
    getTranslations('scenes.localApp'),
    getTranslations('scenes'),
    getFormatter(),
  ]);
  const rupees = (amount: number) => format.number(amount, 'rupees');
  return {
    label: t('label'),
    zone: t('zone'),
    phone: {
      shop: t('shop'),
      deliver: t('deliver', {minutes: doorMinutes}),
      basket: t('basket'),
      lines: localBasket.lines.map(({good, quantity}) => ({
        good,
        name: scenes(`goods.${good}.name`),
        size: scenes(`goods.${good}.size`),
        quantity: `× ${format.number(quantity)}`,
        amount: rupees(shelf[good].price * quantity),
      })),
      substitute: t('substitute'),
      delivery: {label: t('delivery'), amount: t('free', {amount: localBasket.freeAbove})},
      total: {label: t('total'), amount: rupees(totalsOf(localBasket.lines).total)},
      ways: [t('ways.upi'), t('ways.cash'), t('ways.card'), t('ways.wallet')],
      place: t('place'),
    },
    rider: scenes('ride.rider', {minutes: handover.minutesAway}),
    steps: [
      {text: t('packed'), time: clock(format, localBasket.packed), state: 'done'},
      {text: t('onWay'), time: clock(format, localBasket.left), state: 'now'},
      {text: t('door'), time: clock(format, localBasket.door), state: 'next'},
    ],
    otp: {label: t('otp'), code: localBasket.otp},
  };
}
