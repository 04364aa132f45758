import type {ComponentProps, ReactNode} from 'react';
import {DebouncedLiveRegion} from '@/components/ui/DebouncedLiveRegion';
import {Icon} from '@/components/ui/Icon';
import {Slider} from '@/components/ui/Slider';
import {finder, type PlanId} from '@/content/plans';
import type {WordsAt} from '@/i18n/words';
import {
  cheapestPlans,
  finderStops,
  type Numbers,
  type PlanCost,
  planCosts,
  planVerdict,
  type VerdictWords,
} from '@/lib/pricing/planCosts';
import {BreakEvenChart} from './BreakEvenChart';

type Setting = Pick<ComponentProps<typeof Slider>, 'label' | 'marks'>;

export type PlanFinderProps = {
  sales: Setting;
  products: Setting;
  words: PlanCostsWords & VerdictWords;
  /** A language tag, and how it writes rupees. */
  tag: string;
  rupees: Intl.NumberFormatOptions;
  /** For each plan, what to press once it is the cheapest. */
  actions: Record<PlanId, ReactNode>;
};

type Props = PlanFinderProps & {
  /** Where the sliders stand, each by the place among its stops: that of sales, that of products. */
  places?: readonly number[];
  onMove?: (places: readonly number[]) => void;
};

const startPlaces = [
  finderStops.sales.indexOf(finder.sales.start),
  finderStops.products.indexOf(finder.products.start),
];

/** Two sliders, what every plan costs a month at them, and which costs least. Without `onMove` as the server draws it. */
export function PlanFinderView({sales, products, words, tag, rupees, actions, places = startPlaces, onMove}: Props) {
  const numbers = {
    rupees: new Intl.NumberFormat(tag, rupees).format,
    count: new Intl.NumberFormat(tag).format,
  };
  const {sales: salesStops, products: productStops} = finderStops;
  const [salesAt = 0, productsAt = 0] = places;
  const sold = salesStops[salesAt] ?? 0;
  const listed = productStops[productsAt] ?? 0;
  const verdict = planVerdict(sold, listed, words, numbers);

  return (
    <div className="grid overflow-hidden rounded-md border bg-sheet @lg:grid-cols-2 noscript:hidden in-data-scriptless:hidden print:hidden">
      <div className="grid min-w-0 content-center gap-y-8 p-6 @sm:p-9 large-text:grid-cols-1">
        <BreakEvenChart sales={sold} products={listed} names={words.plans} breakEven={verdict.breakEven} />
        <Slider
          {...sales}
          stops={salesStops}
          value={sold}
          marks={verdict.breakEven ? sales.marks : []}
          format={numbers.rupees}
          onChange={onMove && ((value) => onMove([salesStops.indexOf(value), productsAt]))}
        />
        <Slider
          {...products}
          stops={productStops}
          value={listed}
          format={numbers.count}
          onChange={onMove && ((value) => onMove([salesAt, productStops.indexOf(value)]))}
        />
      </div>
      <div className="flex min-w-0 flex-col bg-mist p-6 @max-lg:border-t @sm:p-9 @lg:border-l">
        <div className="large-text:overflow-x-auto">
          <PlanCosts costs={planCosts(sold, listed)} words={words} numbers={numbers} />
        </div>
        <p className="mt-6 font-semibold text-h3">{verdict.title}</p>
        <p className="mt-1.5 mb-6 min-h-[3.2em] text-ink-2 deva:min-h-[3.4em]">{verdict.text}</p>
        <div className="mt-auto">{actions[verdict.plan]}</div>
        {onMove && <DebouncedLiveRegion text={`${verdict.title} ${verdict.text}`} />}
      </div>
    </div>
  );
}

type PlanCostsWords = Pick<WordsAt<'pricing.finder'>, 'caption' | 'head' | 'least'> & {
  plans: Record<PlanId, string>;
  /** By plan, for a catalog that is too large for it. */
  full: Record<PlanId, string>;
};

/** What costs least is ruled off, as a total is. */
export const leastTotal = 'total-rule pb-0.5 font-semibold';

const columnName = 'py-2 font-normal';
const figure = 'py-3 text-right';
/** The price alone stands on the plan's card; a phone has no room to say it again. */
const notOnPhones = '@max-xs:hidden';

/** What each plan adds up to, line by line as in a bill, and which costs least, or which two. */
function PlanCosts({costs, words, numbers}: {costs: readonly PlanCost[]; words: PlanCostsWords; numbers: Numbers}) {
  const {head} = words;
  const cheapest = cheapestPlans(costs);
  return (
    <table className="w-full icon-4 icon-cloth-text text-note">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-ink-2 text-small">
        <tr className="border-rule border-b-[1.5px]">
          <th scope="col" className={`${columnName} text-left`}>
            {head.plan}
          </th>
          <th scope="col" className={`${columnName} pl-4 text-right ${notOnPhones}`}>
            {head.price}
          </th>
          <th scope="col" className={`${columnName} pl-4 text-right`}>
            {head.fee}
          </th>
          <th scope="col" className={`${columnName} pl-4 text-right`}>
            {head.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({id, price, fee, total, fits}) => (
          <tr key={id} className={`border-b ${cheapest.has(id) ? '' : 'text-ink-2'}`}>
            <th scope="row" className="py-3 text-left font-semibold">
              <span className="inline-flex items-center gap-2">
                {words.plans[id]}
                {cheapest.has(id) && (
                  <>
                    <Icon name="icon-knot" />
                    <span className="sr-only"> {words.least}</span>
                  </>
                )}
              </span>
            </th>
            {fits ? (
              <>
                <td className={`${figure} ${notOnPhones}`}>{numbers.rupees(price)}</td>
                <td className={figure}>{numbers.rupees(fee)}</td>
                <td className={figure}>
                  <span className={cheapest.has(id) ? leastTotal : undefined}>{numbers.rupees(total)}</span>
                </td>
              </>
            ) : (
              <td colSpan={3} className={`${figure} whitespace-normal text-small`}>
                {words.full[id]}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
