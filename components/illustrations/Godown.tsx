import {Icon} from '@/components/ui/Icon';
import {Carton} from './Carton';
import {StockTable} from './OfferingPictures';

const goods = ['ghee', 'tea', 'oil', 'dal', 'soap', 'jaggery'] as const;
const shelf = [...goods, ...goods, ...goods];

/** A shelf of the godown from edge to edge. In front of it is the count of a good, and beside it are cartons of that good. */
export const Godown = () => (
  <div className="overflow-clip bg-p-tint pt-8 @md:pt-12">
    <div className="wrap flex items-end gap-8 @lg:gap-16">
      <div className="min-w-0 flex-1 rounded-md border border-p-line bg-sheet px-5 py-4 lifted-note">
        <StockTable />
      </div>
      <div
        aria-hidden="true"
        className="flex flex-wrap-reverse justify-center gap-x-3 border-p border-b-8 @max-md:hidden @lg:w-86"
      >
        {[1, 2, 3].map((carton) => (
          <Carton key={carton} className="w-36 @max-lg:last:hidden">
            <div className="flex justify-center bg-white py-1">
              <Icon name="good-ghee" className="h-8 w-7" />
            </div>
          </Carton>
        ))}
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
