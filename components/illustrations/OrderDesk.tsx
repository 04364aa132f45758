import {OrderSheet, type OrderSheetWords} from './orderDesk/OrderSheet';
import {PartyLedger, type PartyLedgerWords} from './PartyLedger';
import {PartyWaiting, type PartyWaitingWords} from './PartyWaiting';

export type OrderDeskWords = {
  label: string;
  order: OrderSheetWords;
  waiting: PartyWaitingWords;
  ledger: PartyLedgerWords;
};

/** The wholesaler's desk: an order to be accepted, a party at the door, and the same account on the party's phone. */
export function OrderDesk({words}: {words: OrderDeskWords}) {
  return (
    <div role="img" aria-label={words.label} className="text-ink text-small">
      <div aria-hidden="true" className="grid items-stretch gap-x-8 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col">
          <OrderSheet words={words.order} />
          <PartyWaiting words={words.waiting} className="relative mx-4 -mt-5 sm:mr-8 sm:ml-[26%] lg:ml-auto lg:w-110" />
        </div>
        <div className="flex overflow-clip rounded-[20px] bg-device pb-1.5 *:rounded-b-[20px] lifted max-xl:hidden">
          <PartyLedger words={words.ledger} />
        </div>
      </div>
    </div>
  );
}
