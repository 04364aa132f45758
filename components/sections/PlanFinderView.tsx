import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {Slider} from '@/components/ui/Slider';
import type {PlanId} from '@/content/plans';
import {cheapestPlans, finderStops, type PlanCost, planCosts} from '@/lib/pricing/planCosts';
import {type Numbers, planVerdict, type VerdictWords} from '@/lib/pricing/planVerdict';
import {BreakEvenChart} from './BreakEvenChart';

type Setting = {
  label: string;
  marks: readonly {value: number; label: string}[];
};

type PlanFinderWords = {
  sales: Setting;
  products: Setting;
  words: PlanCostsWords & VerdictWords;
  /** A language tag, and how it writes rupees. */
  tag: string;
  rupees: Intl.NumberFormatOptions;
};

export type PlanFinderProps = PlanFinderWords & {
  /** For each plan, what to press once it is the cheapest. */
  actions: Record<PlanId, ReactNode>;
};

type Props = PlanFinderProps & {
  /** Rupees a month. */
  monthlySales: number;
  /** Products in the catalog. */
  productCount: number;
  /** Without them the sliders move, and nothing follows. */
  onMonthlySales?: (rupees: number) => void;
  onProductCount?: (count: number) => void;
  /** Tells the verdict to who does not see it change. */
  status?: (verdict: ReturnType<typeof planVerdict>) => ReactNode;
};

/** Two sliders, what every plan costs a month at them, and which costs least: as it looks at one setting. */
export function PlanFinderView({
  sales,
  products,
  words,
  tag,
  rupees,
  actions,
  monthlySales,
  productCount,
  ...on
}: Props) {
  const numbers = {rupees: new Intl.NumberFormat(tag, rupees).format, count: new Intl.NumberFormat(tag).format};
  const verdict = planVerdict(monthlySales, productCount, words, numbers);
  const marks = verdict.breakEven ? sales.marks : [];

  return (
    <div className="grid overflow-hidden rounded-md border border-line bg-sheet lg:grid-cols-2 noscript:hidden in-data-scriptless:hidden print:hidden">
      <div className="grid min-w-0 content-center gap-y-8 p-6 sm:p-9 large-text:grid-cols-1">
        <BreakEvenChart sales={monthlySales} products={productCount} names={words.plans} breakEven={marks.length > 0} />
        <Slider
          {...sales}
          stops={finderStops.sales}
          marks={marks}
          value={monthlySales}
          onChange={on.onMonthlySales}
          format={numbers.rupees}
        />
        <Slider
          {...products}
          stops={finderStops.products}
          value={productCount}
          onChange={on.onProductCount}
          format={numbers.count}
        />
      </div>
      <div className="flex min-w-0 flex-col border-line bg-mist p-6 max-lg:border-t sm:p-9 lg:border-l">
        <div className="large-text:overflow-x-auto">
          <PlanCosts costs={planCosts(monthlySales, productCount)} words={words} numbers={numbers} />
        </div>
        <p className="mt-6 font-semibold text-h3">{verdict.title}</p>
        <p className="mt-1.5 mb-6 min-h-[3.2em] text-ink-2 deva:min-h-[3.4em]">{verdict.text}</p>
        <div className="mt-auto">{actions[verdict.plan]}</div>
        {on.status?.(verdict)}
      </div>
    </div>
  );
}

type PlanCostsWords = {
  caption: string;
  head: {plan: string; price: string; fee: string; total: string};
  plans: Record<PlanId, string>;
  /** By plan, for a catalog that is too large for it. */
  full: Partial<Record<PlanId, string>>;
  least: string;
};

type CostsProps = {costs: readonly PlanCost[]; words: PlanCostsWords; numbers: Numbers};

/**
 * What each plan adds up to, line by line as in a bill, and which costs least, or which two. One without room for the
 * catalog says so.
 */
function PlanCosts({costs, words, numbers}: CostsProps) {
  const {head} = words;
  const cheapest = cheapestPlans(costs);
  return (
    <table className="plan-costs w-full text-note">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-ink-2 text-small">
        <tr>
          {[head.plan, head.price, head.fee, head.total].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map(({id, price, fee, total, fits}) => (
          <tr key={id} className={cheapest.has(id) ? undefined : 'text-ink-2'}>
            <th scope="row">
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
                <td>{numbers.rupees(price)}</td>
                <td>{numbers.rupees(fee)}</td>
                <td>
                  <span className={cheapest.has(id) ? 'least' : undefined}>{numbers.rupees(total)}</span>
                </td>
              </>
            ) : (
              <td colSpan={3} className="whitespace-normal text-small">
                {words.full[id]}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
