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
export function PlanFinder({places: [salesAt = -1, productsAt = -1], sales, products, ...words}: Props) {
  const [monthlySales, setMonthlySales] = useState(finderStops.sales[salesAt] ?? finder.sales.start);
  const [productCount, setProductCount] = useState(finderStops.products[productsAt] ?? finder.products.start);
  return (
    <PlanFinderView
      {...words}
      sales={{...sales, value: monthlySales, onChange: setMonthlySales}}
      products={{...products, value: productCount, onChange: setProductCount}}
      status={({title, text}) => <SettledStatus text={`${title} ${text}`} />}
    />
  );
}
