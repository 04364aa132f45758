import {Icon} from '@/components/ui/Icon';
import {StockTable} from './OfferingPictures';
import {CreditLeft} from './PartyLedger';

const goods = ['ghee', 'tea', 'oil', 'dal', 'soap', 'jaggery'] as const;
const shelf = [...goods, ...goods, ...goods];

const note = 'rounded-md border border-p-line bg-sheet px-5 py-4 lifted-note';

/** A shelf of the godown from edge to edge. In front of it are the count of a good, and the credit of a party. */
export const Godown = () => (
  <div className="overflow-clip bg-p-tint pt-8 @md:pt-12">
    <div className="wrap grid items-start gap-5 @md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @md:gap-8">
      <div className={note}>
        <StockTable />
      </div>
      <div className={note}>
        <CreditLeft label />
      </div>
    </div>
    <div aria-hidden="true" className="mt-6 flex items-end justify-center gap-4 border-p border-b-[10px] @md:gap-6">
      {shelf.map((good, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a good is on the shelf several times, and none moves
        <Icon key={index} name={`good-${good}`} className="h-24 w-20 @md:h-30 @md:w-25" />
      ))}
    </div>
  </div>
);
