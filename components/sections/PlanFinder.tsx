import {useState} from 'react';
import {SettledStatus} from '@/components/ui/SettledStatus';
import {type PlanFinderProps, PlanFinderView} from './PlanFinderView';

type Props = PlanFinderProps & {
  /** Where the sliders stand, each by the place among its stops. */
  stops: readonly number[];
};

/** The plan finder once it moves. */
export function PlanFinder({stops: [atSales = -1, atProducts = -1], ...finder}: Props) {
  const {sales, products} = finder;
  const [sold, setSold] = useState(sales.stops[atSales] ?? sales.start);
  const [listed, setListed] = useState(products.stops[atProducts] ?? products.start);
  return (
    <PlanFinderView
      {...finder}
      sold={sold}
      listed={listed}
      onSold={setSold}
      onListed={setListed}
      status={({title, text}) => <SettledStatus text={`${title} ${text}`} />}
    />
  );
}
