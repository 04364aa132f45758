import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {ForeignContent} from '@/components/ui/ForeignContent';
import {Icon, spriteHref} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {LocalLink} from '@/components/ui/LocalLink';
import {productHref} from '@/content/menu';
import {effectsOf, handover, largestOrder, order, orderCount, refill, stops, uplift} from '@/content/sampleShop';
import {DemandBars} from './DemandBars';
import styles from './HomeLedger.module.css';
import {CartLine, Carton, Receipt, RiderMap} from './HomeLedgerPictures';
import {wordsOfScene} from './parts';
import {type WrittenOrder, writeOrder} from './writeOrder';

type Stop = (typeof stops)[number]['stop'];

const page =
  'relative mt-12 border-t bg-sheet @max-sm:-ml-gutter @xs:mt-26 @sm:rounded-tl-md @sm:border-l @md:mt-46 @xl:mt-26';

const row =
  'relative grid items-center gap-x-3 gap-y-2.5 py-3 pr-(--end) pl-(--inner) not-first:border-t @sm:gap-x-0 @sm:py-0';
const rowColumns =
  'grid-cols-[28px_minmax(0,1fr)_auto] @sm:min-h-[108px] @sm:grid-cols-[54px_40px_minmax(112px,1fr)_minmax(0,520px)_var(--amount-width)]';
/** On a phone the picture is below the row's words. */
const picturePlace =
  'grid min-w-0 items-center self-stretch @max-sm:col-span-2 @max-sm:col-start-2 @max-sm:row-start-2';

/** The looks of a row's amount. That of the delivery is on a card in a wide window, because a map is behind it. */
const amountOnPaper = '@sm:pl-4';
const amountOnMap =
  '@sm:relative @sm:-mr-3 @sm:justify-self-end @sm:rounded-xs @sm:border @sm:border-p-line @sm:bg-sheet @sm:px-3 @sm:py-2';

/**
 * A ledger page that follows one order through five products. A thread runs down through the rows, from a kite at the top. A visitor
 * can change the order, and the rows follow (writeOrder.ts).
 */
export async function HomeLedger() {
  const {t, scenes, format} = await wordsOfScene('ledger');
  const suite = await getTranslations('suite');
  const textsByCount = await Promise.all(Array.from({length: largestOrder}, (_, index) => writtenOrder(index + 1)));
  const shownTexts = textsByCount[orderCount - 1];
  if (!shownTexts) throw new Error(`The ledger has no texts for ${orderCount} jars.`);
  const entries: Record<Stop, {picture: ReactNode; amount: ReactNode; note: ReactNode}> = {
    webstore: {
      picture: <CartLine jars={orderCount} largest={largestOrder} />,
      amount: <Written place="total">{shownTexts.total}</Written>,
      note: t('paid'),
    },
    till: {
      picture: <Receipt halfTax={<Written place="halfTax">{shownTexts.halfTax}</Written>} />,
      amount: <Written place="tax">{shownTexts.tax}</Written>,
      note: t('taxInside'),
    },
    wholesale: {
      picture: (
        <Carton
          sold={orderCount}
          refill={<Written place="refill">{shownTexts.refill}</Written>}
          balance={<Written place="balance">{shownTexts.balance}</Written>}
        />
      ),
      amount: <Written place="left">{shownTexts.left}</Written>,
      note: t('leftOnShelf'),
    },
    delivery: {
      picture: <RiderMap />,
      amount: handover.time,
      note: <Written place="handedOver">{shownTexts.handedOver}</Written>,
    },
    insight: {
      picture: <DemandBars width={336} height={78} weeks={6} from={scenes('forecast.from')} />,
      amount: t('uplift', {share: uplift}),
      note: <Written place="reorder">{shownTexts.reorder}</Written>,
    },
  };
  return (
    <section aria-label={t('label')} data-ledger className={`${styles.page} ${page}`}>
      <InlineScript run={writeOrder} args={[textsByCount, orderCount]} />
      <svg
        className="sway pointer-events-none absolute bottom-full left-(--thread) w-36 origin-bottom-left! overflow-visible @sm:w-130"
        viewBox="0 0 520 130"
        aria-hidden="true"
      >
        <path
          // Not on phones, because each frame of this animation is painted again, which is slow there.
          className="[--stitch:15px] [vector-effect:non-scaling-stroke] @sm:animate-[fly_2.4s_linear_2_paused]"
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
        <span className="text-ink-2 @max-sm:whitespace-nowrap">{format.dateTime(new Date(order.date), 'weekday')}</span>
      </div>
      <div className="relative">
        <ol>
          {stops.map(({stop, product, time}) => {
            const {picture, amount, note} = entries[stop];
            return (
              <li key={stop} className={`${styles.row} ${row} ${rowColumns}`} data-product={product} data-ledger-row>
                <span className="whitespace-nowrap text-[0.9375rem] text-ink-2 @max-sm:hidden">{time}</span>
                <Icon name="icon-knot" className="size-5 justify-self-center text-cloth @sm:size-6.5" />
                <div className="leading-[1.35]">
                  <b>{t(`stops.${stop}`)}</b>{' '}
                  <LocalLink
                    href={productHref(product)}
                    className="relative z-1 flex min-h-6 items-center gap-[7px] text-[0.875rem] text-ink-2 after:generated after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline @sm:mt-0.5"
                  >
                    <Icon name={`glyph-${product}`} className="size-4.5 text-p" />
                    {suite(`${product}.name`)}
                  </LocalLink>
                </div>
                <div className={picturePlace}>{picture}</div>
                <div className={`text-right leading-[1.3] ${stop === 'delivery' ? amountOnMap : amountOnPaper}`}>
                  <b className="whitespace-nowrap text-[1.125rem]">{amount}</b>{' '}
                  <span className="block text-balance text-[0.8125rem] text-ink-2">{note}</span>
                </div>
              </li>
            );
          })}
        </ol>
        <span className="absolute inset-y-0 left-[calc(var(--thread)-1px)] w-0.5 overflow-clip text-cloth">
          <i className="thread-y -bottom-[15px] inset-x-0 top-0 animate-[pull_2.4s_linear_2_paused] [--stitch:15px]" />
        </span>
        {/* It runs down the thread when the order changes. */}
        <span
          data-running-knot
          aria-hidden="true"
          className="-ml-2 absolute top-0 left-(--thread) size-4 rotate-45 bg-marigold invisible"
        />
      </div>
      <div
        data-ledger-row
        className="flex items-baseline justify-between gap-6 border-rule border-t-[1.5px] pt-2.5 pr-(--end) pb-3.5 pl-(--inner) @sm:pt-4 @sm:pb-5"
      >
        <b>{t('end')}</b>{' '}
        <b className="total-rule whitespace-nowrap pb-0.5 text-[1.375rem] leading-[1.25]">
          <Written place="total">{shownTexts.total}</Written>
        </b>
      </div>
      <ForeignContent role="status" className="sr-only" />
    </section>
  );
}

/** A text that writeOrder.ts replaces. When React hydrates, a visitor may already have changed the text, which is no error. */
const Written = ({place, children}: {place: string; children: ReactNode}) => (
  <span data-written={place} suppressHydrationWarning className="rounded-xs">
    {children}
  </span>
);

/** What the ledger says for so many jars. */
async function writtenOrder(jars: number): Promise<WrittenOrder> {
  const {t, format, rupees, rupeesAndPaise, paise} = await wordsOfScene('ledger');
  const {total, tax, halfTax, left, refillJars, refillAmount, balance, reorder} = effectsOf(jars);
  const texts = {
    jars: format.number(jars),
    total: rupeesAndPaise(total),
    tax: rupeesAndPaise(tax),
    halfTax: paise(halfTax),
    left: t('jars', {count: left}),
    handedOver: t('handedOver', {count: jars}),
    refill: t('refillSum', {count: refillJars, price: refill.price, amount: refillAmount}),
    balance: t('balance', {amount: balance}),
    reorder: t('reorder', {count: reorder}),
  };
  const sentence = t('sentence', {
    count: jars,
    total: rupees(total),
    tax: texts.tax,
    left,
    number: refill.number,
    balance: rupees(balance),
    reorder,
  });
  return {...texts, sentence};
}
