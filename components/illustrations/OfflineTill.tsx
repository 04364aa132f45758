import {Icon} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {bills, totalsOf} from '@/content/sampleShop';
import {wordsOfScene} from './parts';
import {Till} from './Till';
import {type TillTexts, unplugTill} from './unplugTill';

const switchButton =
  'group flex min-h-12 cursor-pointer items-center gap-3 rounded-full border-2 border-current px-4 font-semibold hover:bg-white/10';
const switchTrack =
  'relative h-7 w-12 flex-none rounded-full border-2 border-current after:generated after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-current motion-safe:after:[transition:left_0.15s] group-aria-checked:after:left-[1.375rem]';

const slip =
  'group light-paper torn-edge bg-raised px-3 pt-2 pb-4 text-ink text-scene [--tooth:6px] motion-safe:[animation:print_0.35s_ease-out]';

/** The till, with a switch that takes its internet away: bills go on, are counted, and are sent once it is back. */
export async function OfflineTill() {
  const {t, scenes, rupeesAndPaise} = await wordsOfScene('offlineTill');
  const counts = bills.map((_, index) => index + 1);
  const texts: TillTexts = {
    online: t('online'),
    saved: counts.map((count) => t('saved', {count})),
    sent: counts.map((count) => t('sent', {count})),
  };
  return (
    <div data-till>
      <InlineScript run={unplugTill} args={[texts]} />
      <div className="mb-5 grid gap-x-10 @lg:-mt-12 gap-y-3 scriptless:hidden @md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div>
          <button
            type="button"
            role="switch"
            aria-checked="false"
            data-plug
            suppressHydrationWarning
            className={switchButton}
          >
            <span className={switchTrack} />
            {t('unplug')}
          </button>
          <p
            role="status"
            suppressHydrationWarning
            className="mt-2 min-h-[3em] text-balance text-note @sm:@max-md:min-h-[1.5em]"
          >
            {texts.online}
          </p>
        </div>
        <ul className="grid grid-cols-3 items-start gap-3 has-[>:not([hidden])]:min-h-24 @md:min-h-24">
          {bills.map(({number, lines, discount}) => (
            <li key={number} data-bill hidden suppressHydrationWarning className={slip}>
              <span className="block">{scenes('ledger.bill', {number})}</span>{' '}
              <b className="block whitespace-nowrap">{rupeesAndPaise(totalsOf(lines, discount).total)}</b>{' '}
              <span className="text-ink-2 group-data-sent:hidden">{t('savedHere')}</span>{' '}
              <span className="icon-3 hidden items-center gap-1.5 font-semibold text-leaf group-data-sent:flex">
                <Icon name="icon-tick" />
                {t('sentToBooks')}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Till />
    </div>
  );
}
