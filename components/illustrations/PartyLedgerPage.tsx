import {sum} from '@/content/math';
import {order, partyBalance, partyLedger} from '@/content/sampleShop';
import {withMinus} from '@/lib/format';
import {CreditLeft, partyEntryOf} from './PartyLedger';
import {Entry, wordsOfScene} from './parts';

const {entries, due} = partyLedger;
const cell = 'px-2 py-2 align-baseline first:pl-0 last:pr-0';
const figure = `${cell} whitespace-nowrap text-right`;

/** What the party owed after each entry. */
const balances = entries.map((_, index) => sum(entries.slice(0, index + 1).map(({amount}) => amount)));

/** A month of a party's ledger, with every entry and what the party owed after it. */
export async function PartyLedgerPage() {
  const {t, scenes, format} = await wordsOfScene('khata');
  const date = new Date(order.date);
  return (
    <div data-product="orderkite" className="light-paper lifted border-cloth border-l-12 bg-sheet">
      <div className="border-margin border-l-5 border-double px-3 py-4 text-ink text-small @sm:py-6 @md:ml-4 @md:px-6 @md:text-note">
        <table className="w-full">
          <caption className="pb-3 text-left">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b className="text-base">{scenes('ledger.party')}</b>{' '}
              <span className="text-ink-2">{format.dateTime(date, 'monthOfYear')}</span>
            </span>
          </caption>
          <thead>
            <tr className="border-rule border-y-[1.5px] text-ink-2">
              <th scope="col" className={`${cell} text-left font-normal`}>
                {format.dateTime(date, 'month')}
              </th>
              <th scope="col" className={`${cell} text-left font-normal`}>
                {t('entry')}
              </th>
              <th scope="col" className={`${cell} text-right font-normal`}>
                {t('amount')}
              </th>
              <th scope="col" className={`${cell} text-right font-normal`}>
                {t('running')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <tr key={entry.day} className="border-b">
                <td className={`${cell} whitespace-nowrap text-ink-2`}>
                  {format.number(entry.day, {minimumIntegerDigits: 2})}
                </td>
                <td className={cell}>{partyEntryOf(entry, t)}</td>
                <td className={`${figure} ${entry.amount < 0 ? 'text-leaf' : ''}`}>
                  {withMinus(format.number(entry.amount))}
                </td>
                <td className={figure}>{format.number(balances[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="total-rule font-semibold">
              <th scope="row" colSpan={3} className={`${cell} text-left`}>
                {t('balance')}
              </th>
              <td className={figure}>{format.number(partyBalance)}</td>
            </tr>
          </tfoot>
        </table>
        <div className="mt-4 grid gap-x-10 gap-y-3 @md:grid-cols-2">
          <CreditLeft />
          <Entry label={t('due')} value={format.dateTime(new Date(due), 'dayOfMonth')} />
        </div>
      </div>
    </div>
  );
}
