import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {Icon, spriteHref} from '@/components/ui/Icon';
import {demand, handover, order, orderCount, stops, totalsOf, uplift} from '@/content/sample';
import {DemandBars} from './DemandBars';
import styles from './HomeLedger.module.css';
import {CartLine, Carton, Receipt, RiderMap} from './HomeLedgerPictures';
import {wordsOfScene} from './parts';

type Stop = (typeof stops)[number]['stop'];

const {total, tax} = totalsOf(order.lines);

const page =
  'relative mt-18 border-t bg-sheet @max-sm:-ml-gutter @xs:mt-26 @sm:rounded-tl-md @sm:border-l @md:mt-46 @xl:mt-26';

const row = 'relative grid items-center gap-x-3 py-1.5 pr-(--end) pl-(--inner) not-first:border-t @sm:gap-x-0 @sm:py-0';
const rowColumns =
  'grid-cols-[28px_minmax(0,1fr)_auto] @sm:min-h-[108px] @sm:grid-cols-[54px_40px_minmax(112px,1fr)_minmax(0,520px)_134px]';

/** The looks of a row's amount. That of the delivery is on a card, because a map is behind it. */
const amountOnPaper = '@sm:pl-4';
const amountOnMap =
  '@sm:relative @sm:-mr-3 @sm:justify-self-end @sm:rounded-xs @sm:border @sm:border-p-line @sm:bg-sheet @sm:px-3 @sm:py-2';

/** A ledger page that follows one order through five products. A thread runs down through the rows, from a kite at the top. */
export async function HomeLedger() {
  const {t, scenes, format, rupeesAndPaise} = await wordsOfScene('ledger');
  const suite = await getTranslations('suite');
  const entries: Record<Stop, {picture: ReactNode; amount: string; note: string}> = {
    webstore: {picture: <CartLine />, amount: rupeesAndPaise(total), note: t('paid')},
    till: {picture: <Receipt />, amount: rupeesAndPaise(tax), note: t('taxOfIt')},
    wholesale: {picture: <Carton />, amount: t('sold', {count: orderCount}), note: t('partiesSee')},
    delivery: {picture: <RiderMap />, amount: handover.time, note: t('handedOver')},
    insight: {
      picture: <DemandBars width={336} height={78} weeks={6} from={scenes('forecast.from')} />,
      amount: t('uplift', {share: uplift}),
      note: t('reorder', {count: demand.reorder}),
    },
  };
  return (
    <div role="img" aria-label={t('label')} className={`${styles.page} ${page}`}>
      <svg
        className="sway pointer-events-none absolute bottom-full left-(--thread) w-[min(18rem,80%)] origin-bottom-left! overflow-visible @sm:w-130"
        viewBox="0 0 520 130"
        aria-hidden="true"
      >
        <path
          // Not on phones, because each frame of this animation is painted again, which is slow there.
          className="[--stitch:15px] @sm:animate-[fly_2.4s_linear_2_paused]"
          d="M0 130C0 88 120 128 210 110S330 102 372 80"
          fill="none"
          stroke="var(--color-cloth)"
          strokeWidth="2"
          strokeDasharray="9 6"
        />
        <use href={spriteHref('mark')} width="108" height="121.5" transform="translate(352 -40) rotate(24 54 60)" />
      </svg>
      <div className="double-rule flex justify-between gap-4 py-2.5 pr-(--end) pl-(--inner) text-note @max-sm:pt-3 @sm:pt-4 @sm:pb-3.5">
        <b>{t('title', {number: order.number})}</b>{' '}
        <span className="text-ink-2 @max-sm:whitespace-nowrap">
          {format.dateTime(new Date(order.date), {weekday: 'short', day: 'numeric', month: 'short'})}
        </span>
      </div>
      <div className="relative">
        {stops.map(({stop, product, time}) => {
          const {picture, amount, note} = entries[stop];
          return (
            <div key={stop} className={`${styles.row} ${row} ${rowColumns}`} data-product={product}>
              <span className="whitespace-nowrap text-[0.9375rem] text-ink-2 @max-sm:hidden">{time}</span>
              <Icon name="icon-knot" className="size-5 justify-self-center text-cloth @sm:size-6.5" />
              <div className="leading-[1.35]">
                <b>{t(`stops.${stop}`)}</b>{' '}
                <span className="flex items-center gap-[7px] text-[0.875rem] text-ink-2 @sm:mt-0.5">
                  <Icon name={`glyph-${product}`} className="size-4.5 text-p" />
                  {suite(`${product}.name`)}
                </span>
              </div>
              <div className="grid min-w-0 items-center self-stretch @max-sm:hidden">{picture}</div>
              <div className={`text-right leading-[1.3] ${stop === 'delivery' ? amountOnMap : amountOnPaper}`}>
                <b className="whitespace-nowrap text-[1.125rem]">{amount}</b>{' '}
                <span className="block text-[0.8125rem] text-ink-2">{note}</span>
              </div>
            </div>
          );
        })}
        <span className="absolute inset-y-0 left-[calc(var(--thread)-1px)] w-0.5 overflow-clip text-cloth">
          <i className="thread-y -bottom-[15px] inset-x-0 top-0 animate-[pull_2.4s_linear_2_paused] [--stitch:15px]" />
        </span>
      </div>
      <div className="flex items-baseline justify-between gap-6 border-rule border-t-[1.5px] pt-2.5 pr-(--end) pb-3.5 pl-(--inner) @sm:pt-4 @sm:pb-5">
        <b>{t('end')}</b>{' '}
        <b className="total-rule whitespace-nowrap pb-0.5 text-[1.375rem] leading-[1.25]">{rupeesAndPaise(total)}</b>
      </div>
    </div>
  );
}
