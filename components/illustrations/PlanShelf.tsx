import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import type {PaidPlanId} from '@/content/plans';
import {Carton} from './Carton';
import {planColours} from './PlanPictures';

/** The grounds of three themes, each with its announcement bar. */
const themes = ['bg-sheet *:first:bg-p', 'bg-device *:first:bg-marigold', 'bg-marigold *:first:bg-cloth'];

/** One store in three themes, with a bar above its goods. */
const themesOfStore = themes.map((look) => (
  <div key={look} className={`w-20 overflow-clip rounded-t-sm border border-p-line border-b-0 pb-2 ${look}`}>
    <div className="mb-1.5 h-3" />
    <Icon name="good-tea" className="mx-auto h-17 w-14" />
  </div>
));

const sizes = ['h-15 w-12.5', 'h-20 w-17', 'h-26 w-22'];

/** One good in three sizes. */
const variants = sizes.map((size) => <Icon key={size} name="good-ghee" className={`-mb-1.5 ${size}`} />);

const cartons = [1, 2, 3].map((carton) => (
  <Carton key={carton} className="w-24">
    <div className="bg-white py-1">
      <Icon name="good-ghee" className="mx-auto h-8 w-7" />
    </div>
  </Carton>
));

const goods: Record<PaidPlanId, ReactNode> = {growth: themesOfStore, prime: variants, enterprise: cartons};

/** On a shelf, what a plan adds: themes of the store, sizes of a good, cartons for wholesale. */
export const PlanShelf = ({plan}: {plan: PaidPlanId}) => (
  <div
    data-product={planColours[plan]}
    data-picture
    aria-hidden="true"
    className="mb-4 flex h-32 items-end justify-center gap-4 overflow-clip border-p border-b-8 bg-p-tint text-ink [--icon-color:initial] @sm:hidden large-text:hidden print:hidden"
  >
    {goods[plan]}
  </div>
);
