import {ClosingSlip, type ClosingWords} from './counterDesk/ClosingSlip';
import {PrintedBill, type PrintedBillWords} from './counterDesk/PrintedBill';
import {Scanner} from './counterDesk/Scanner';

export type CounterDeskWords = {
  label: string;
  scanned: {label: string; name: string; price: string};
  bill: PrintedBillWords;
  closing: ClosingWords;
};

/** A small shop's counter: the scanner reads, the printer prints, and in the evening the drawer tallies. */
export function CounterDesk({words}: {words: CounterDeskWords}) {
  return (
    <div role="img" aria-label={words.label} className="text-ink text-small">
      <div
        aria-hidden="true"
        className="grid items-end gap-6 sm:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,5fr)] xl:gap-10"
      >
        <div className="max-xl:order-last max-xl:sm:col-span-2 max-sm:hidden">
          <Scanner words={words.scanned} />
        </div>
        <PrintedBill words={words.bill} />
        <ClosingSlip words={words.closing} />
      </div>
    </div>
  );
}
