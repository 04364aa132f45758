import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';
import {Meter} from './Meter';

export type PartyLedgerWords = {
  label: string;
  party: string;
  approved: string;
  head: {day: string; entry: string; amount: string};
  rows: readonly {day: string; entry: string; amount: string; credit: boolean}[];
  balance: {label: string; amount: string};
  left: {label: string; amount: string};
  /** How much of the credit limit is used: 0 to 1. */
  used: number;
  due: {label: string; day: string};
  /** What was ordered last, offered again. */
  last: {good: Good; name: string; terms: string};
  reorder: string;
  statement: string;
};

/** A distributor's own ledger on a phone: what was ordered, returned and paid, and the credit that is left. */
export function PartyLedger({words}: {words: PartyLedgerWords}) {
  return (
    <div
      role="img"
      aria-label={words.label}
      className="flex flex-1 flex-col rounded-t-[20px] border-6 border-device border-b-0 bg-sheet p-4 pb-6 text-ink sm:p-5 sm:pb-6 text-small"
    >
      <div className="flex items-center justify-between gap-3 pb-3">
        <b className="font-semibold text-base">{words.party}</b>
        <span className="rounded-xs bg-p-tint px-2.5 py-1 font-semibold text-p text-scene">{words.approved}</span>
      </div>
      <div className="party-entry border-t-[1.5px] border-rule border-b-[1.5px] text-ink-2">
        <span>{words.head.day}</span>
        <span>{words.head.entry}</span>
        <span>{words.head.amount}</span>
      </div>
      {words.rows.map(({day, entry, amount, credit}) => (
        <div key={day} className="party-entry">
          <span className="figures text-ink-2">{day}</span>
          <span>{entry}</span>
          <span className={credit ? 'figures text-leaf' : 'figures'}>{amount}</span>
        </div>
      ))}
      <div className="total-rule flex justify-between gap-3 py-2.5 font-semibold text-base">
        <span>{words.balance.label}</span>
        <span className="figures">{words.balance.amount}</span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 pt-4 pb-2">
        <span>{words.left.label}</span>
        <b className="font-semibold">{words.left.amount}</b>
      </div>
      <Meter share={1 - words.used} />
      <div className="flex justify-between gap-3 pt-3">
        <span>{words.due.label}</span>
        <span>{words.due.day}</span>
      </div>
      <div className="mt-auto pt-5 max-sm:hidden">
        <div className="flex items-center gap-3.5 rounded-sm border border-p-line bg-p-tint px-3.5 py-2.5">
          <Icon name={`good-${words.last.good}`} className="h-12 w-10 flex-none" />
          <span>
            <b className="block font-semibold">{words.last.name}</b>
            {words.last.terms}
          </span>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2.5 pt-3 text-center max-sm:hidden font-semibold text-note leading-snug">
        <span className="grid place-items-center rounded-sm bg-p-solid px-2 py-2.5 text-white">{words.reorder}</span>
        <span className="grid place-items-center rounded-sm border-[1.5px] border-rule px-2 py-2.5">
          {words.statement}
        </span>
      </div>
    </div>
  );
}
