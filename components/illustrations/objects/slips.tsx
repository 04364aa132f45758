import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import type {Product} from '@/content/suite';
import {partyFile, royaltyStatement, transfer} from '@/content/useCaseObjects';
import {wordsOfScene} from '../parts';

type SlipProps = {label: string; tab?: string; title: string; note?: string; product: Product; children: ReactNode};

/** A paper of the trade, torn off below: the frame of all that a use case shows on one. */
export const Slip = ({label, tab, title, note, product, children}: SlipProps) => (
  <div
    role="img"
    aria-label={label}
    data-product={product}
    className="text-ink text-small/[1.45] [filter:drop-shadow(0_16px_14px_oklch(0.24_0.09_275/0.2))]"
  >
    {tab && (
      <span className="inline-block bg-p-solid py-1 pr-9 pl-5 font-semibold text-[0.8125rem] text-white [clip-path:polygon(0_0,calc(100%-1.25rem)_0,100%_100%,0_100%)]">
        {tab}{' '}
      </span>
    )}
    <div className="dark-paper torn-edge bg-raised px-5 pt-5 pb-8">
      <div className="double-rule flex flex-wrap items-baseline justify-between gap-x-3 pb-2.5">
        <b className="font-semibold text-base">{title}</b> <span className="text-ink-2 text-scene">{note}</span>
      </div>{' '}
      {children}
    </div>
  </div>
);

type RowProps = {label: ReactNode; children: ReactNode};

const SlipRow = ({label, children}: RowProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 border-b py-2">
    <span>{label}</span> <b className="whitespace-nowrap">{children}</b>{' '}
  </div>
);

/** What it comes to, ruled off. */
export const SlipTotal = ({label, children}: RowProps) => (
  <div className="total-rule flex flex-wrap items-baseline justify-between gap-x-3 pt-3 pb-2">
    <b className="font-semibold text-note">{label}</b>{' '}
    <b className="whitespace-nowrap font-semibold text-h3-lg">{children}</b>{' '}
  </div>
);

/** What an outlet owes its brand for a month, from its own bills to the figure that both have seen. */
export async function RoyaltyStatement() {
  const {t, rupees} = await wordsOfScene('objects.franchise-management');
  const {bills, sold, returned, tax, net, share, royalty} = royaltyStatement;
  return (
    <Slip label={t('label')} title={t('title')} note={t('month')} product="airpos">
      <SlipRow label={t('bills', {count: bills})}>{rupees(sold)}</SlipRow>
      <SlipRow label={t('returns')}>{rupees(-returned)}</SlipRow>
      <SlipRow label={t('tax')}>{rupees(-tax)}</SlipRow>
      <SlipRow label={t('net')}>{rupees(net)}</SlipRow>
      <SlipTotal label={t('royalty', {share})}>{rupees(royalty)}</SlipTotal>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-scene">
        {(['brand', 'owner'] as const).map((party) => (
          <span key={party} className="flex items-center gap-1.5">
            <Icon name="icon-tick" className="size-3.5 text-leaf" /> {t(party)}{' '}
          </span>
        ))}
      </div>
    </Slip>
  );
}

/** A distributor's file: where it sells what, on which terms, and how much of its credit is used. */
export async function PartyFile() {
  const {t, scenes, format, rupees} = await wordsOfScene('objects.distributor-management');
  const {appointed, limit, days, owed} = partyFile;
  const date = format.dateTime(new Date(appointed), 'dayOfMonth');
  return (
    <Slip
      label={t('label')}
      tab={t('tab')}
      title={scenes('sky.parties.vidarbha')}
      note={t('appointed', {date})}
      product="orderkite"
    >
      <SlipRow
        label={t('territory')}
      >{`${scenes('skyDesk.cities.nagpur')}, ${scenes('skyDesk.cities.wardha')}`}</SlipRow>
      <SlipRow label={t('range')}>{scenes('skyDesk.categories.pantry')}</SlipRow>
      <SlipRow label={t('days')}>{format.number(days)}</SlipRow>
      <SlipRow label={t('limit')}>{rupees(limit)}</SlipRow>
      <SlipRow label={t('owed')}>{rupees(owed)}</SlipRow>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="mt-3 h-3 w-full">
        <path fill="var(--p-line)" d="M0 0h100v1H0z" />
        <path fill="var(--p)" d={`M0 0h${Math.round((owed / limit) * 100)}v1H0z`} />
      </svg>
      <SlipTotal label={t('left')}>{rupees(limit - owed)}</SlipTotal>
    </Slip>
  );
}

/** Goods on their way between two stores: what one counted out, and the other in. */
export async function TransferSlip() {
  const {t, nameAndSize, time} = await wordsOfScene('objects.multi-store-management');
  const {number, good, ends, short} = transfer;
  const pieces = (count: number) => t('pieces', {count});
  return (
    <Slip label={t('label')} title={t('title', {number})} note={nameAndSize(good)} product="airpos">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-rule border-b border-dashed py-4">
        {ends.map(({end, time: at, count}, index) => (
          <span key={end} className={index > 0 ? 'order-last text-right' : ''}>
            <span className="block text-ink-2 text-scene">{t(end)}</span>{' '}
            <b className="block font-semibold text-h3-lg">{pieces(count)}</b>{' '}
            <span className="text-scene">{time(at)}</span>{' '}
          </span>
        ))}
        <span className="flex items-center gap-1.5">
          <Icon name={`good-${good}`} className="h-14 w-12" />
          <Icon name="icon-arrow" className="size-4 text-p" />
        </span>
      </div>
      <SlipTotal label={t('short')}>{pieces(short)}</SlipTotal>
      <p className="mt-2.5 flex items-center gap-2 text-scene">
        <Icon name="icon-warning" className="size-4 text-rose" /> {t('noted')}
      </p>
    </Slip>
  );
}
