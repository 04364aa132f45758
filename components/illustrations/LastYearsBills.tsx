import {bills, totalsOf, uplift} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const bill = 'light-paper absolute bg-raised px-3 pt-6 pb-2 text-ink lifted-note';
const places = ['top-[50%] left-[5%] -rotate-4', 'top-[32%] left-[9%] rotate-3', 'top-[14%] left-[5%] -rotate-2'];

/** Bills on a spike, each with an empty upper edge that the next one may cover, and a thread from them to the leaf of a calendar: Diwali, and how much more it sells. */
export async function LastYearsBills() {
  const {scenes, rupees} = await wordsOfScene('demand');
  return (
    <div aria-hidden="true" className="relative mx-auto h-full max-w-136 text-small">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <path
          stroke="var(--color-cloth-text)"
          strokeWidth="2"
          strokeDasharray="7 5"
          vectorEffect="non-scaling-stroke"
          d="M36 84C50 98 56 50 78 48"
        />
      </svg>
      <i className="absolute bottom-[8%] left-[24%] h-3 w-[25%] rounded-t-full bg-device" />
      {bills.map(({number, lines, discount}, index) => (
        <div key={number} className={`flex w-[52%] justify-between gap-2 ${bill} ${places[index]}`}>
          <span>{scenes('ledger.bill', {number})}</span> <span>{rupees(totalsOf(lines, discount).total)}</span>
        </div>
      ))}
      <i className="absolute top-[6%] bottom-[10%] left-[36%] w-0.75 rounded-full bg-device" />
      <div className="absolute top-[24%] right-[7%] w-[30%] overflow-clip rounded-sm text-center lifted-note">
        <b className="block bg-cloth py-1.5 text-on-cloth">{scenes('demand.peak')}</b>{' '}
        <b className="light-paper block bg-raised px-2 py-5 text-h3 text-ink @lg:text-h3-lg">
          {scenes('ledger.uplift', {share: uplift})}
        </b>
      </div>
    </div>
  );
}
