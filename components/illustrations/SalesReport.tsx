import {Icon} from '@/components/ui/Icon';
import {sum} from '@/content/math';
import {closing, storeDay} from '@/content/sampleShop';
import {barsOf, Entry, Total, wordsOfScene} from './parts';

const {stores, drawer, slow} = storeDay;
const amounts = stores.flatMap(({hours}) => hours);
const bar = {step: 26, width: 18, height: 72, highest: Math.max(...amounts)};
const gap = bar.step - bar.width;

/** A row has the name of a store, a bar for each hour, and the day's sales. */
const row =
  'grid grid-cols-[3.5rem_minmax(0,1fr)_5rem] gap-x-3 @sm:grid-cols-[5.5rem_minmax(0,1fr)_6.5rem] @sm:gap-x-4';

/** The sales of each store by hour. The bars have the product's colour. */
export async function StoreHours() {
  const {t, rupees} = await wordsOfScene('salesReport');
  return stores.map(({store, hours}) => (
    <div key={store} className={`${row} items-end border-b py-3.5`}>
      <b className="text-note">{t(`stores.${store}`)}</b>{' '}
      <svg
        viewBox={`0 0 ${hours.length * bar.step - gap} ${bar.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-18 w-full"
      >
        <path fill="var(--p)" d={barsOf(hours, bar)} />
      </svg>
      <span className="whitespace-nowrap text-right">{rupees(sum(hours))}</span>
    </div>
  ));
}

/** The report of a day: sales by store and hour, the cash drawer, and a good that sells better in another store. */
export async function SalesReport() {
  const {t, name, rupees} = await wordsOfScene('salesReport');
  return (
    <div role="img" aria-label={t('label')} className="text-small">
      <div aria-hidden="true">
        <div className="rounded-md border border-p-line bg-sheet p-5 pb-14 @sm:p-7 @sm:pb-16">
          <b className="block border-rule border-b-[1.5px] pb-3 text-lede">{t('title')}</b>
          <StoreHours />
          <div className={`${row} total-rule items-baseline py-3 @max-sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]`}>
            <span />
            <span className="flex justify-between gap-2 text-ink-2 text-scene">
              <span className="whitespace-nowrap">{t('from')}</span>{' '}
              <span className="whitespace-nowrap">{t('to')}</span>
            </span>{' '}
            <span className="text-right">
              <span className="block text-ink-2 text-scene">{t('total')}</span>{' '}
              <b className="text-h3">{rupees(sum(amounts))}</b>
            </span>
          </div>
        </div>
        <div className="relative -mt-9 grid gap-4 px-3 @sm:grid-cols-2 @sm:px-5 @lg:-ml-6 @lg:px-0 @lg:pr-6">
          <DrawerSlip />
          <div className="flex flex-col justify-between gap-4 rounded-md bg-indigo px-5 py-4 text-on-indigo [box-shadow:0_20px_32px_-18px_oklch(0.24_0.09_275/0.6)]">
            <span className="flex flex-1 items-center gap-4">
              <Icon name={`good-${slow.good}`} className="h-14 w-11.5 @sm:h-23 @sm:w-19" />
              <span className="text-balance">
                <b className="block text-note leading-snug">
                  {t('slow', {from: t(`stores.${slow.from}`), to: t(`stores.${slow.to}`)})}
                </b>{' '}
                <span className="mt-1 block text-on-indigo-2">
                  {t('move', {name: name(slow.good), idle: slow.idle, left: slow.left})}
                </span>
              </span>
            </span>{' '}
            <b className="block rounded-sm bg-on-indigo px-4 py-2 text-center text-on-marigold">
              {t('send', {count: slow.move})}
            </b>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The cash of a counter at the end of the day. */
async function DrawerSlip() {
  const {t, rupees} = await wordsOfScene('salesReport');
  return (
    <div className="rounded-md border bg-raised px-5 py-4 text-ink text-small lifted-note">
      <b className="block border-rule border-b-[1.5px] pb-2">{t('drawer')}</b>
      {(['float', 'cash'] as const).map((part) => (
        <Entry key={part} label={t(part)} value={rupees(drawer[part])} className="pt-1.5 text-ink-2" />
      ))}
      <Total
        label={t('counted')}
        value={rupees(drawer.float + drawer.cash)}
        size="whitespace-nowrap"
        className="mt-1.5 border-t py-1.5"
      />{' '}
      <span className="flex items-center gap-2 pt-2.5 font-semibold text-leaf">
        <Icon name="icon-tick" className="size-3.5" />
        {t('tallies')}
      </span>
    </div>
  );
}

/** A small shop's day: what was sold in which way. */
async function DaySlip() {
  const {t, scenes, rupees} = await wordsOfScene('daySlip');
  return (
    <div className="rounded-md border bg-raised px-5 py-4 text-ink text-small lifted-note">
      <b className="block border-rule border-b-[1.5px] pb-2">{t('title')}</b>
      <Entry label={scenes('counterDesk.sales')} value={rupees(closing.sales)} className="pt-1.5 text-ink-2" />
      <Entry label={t('upi')} value={rupees(closing.upi)} className="pt-1.5 text-ink-2" />
      <Entry label={t('given')} value={rupees(closing.given)} className="pt-1.5 text-ink-2" />
      <Total
        label={t('total')}
        value={rupees(closing.sales + closing.upi + closing.given)}
        size="whitespace-nowrap"
        className="mt-1.5 border-t py-1.5"
      />
      <Entry label={t('repaid')} value={rupees(closing.repaid)} className="pt-2.5 text-ink-2" />
    </div>
  );
}

/** A cash drawer with notes and coins, and the slip of the day. */
export const DrawerCount = () => (
  <div aria-hidden="true" className="relative overflow-clip rounded-md bg-p-tint print:hidden">
    <div className="grid gap-x-12 @md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] @md:items-center">
      <svg viewBox="0 0 720 260" aria-hidden="true" className="w-full self-end">
        <path fill="var(--color-device)" d="M40 60h640l40 200H0z" />
        <path fill="var(--p)" d="M70 84h132l-8 84H52zM218 84h132v84H210zM366 84h132l6 84H366zM514 84h132l20 84H520z" />
        <path
          fill="var(--p-tint)"
          d="M84 70h112l-6 70H70zM232 76h112l-2 70H226zM380 66h112l4 70H380zM528 78h108l12 70H532z"
        />
        <path
          fill="none"
          stroke="var(--p)"
          strokeWidth="3"
          d="M134 88a17 17 0 1 0 .1 0zM287 94a17 17 0 1 0 .1 0zM437 84a17 17 0 1 0 .1 0zM586 96a17 17 0 1 0 .1 0z"
        />
        <g fill="var(--color-marigold)" stroke="var(--color-device)" strokeWidth="2">
          {[110, 140, 250, 286, 322, 420, 456, 560, 600].map((x, index) => (
            <circle key={x} cx={x} cy={202 + (index % 3) * 8} r="20" />
          ))}
        </g>
        <path
          fill="none"
          stroke="var(--p-line)"
          strokeWidth="3"
          d="M28 182h664M208 64l-14 190M358 64v190M506 64l18 190"
        />
      </svg>
      <div className="px-5 pb-6 @max-md:-mt-2 @md:py-8 @md:pr-10 @md:pl-0">
        <DaySlip />
      </div>
    </div>
  </div>
);
