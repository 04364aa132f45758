import {Fragment, type ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import type {PaidPlanId} from '@/content/plans';
import {bill, lastInvoices, partyBalance, store, variants} from '@/content/sampleShop';
import {partyEntryOf} from './PartyLedger';
import {planColours} from './PlanPictures';
import {Entry, wordsOfScene} from './parts';

const onShow = store.goods.slice(0, 3);

/** The top of a webstore: a padlock before its own address, an announcement, and its goods. */
async function SafeStore() {
  const {t} = await wordsOfScene('storefront');
  return (
    <>
      <p className="flex items-center gap-1.5 bg-device px-2 py-1.5 text-on-indigo">
        <svg viewBox="0 0 10 12" aria-hidden="true" className="h-3 w-2.5 text-marigold">
          <path fill="none" stroke="currentColor" strokeWidth="1.500" d="M2.500 6V3.500a2.500 2.500 0 0 1 5 0V6" />
          <path fill="currentColor" d="M.5 5.500h9V12h-9z" />
        </svg>
        {t('address')}
      </p>
      <p className="bg-marigold px-2.5 py-1 text-center font-semibold text-on-marigold">
        {t('banner.title', {amount: bill.coupon.amount})}
      </p>
      <div className="flex justify-around px-2 pt-2.5">
        {onShow.map((good) => (
          <Icon key={good} name={`good-${good}`} className="-mb-0.5 h-12 w-10" />
        ))}
      </div>
    </>
  );
}

const jars = ['h-6.5 w-5.5', 'h-8.5 w-7', 'h-11 w-9'];

/** One good in three sizes, each with a stock of its own, and the button for a chat. */
async function GoodInSizes() {
  const {t, name} = await wordsOfScene('stock');
  return (
    <div className="px-2.5 pt-1.5 pb-2">
      <div className="flex items-center justify-between gap-2">
        <b>{name(variants.good)}</b>
        <span className="grid size-6 place-items-center rounded-full bg-p-solid text-on-p">
          <Icon name="icon-whatsapp" className="size-4" />
        </span>
      </div>
      <div className="grid grid-cols-[1fr_repeat(3,auto)] items-end justify-items-center gap-x-1.5">
        <span />
        {jars.map((size) => (
          <Icon key={size} name={`good-${variants.good}`} className={size} />
        ))}
        <span className="justify-self-start whitespace-nowrap">{t('inStock')}</span>{' '}
        {variants.left.map((left) => (
          <Fragment key={left}>
            <b className="mt-1 w-full rounded-xs border border-p-line bg-p-tint text-center text-p">{left}</b>{' '}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** The last invoices of a wholesale party, and what it owes. */
async function PartyAccount() {
  const {t, format} = await wordsOfScene('khata');
  return (
    <div className="px-2.5 pt-1.5 pb-2">
      <b className="flex items-center justify-between gap-2 border-p-line border-b pb-1">
        {t('party')} <Icon name="icon-tick" className="size-3 text-leaf" />
      </b>
      {lastInvoices.map((entry) => (
        <Entry key={entry.day} label={partyEntryOf(entry, t)} value={format.number(entry.amount)} className="pt-0.5" />
      ))}
      <Entry
        label={t('balance')}
        value={format.number(partyBalance)}
        className="mt-1 border-p-line border-t pt-0.5 font-semibold text-p"
      />
    </div>
  );
}

const pictures: Record<PaidPlanId, ReactNode> = {
  growth: <SafeStore />,
  prime: <GoodInSizes />,
  enterprise: <PartyAccount />,
};

/** What a plan adds, as a small page that stands on the line below it. */
export const PlanAddition = ({plan}: {plan: PaidPlanId}) => (
  <div
    data-product={planColours[plan]}
    data-picture
    className="w-full max-w-64 justify-self-end overflow-clip rounded-t-md border border-p-line border-b-0 bg-sheet text-[0.75rem]/[1.45] text-ink [--icon-color:initial] [--icon-size:initial]"
  >
    {pictures[plan]}
  </div>
);
