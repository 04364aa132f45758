import {Action} from '@/components/ui/Action';
import type {Href} from '@/content/paths';
import {PlanPrice} from './PlanPrice';
import {PlanRows} from './PlanRows';

export type PlanCard = {
  id: string;
  href: Href;
  name: string;
  audience: string;
  popular: boolean;
  price: string;
  list: string;
  /** What the campaign takes off, while one runs. */
  saving: string | undefined;
  yearly: string;
  facts: readonly {label: string; value: string}[];
  highlights: readonly string[];
  action: string;
};

type Labels = {popular: string; was: string; perMonth: string};

/** What differs between a column on the page and the raised one. */
const looks = {
  plain: {
    card: 'border-rule py-9 max-sm:px-0 print:px-4 print:pt-9 print:pb-5',
    quiet: 'text-ink-2',
    line: 'border-line',
    knot: 'text-cloth-text',
    saving: 'border-current text-leaf',
  },
  popular: {
    card: 'rounded-md bg-indigo py-15 outline-2 outline-transparent text-on-indigo max-sm:pb-7 sm:-my-6 print:my-0 print:border-2 print:pt-9 print:pb-5',
    quiet: 'text-on-indigo-2',
    line: 'border-indigo-line',
    knot: 'text-marigold',
    saving: 'border-marigold bg-marigold text-on-marigold',
  },
} as const;

/** The paid plans as one ruled table with the popular column raised; all columns share their rows. */
export function PlanTable({plans, labels}: {plans: readonly PlanCard[]; labels: Labels}) {
  return (
    <ul className="grid border-rule sm:grid-cols-3 sm:border-y print:grid-cols-3 print:border-y">
      {plans.map((plan) => {
        const look = looks[plan.popular ? 'popular' : 'plain'];
        return (
          <li
            key={plan.id}
            className={`relative row-span-6 grid grid-rows-subgrid content-start px-6 sm:px-4 lg:px-8 ${look.card}`}
          >
            {plan.popular && (
              <span className="absolute top-0 left-6 rounded-b-xs bg-marigold px-3 py-1.5 font-semibold text-on-marigold text-small tracking-wide print:top-1 sm:left-4 lg:left-8 deva:tracking-normal">
                {labels.popular}
              </span>
            )}
            <h2 className="text-h3-lg leading-tight tracking-tight">{plan.name}</h2>
            <p className={`mt-1.5 text-balance text-base sm:max-lg:text-note ${look.quiet}`}>{plan.audience}</p>
            <PlanPrice plan={plan} labels={labels} quiet={look.quiet} saving={look.saving} />
            <PlanRows facts={plan.facts} highlights={plan.highlights} line={look.line} knot={look.knot} />
            <Action
              href={plan.href}
              tone={plan.popular ? 'light' : 'outline'}
              className="mt-8 text-balance sm:max-lg:px-2"
            >
              {plan.action}
            </Action>
          </li>
        );
      })}
    </ul>
  );
}
