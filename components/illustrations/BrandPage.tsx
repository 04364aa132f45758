import {Icon} from '@/components/ui/Icon';
import {rates, talk} from '@/content/sampleShop';
import {partyFile} from '@/content/useCaseObjects';
import {Entry, wordsOfScene} from './parts';

const [distributor] = rates.parties;
const paper = 'light-paper bg-raised text-ink lifted-note';

/** A brand's page with its terms, and beside it what the brand and its distributor have signed. */
export async function BrandPage() {
  const {scenes, format} = await wordsOfScene('brandTalk');
  const date = format.dateTime(new Date(partyFile.appointed), 'dayOfMonth');
  const margin = format.number(Math.round(talk.margin * 100) / 100, 'percent');
  return (
    <div
      aria-hidden="true"
      className="mx-auto grid h-full max-w-136 grid-cols-2 items-center gap-3 p-3 text-scene leading-snug @sm:gap-5 @sm:p-5"
    >
      <div className={`overflow-clip rounded-sm ${paper}`}>
        <b className="flex items-center gap-2 bg-p-solid px-3 py-2.5 text-on-p text-small">
          <Icon name="icon-knot" className="size-3.5 flex-none text-marigold" />
          {scenes('chat.shop')}
        </b>
        <div className="px-3 pb-3">
          <div className="flex justify-around border-b py-2">
            {talk.samples.map((good) => (
              <Icon key={good} name={`good-${good}`} className="h-11 w-9 @lg:h-13 @lg:w-11" />
            ))}
          </div>
          <Entry label={scenes('brandTalk.margin')} value={<b>{margin}</b>} className="border-b py-1.5" />
          <Entry
            label={scenes('partyApproval.days')}
            value={<b>{format.number(distributor.creditDays)}</b>}
            className="pt-1.5"
          />
        </div>
      </div>
      <div className={`rotate-2 px-3 pt-3 pb-4 torn-edge ${paper}`}>
        <b className="block border-rule border-b-[1.5px] pb-1.5 text-small">{scenes('sky.parties.vidarbha')}</b>{' '}
        <span className="block py-1.5">
          {`${scenes('sky.city')}, ${scenes('skyDesk.categories.pantry')}`}{' '}
          <b className="block">{scenes('objects.distributor-management.appointed', {date})}</b>
        </span>
        <svg viewBox="0 0 150 44" aria-hidden="true" className="block w-full" fill="none">
          <path stroke="var(--color-rule)" d="M0 42h64m22 0h64" />
          <path
            stroke="var(--color-ink)"
            strokeWidth="2"
            strokeLinecap="round"
            d="M6 36C14 6 20 4 19 18S9 38 14 35s10-20 13-13-4 14 2 11 6-11 9-9-3 12 3 9 7-19 10-16-6 17 4 12M92 30c4-16 12-22 14-18s-8 20-4 22 10-14 13-12-4 12 1 10 6-16 9-14-2 14 3 11 5-8 8-7-2 8 8 2"
          />
        </svg>
      </div>
    </div>
  );
}
