import {Action} from '@/components/ui/Action';
import {Drawing} from '@/components/ui/Drawing';
import type {Href} from '@/content/paths';

export type PlanCard = {
  id: string;
  name: string;
  audience: string;
  popular: boolean;
  price: string;
  list: string;
  saving: string;
  yearly: string;
  facts: readonly {label: string; value: string}[];
  highlights: readonly string[];
  action: string;
};

type Labels = {popular: string; was: string; perMonth: string};

/** The paid plans as one ruled table with the popular column raised. */
export function PlanTable({plans, labels, href}: {plans: readonly PlanCard[]; labels: Labels; href: Href}) {
  return (
    <ul className="grid border-rule md:grid-cols-3 md:border-y">
      {plans.map((plan) => (
        <li
          key={plan.id}
          className={`relative flex flex-col px-6 sm:px-8 ${
            plan.popular
              ? 'rounded-md bg-indigo py-15 text-on-indigo max-md:my-2 md:-my-6'
              : 'border-rule py-9 max-md:not-last:border-b max-md:px-0'
          }`}
        >
          {plan.popular && (
            <span className="absolute top-0 left-6 rounded-b-xs bg-marigold px-3 py-1.5 font-semibold text-on-marigold text-small tracking-wide sm:left-8 lang-hi:tracking-normal">
              {labels.popular}
            </span>
          )}
          <PlanPrice plan={plan} labels={labels} />
          <ul className={`mt-6 mb-8 border-t ${plan.popular ? 'border-indigo-line' : 'border-line'}`}>
            {plan.facts.map((fact) => (
              <Row key={fact.label} popular={plan.popular}>
                {fact.label}
                <b className="whitespace-nowrap font-semibold">{fact.value}</b>
              </Row>
            ))}
            {plan.highlights.map((highlight) => (
              <Row key={highlight} popular={plan.popular}>
                {highlight}
                <Drawing
                  name="icon-knot"
                  className={`mt-1 size-4 flex-none ${plan.popular ? 'text-marigold' : 'text-cloth-text'}`}
                />
              </Row>
            ))}
          </ul>
          <Action href={href} tone={plan.popular ? 'light' : 'outline'} className="mt-auto">
            {plan.action}
          </Action>
        </li>
      ))}
    </ul>
  );
}

function PlanPrice({plan, labels}: {plan: PlanCard; labels: Labels}) {
  const quiet = plan.popular ? 'text-on-indigo-2' : 'text-ink-2';
  return (
    <>
      <h2 className="text-h3-lg leading-tight tracking-tight">{plan.name}</h2>
      <p className={`mt-1.5 min-h-[3.2em] text-base max-md:min-h-0 ${quiet}`}>{plan.audience}</p>
      <p className="mt-5 mb-1 flex flex-wrap items-baseline gap-x-3">
        <b className="font-semibold text-[clamp(2.5rem,1.7rem+2vw,3.5rem)] leading-none tracking-[-0.045em]">
          {plan.price}
        </b>
        <s className={`text-lede ${quiet}`}>
          <span className="sr-only">{labels.was} </span>
          {plan.list}
        </s>
      </p>
      <p className={`text-note ${quiet}`}>{labels.perMonth}</p>
      <p className={`mt-3 font-semibold text-note ${plan.popular ? 'text-marigold' : 'text-leaf'}`}>{plan.saving}</p>
      <p className={`text-note ${quiet}`}>{plan.yearly}</p>
    </>
  );
}

function Row({popular, children}: {popular: boolean; children: React.ReactNode}) {
  return (
    <li
      className={`flex justify-between gap-3 border-b py-2.5 leading-snug ${popular ? 'border-indigo-line' : 'border-line'}`}
    >
      {children}
    </li>
  );
}
