import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {sum} from '@/content/math';
import type {PaidPlanId} from '@/content/plans';
import {order, storeDay, totalsOf} from '@/content/sampleShop';
import {CreditLeft} from './PartyLedger';
import {barsOf, wordsOfScene} from './parts';

/** A store on its own domain, and the code that its customer scans to pay. */
async function OwnStore() {
  const {t, rupees} = await wordsOfScene('storefront');
  return (
    <div className="w-full max-w-80 overflow-clip rounded-sm bg-sheet">
      <p className="flex items-center gap-2 bg-device px-3 py-1.5 text-on-indigo">
        <Icon name="icon-knot" className="size-3 flex-none text-marigold" />
        {t('address')}
      </p>
      <div className="flex items-center gap-4 p-3">
        <Icon name="qr" className="size-22 flex-none border bg-[#fff] p-2" />
        <div className="min-w-0 flex-1">
          {t('basket.total')} <b className="total-rule block pb-1 text-h3-lg">{rupees(totalsOf(order.lines).total)}</b>{' '}
          <b className="mt-2.5 block rounded-xs drawn-button py-1 text-center">{t('basket.pay')}</b>
        </div>
      </div>
    </div>
  );
}

/** A courier's label for an order with its size, and the login of who packs it. */
async function PackedOrder() {
  const {scenes, nameAndSize, format} = await wordsOfScene('till');
  const [line] = order.lines;
  return (
    <div className="flex w-full max-w-80 items-center gap-2">
      <div className="light-paper min-w-0 flex-1 bg-raised px-3 pt-2 pb-3">
        {scenes('chat.shop')} <b className="block border-rule border-b-[1.5px] pb-1 text-h3">{scenes('sky.city')}</b>{' '}
        <i className="my-2 barcode block h-9" />
        <b>{`${format.number(line.quantity)} × ${nameAndSize(line.good)}`}</b>
      </div>
      <div className="flex-none rounded-sm bg-sheet px-2.5 py-3 text-center leading-snug">
        <Icon name="glyph-airpos" className="mx-auto mb-1.5 size-7 text-p" />
        <b className="block">{scenes('till.cashier')}</b> {scenes('till.counter')}{' '}
        <b
          aria-hidden="true"
          className="mt-1.5 block rounded-xs border border-p-line bg-p-tint tracking-[0.2em] text-p"
        >
          ••••
        </b>
      </div>
    </div>
  );
}

const {stores} = storeDay;
const bar = {step: 10, width: 7, height: 20, highest: Math.max(...stores.flatMap(({hours}) => hours))};

/** The day's sales of three stores, and the credit that a distributor has left. */
async function StoresAndParty() {
  const {t, scenes, rupees} = await wordsOfScene('salesReport');
  return (
    <div className="w-full max-w-80 rounded-sm bg-sheet px-3 pb-3">
      {stores.map(({store, hours}) => (
        <p key={store} className="flex items-center justify-between gap-3 border-b py-1">
          <b className="w-14">{t(`stores.${store}`)}</b>{' '}
          <svg viewBox={`0 0 ${hours.length * bar.step} ${bar.height}`} aria-hidden="true" className="h-5 flex-none">
            <path fill="var(--p)" d={barsOf(hours, bar)} />
          </svg>
          <span className="w-18 whitespace-nowrap text-right">{rupees(sum(hours))}</span>
        </p>
      ))}
      <b className="block pt-2">{scenes('khata.party')}</b>
      <CreditLeft />
    </div>
  );
}

const pictures: Record<PaidPlanId, ReactNode> = {
  growth: <OwnStore />,
  prime: <PackedOrder />,
  enterprise: <StoresAndParty />,
};

/** The product whose colours a plan's pictures have. */
export const planColours = {growth: 'skycart', prime: 'airpos', enterprise: 'orderkite'} as const;

/** What a plan adds to the smaller ones. */
export const PlanPicture = ({plan}: {plan: PaidPlanId}) => (
  <div
    data-product={planColours[plan]}
    data-picture
    aria-hidden="true"
    className="grid h-full min-h-44 place-items-center rounded-md bg-p-tint p-4 text-ink text-scene/[1.4] [--icon-color:initial] [--icon-size:initial] large-text:hidden print:hidden"
  >
    {pictures[plan]}
  </div>
);
