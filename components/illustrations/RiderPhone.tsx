import {Icon} from '@/components/ui/Icon';
import {nextDrop, roundStops, toCollect} from '@/content/sampleShop';
import {DrawnButtons, Phone, Total, wordsOfScene} from './parts';
import {StreetMap} from './StreetMap';

const currentIndex = roundStops.findIndex(({state}) => state === 'now');
const stop = roundStops[currentIndex] ?? roundStops[0];

/** The rider's phone: the next address, the goods, the cash to collect, and the customer's code. */
export async function RiderPhone() {
  const {t, scenes, format, name, size, rupees, time} = await wordsOfScene('riderPhone');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small">
      <Phone className="rounded-b-[28px] border-b-8">
        <div className="flex items-baseline justify-between gap-3 bg-device px-5 pt-2 pb-3 text-on-indigo">
          <b className="text-note">{t('stop', {number: currentIndex + 1, count: roundStops.length})}</b>{' '}
          <span className="whitespace-nowrap text-marigold">{time(stop.time)}</span>
        </div>
        <StreetMap
          view="390 40 360 190"
          route={[
            [3, 3],
            [3, 2],
            [4, 2],
            [4, 1],
            [5, 1],
          ]}
          passed={2}
          className="h-44 w-full"
        />
        <div className="border-p-line border-t px-5 pt-4 pb-5">
          <b className="block text-h3 leading-tight">{scenes(`roundDesk.places.${stop.place}`)}</b>{' '}
          <span className="mt-1 block">{t('name')}</span> <span className="block text-ink-2">{t('landmark')}</span>
          <div className="mt-3 border-rule border-t-[1.5px]">
            {nextDrop.lines.map(({good, quantity}) => (
              <div key={good} className="flex items-center gap-3 border-b py-2">
                <Icon name={`good-${good}`} className="h-9 w-7.5" />
                <span className="flex-1">{name(good)}</span>{' '}
                <span className="text-ink-2">{`${size(good)} × ${format.number(quantity)}`}</span>
              </div>
            ))}
          </div>
          <Total label={t('cash')} value={rupees(toCollect)} className="pt-2.5 pb-1.5" />
          <div className="flex justify-between gap-3 pt-1.5 text-ink-2">
            {t('change', {note: nextDrop.note})} <span>{rupees(nextDrop.note - toCollect)}</span>
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            {t('otp')}{' '}
            <div className="flex flex-none gap-1.5 font-semibold text-h3 *:grid *:h-11 *:w-9 *:place-items-center *:rounded-xs *:border *:bg-sheet">
              {[...nextDrop.otp].map((digit, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a code may repeat a digit, and its digits never move
                <div key={index} className={index === nextDrop.typed ? 'border-p' : ''}>
                  {index < nextDrop.typed && digit}
                  {index === nextDrop.typed && <i className="h-5 w-0.5 bg-p motion-safe:animate-pulse" />}
                </div>
              ))}
            </div>
          </div>
          <DrawnButtons first={t('handOver')} second={t('refused')} className="mt-4 gap-2 *:py-3" />
        </div>
      </Phone>
      <div className="mx-auto mt-6 max-w-95 rounded-md rounded-tr-none bg-raised px-5 py-4 lifted-note">
        <span className="text-ink-2">{scenes('storefront.message.from')}</span>{' '}
        <b className="block text-note">{t('message', {otp: nextDrop.otp})}</b> <span>{t('share')}</span>
      </div>
    </div>
  );
}
