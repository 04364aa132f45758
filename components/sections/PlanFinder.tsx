import {useState} from 'react';
import {SettledStatus} from '@/components/ui/SettledStatus';
import {finder} from '@/content/plans';
import {finderStops} from '@/lib/pricing/planCosts';
import {type PlanFinderProps, PlanFinderView} from './PlanFinderView';

type Props = PlanFinderProps & {
  /** Where the sliders stand, each by the place among its stops. */
  places: readonly number[];
};

/** The plan finder once it moves. */
export function PlanFinder({places: [sales = -1, products = -1], ...words}: Props) {
  const [monthlySales, setMonthlySales] = useState(finderStops.sales[sales] ?? finder.sales.start);
  const [productCount, setProductCount] = useState(finderStops.products[products] ?? finder.products.start);
  return (
    <PlanFinderView
      {...words}
      monthlySales={monthlySales}
      productCount={productCount}
      onMonthlySales={setMonthlySales}
      onProductCount={setProductCount}
      status={({title, text}) => <SettledStatus text={`${title} ${text}`} />}
    />
  );
}
