import {Icon} from '@/components/ui/Icon';
import {doorMinutes, handover, localBasket, shelf, totalsOf} from '@/content/sampleShop';
import {DrawnRadio, Total, wordsOfScene} from './parts';
import {StreetMap} from './StreetMap';

const steps = [
  {text: 'packed', at: localBasket.packed, tone: 'text-leaf'},
  {text: 'onWay', at: localBasket.left, tone: 'text-cloth-text motion-safe:animate-pulse'},
  {text: 'door', at: localBasket.door, tone: 'text-line dark:text-ink-2/60'},
] as const;

const board =
  'grid justify-items-center gap-x-8 @max-sm:-mx-gutter @sm:grid-cols-[320px_minmax(0,1fr)] @sm:justify-items-stretch @md:grid-cols-[340px_minmax(0,1fr)] @lg:@max-xl:grid-cols-[340px]';

/** A shop's own app on a customer's phone, which stands on a map with the rider. The map fills the hero. */
export async function LocalApp() {
  const {t} = await wordsOfScene('localApp');
  return (
    <div role="img" aria-label={t('label')} className="h-full text-ink text-small">
      <div aria-hidden="true" className={`h-full ${board}`}>
        <StreetMap
          view="40 10 860 450"
          route={[
            [3, 2],
            [5, 2],
            [5, 1],
            [6, 1],
          ]}
          passed={2}
          preserveAspectRatio="xMaxYMid slice"
          className="absolute inset-0 -z-1 size-full @max-lg:top-auto @max-lg:h-152 @max-sm:h-136"
        />
        <BasketPhone />
        <div className="relative flex w-full flex-col justify-end gap-3 @max-sm:p-5 @max-sm:pt-56 @sm:items-end @sm:pb-10 @lg:@max-xl:hidden">
          <b className="absolute top-0 right-0 flex items-center gap-2 rounded-full border border-p-line bg-sheet px-4 py-2 @max-sm:hidden">
            <i className="size-2.5 rounded-full bg-leaf" />
            {t('zone')}
          </b>
          <RideCard />
        </div>
      </div>
    </div>
  );
}

/** Where the order is, and the code for the door. */
async function RideCard() {
  const {t, scenes, time} = await wordsOfScene('localApp');
  return (
    <div className="w-full rounded-md border border-p-line bg-sheet px-5 pt-4 pb-2 lifted-note @sm:max-w-80">
      <b className="block border-rule border-b-[1.5px] pb-3 text-lede">
        {scenes('ride.rider', {minutes: handover.minutesAway})}
      </b>
      {steps.map(({text, at, tone}) => (
        <div key={text} className="flex items-center gap-3 border-b py-2.5">
          <Icon name={text === 'packed' ? 'icon-tick' : 'icon-knot'} className={`size-4 flex-none ${tone}`} />
          <span className={text === 'onWay' ? 'flex-1 font-semibold' : 'flex-1'}>{t(text)}</span>{' '}
          <span className="whitespace-nowrap text-ink-2">{time(at)}</span>
        </div>
      ))}
      <div className="flex items-center justify-between gap-3 py-3">
        <span className="text-ink-2">{t('otp')}</span> <b className="text-h3-lg tracking-[0.16em]">{localBasket.otp}</b>
      </div>
    </div>
  );
}

const phone = 'relative flex w-full max-w-85 flex-col self-end overflow-clip bg-paper @max-xs:max-w-80';
/** In a wide viewport the edge of the map cuts off the lower end of the drawn phone. */
const phoneEdge = 'rounded-t-[32px] border-8 border-device border-b-0 @max-sm:rounded-b-[32px] @max-sm:border-b-8';
const phoneShadow = '[box-shadow:0_24px_48px_-16px_oklch(0.1_0.05_276/0.6)]';

/** The basket in the shop's app: the goods, a choice of substitutes, and four ways to pay. */
async function BasketPhone() {
  const {t, format, name, size, rupees} = await wordsOfScene('localApp');
  return (
    <div className={`${phone} ${phoneEdge} ${phoneShadow}`}>
      <div className="bg-p-solid px-5 pt-5 pb-4 text-on-p">
        <b className="flex items-center gap-2.5 text-h3">
          <Icon name="icon-knot" className="size-4.5" />
          {t('shop')}
        </b>{' '}
        <span className="mt-1 block">{t('deliver', {minutes: doorMinutes})}</span>
      </div>
      <div className="px-5 pt-4 pb-6">
        <b className="text-base">{t('basket')}</b>
        {localBasket.lines.map(({good, quantity}) => (
          <div key={good} className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3.5 border-b py-3">
            <Icon name={`good-${good}`} className="h-13 w-11" />
            <span>
              <b className="block leading-snug">{name(good)}</b>{' '}
              <span className="text-ink-2 text-scene">{`${size(good)} × ${format.number(quantity)}`}</span>
            </span>{' '}
            <b className="whitespace-nowrap">{rupees(shelf[good].price * quantity)}</b>
          </div>
        ))}
        <div className="flex items-center gap-2.5 border-b py-3">
          <span className="grid size-5 flex-none place-items-center rounded-xs bg-p-solid text-on-p">
            <Icon name="icon-tick" className="size-3" />
          </span>
          {t('substitute')}
        </div>
        <div className="flex justify-between gap-3 pt-3 pb-1 text-ink-2">
          <span>{t('delivery')}</span> <span className="text-right">{t('free', {amount: localBasket.freeAbove})}</span>
        </div>
        <Total label={t('total')} value={rupees(totalsOf(localBasket.lines).total)} className="py-1.5" />
        <div className="mt-4 grid grid-cols-2 gap-2">
          {(['upi', 'cash', 'card', 'wallet'] as const).map((way) => (
            <DrawnRadio key={way} chosen={way === 'upi'}>
              {t(`ways.${way}`)}
            </DrawnRadio>
          ))}
        </div>
        <b className="mt-4 block rounded-sm drawn-button py-3 text-center text-note">{t('place')}</b>
      </div>
    </div>
  );
}
