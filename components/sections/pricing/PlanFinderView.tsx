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

type SliderWords = Pick<ComponentProps<typeof Slider>, 'label' | 'marks'>;

export type PlanFinderProps = {
  sales: SliderWords;
  products: SliderWords;
  words: PlanCostsWords & VerdictWords;
  /** The language tag for numbers. */
  tag: string;
  /** The language's format for amounts in rupees. */
  rupees: Intl.NumberFormatOptions;
  /** The button for each plan, which is shown when the plan is the cheapest. */
  actions: Record<PlanId, ReactNode>;
};

/** The positions of the two sliders, sales first, as indexes of their stops. */
type Positions = readonly number[];

type Props = PlanFinderProps & {
  positions?: Positions;
  /** The server renders the finder without it. */
  onMove?: (positions: Positions) => void;
};

const startPositions: Positions = [
  finderStops.sales.indexOf(finder.sales.start),
  finderStops.products.indexOf(finder.products.start),
];

/** Two sliders, the monthly cost of each plan for their values, and which plan is the cheapest. */
export function PlanFinderView(props: Props) {
  const {sales, products, words, tag, rupees, actions, positions = startPositions, onMove} = props;
  const numbers = {
    rupees: new Intl.NumberFormat(tag, rupees).format,
    count: new Intl.NumberFormat(tag).format,
  };
  const {sales: salesStops, products: productStops} = finderStops;
  const [salesPosition = 0, productsPosition = 0] = positions;
  const salesValue = salesStops[salesPosition] ?? 0;
  const productsValue = productStops[productsPosition] ?? 0;
  const verdict = planVerdict(salesValue, productsValue, words, numbers);
  const onSalesMove = (value: number) => onMove?.([salesStops.indexOf(value), productsPosition]);
  const onProductsMove = (value: number) => onMove?.([salesPosition, productStops.indexOf(value)]);

  return (
    <div className="grid overflow-hidden rounded-md border bg-sheet @lg:grid-cols-2 scriptless:hidden">
      <div className="grid min-w-0 content-center gap-y-8 p-6 @sm:p-9 large-text:grid-cols-1">
        <BreakEvenChart
          sales={salesValue}
          products={productsValue}
          names={words.plans}
          breakEven={verdict.breakEven}
          axes={{cost: words.chart, sales: sales.label}}
          rupees={numbers.rupees}
        />
        <Slider
          {...sales}
          stops={salesStops}
          value={salesValue}
          marks={verdict.breakEven ? sales.marks : []}
          format={numbers.rupees}
          onChange={onMove && onSalesMove}
        />
        <div className="border-t pt-7">
          <Slider
            {...products}
            stops={productStops}
            value={productsValue}
            format={numbers.count}
            onChange={onMove && onProductsMove}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col bg-mist p-6 @max-lg:border-t @sm:p-9 @lg:border-l">
        {/* The rows share the height that the chart beside them leaves. */}
        <div className="large-text:overflow-x-auto @lg:grid @lg:flex-1">
          <PlanCosts costs={planCosts(salesValue, productsValue)} words={words} numbers={numbers} />
        </div>
        <p className="mt-6 font-semibold text-h3">{verdict.title}</p>
        <p className="mt-1.5 mb-6 min-h-[3.2em] text-ink-2 deva:min-h-[3.4em]">{verdict.text}</p>
        <div>{actions[verdict.plan]}</div>
        {onMove && <DebouncedLiveRegion text={`${verdict.title} ${verdict.text}`} />}
      </div>
    </div>
  );
}

type PlanCostsWords = Pick<WordsAt<'pricing.finder'>, 'caption' | 'chart' | 'head' | 'least'> & {
  plans: Record<PlanId, string>;
  /** For each plan, the text that is shown when the shop has more products than the plan allows. */
  full: Record<PlanId, string>;
};

/** The lowest cost has a double rule, like the total of a bill. */
export const leastTotal = 'total-rule pb-0.5 font-semibold';

const columnName = 'py-2 font-normal';
const figure = 'py-3 text-right @lg:py-4';
/** A phone has no room for the column with the plan's price, which is on the plan's card too. */
const notOnPhones = '@max-xs:hidden';

/** A table with the monthly cost of each plan. It marks the cheapest, or two if they cost the same. */
function PlanCosts({costs, words, numbers}: {costs: readonly PlanCost[]; words: PlanCostsWords; numbers: Numbers}) {
  const {head} = words;
  const cheapest = cheapestPlans(costs);
  return (
    <table className="w-full icon-4 icon-cloth-text text-note">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-ink-2 text-small deva:text-note">
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
            <th scope="row" className="py-3 text-left font-semibold @lg:py-4">
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
