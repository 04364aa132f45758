import {Icon} from '@/components/ui/Icon';
import {nextDrop, roundStops, toCollect} from '@/content/sampleShop';
import {DrawnButtons, Phone, Total, wordsOfScene} from './parts';

const currentIndex = roundStops.findIndex(({state}) => state === 'now');
const stop = roundStops[currentIndex] ?? roundStops[0];

/** The rider's phone: the next address with its landmark, the goods, the cash to collect, and the customer's code. */
export async function RiderPhone() {
  const {t, scenes, format, name, size, rupees, time} = await wordsOfScene('riderPhone');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small @xl:text-note">
      <Phone className="rounded-b-[28px] border-b-8">
        <div className="flex items-baseline justify-between gap-3 bg-device px-5 pt-2 pb-3 text-on-indigo">
          <b className="text-note">{t('stop', {number: currentIndex + 1, count: roundStops.length})}</b>{' '}
          <span className="whitespace-nowrap text-marigold">{time(stop.time)}</span>
        </div>
        <Landmark />
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

/** A water tank, and in front of it the house with a blue gate. */
const Landmark = () => (
  <svg
    viewBox="0 0 364 176"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className="h-44 w-full bg-(--p-map)"
    fill="none"
  >
    <path fill="var(--p-block)" d="M0 92h48V74h40v18h30v66H0zm268 0h34V66h62v92h-96z" />
    <path stroke="var(--p-line)" strokeWidth="7" d="M216 66v92m56-92v92M216 96l56 34m0-34-56 34" />
    <path fill="var(--p-solid)" d="M202 24q42-20 84 0v36q-42 12-84 0z" />
    <path fill="var(--p-line)" d="M198 58h92v10h-92z" />
    <path fill="var(--color-sheet)" stroke="var(--p-line)" strokeWidth="2" d="M92 158V70h104v88z" />
    <path fill="var(--p)" d="M84 62h120v10H84z" />
    <path fill="var(--p-line)" d="M106 84h22v20h-22zm54 0h22v20h-22z" />
    <g data-product="skycart">
      <path fill="var(--p-solid)" d="M110 114h68v44h-68z" />
      <path stroke="var(--p-line)" strokeWidth="3" d="M122 118v40m11-40v40m22-40v40m11-40v40m-22-44v44" />
    </g>
    <path fill="var(--p-line)" d="M0 156h364v20H0z" />
    <path fill="var(--color-cloth)" d="M144 20l13 18-13 18-13-18z" />
  </svg>
);
