import {Icon} from '@/components/ui/Icon';

type Row = {label: string; amount: string};

export type ClosingWords = {
  title: string;
  expected: readonly Row[];
  should: Row;
  notes: readonly {note: string; count: string; amount: string}[];
  counted: Row;
  difference: Row;
  tallies: string;
};

const row = 'flex justify-between gap-3 py-1.5';

/** The evening's closing: what the drawer should hold, the notes in it, and that the two are one. */
export function ClosingSlip({words}: {words: ClosingWords}) {
  return (
    <div className="rounded-md border border-line bg-raised p-5 lifted sm:p-6">
      <b className="block border-rule border-b-[1.5px] pb-3 font-semibold text-lede">{words.title}</b>
      <div className="py-2">
        {words.expected.map(({label, amount}) => (
          <div key={label} className={row}>
            <span className="text-ink-2">{label}</span>
            <span className="figures">{amount}</span>
          </div>
        ))}
        <div className={`${row} border-line border-t font-semibold`}>
          <span>{words.should.label}</span>
          <span className="figures">{words.should.amount}</span>
        </div>
      </div>
      <div className="rounded-sm bg-p-tint px-4 py-2">
        {words.notes.map(({note, count, amount}) => (
          <div key={note} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-2 py-1">
            <b className="font-semibold">{note}</b>
            <span className="figures text-ink-2">{count}</span>
            <span className="figures">{amount}</span>
          </div>
        ))}
      </div>
      <div className="total-rule mt-3 flex items-baseline justify-between gap-3 py-2 font-semibold">
        <span>{words.counted.label}</span>
        <span className="figures text-h3-lg">{words.counted.amount}</span>
      </div>
      <div className="flex items-center justify-between gap-3 pt-4">
        <span className="text-ink-2">
          {words.difference.label} <b className="font-semibold text-ink">{words.difference.amount}</b>
        </span>
        <span className="flex items-center gap-2 rounded-xs border-[1.5px] border-leaf px-3 py-1 font-semibold text-leaf">
          <Icon name="icon-tick" className="size-3.5" />
          {words.tallies}
        </span>
      </div>
    </div>
  );
}
