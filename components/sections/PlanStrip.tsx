import {Action} from '@/components/ui/Action';
import {ActionRow} from '@/components/ui/ActionRow';
import {Icon} from '@/components/ui/Icon';
import type {Href} from '@/content/paths';

type Props = {
  title: string;
  /** With which plans the product comes. */
  text: string;
  /** `included`: what to say of a plan that has the product in it. */
  plans: readonly {name: string; price: string; detail: string; included: string | undefined}[];
  action: {href: Href; label: string};
  /** For a product that is priced apart from the plans: that it is, and where to ask. */
  apart: string;
  ask: {href: Href; label: string};
};

/** The price list in one line, on a ruled sheet. */
export function PlanStrip({title, text, plans, action, apart, ask}: Props) {
  return (
    <section className="wrap pt-section">
      <div className="grid gap-x-12 gap-y-6 border-rule border-y-[1.5px] py-8 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:py-10">
        <div>
          <h2 className="text-h3-lg leading-tight tracking-tight">{title}</h2>
          <p className="mt-2 text-ink-2 text-note">{text}</p>
          {plans.length > 0 && (
            <Action href={action.href} tone="outline" size="small" className="mt-5">
              {action.label}
            </Action>
          )}
        </div>
        {plans.length > 0 ? (
          <ul className="grid grid-cols-2 gap-y-6 md:grid-cols-4">
            {plans.map(({name, price, detail, included}) => (
              <li key={name} className="border-line border-l px-4 max-md:odd:border-l-0 max-md:odd:pl-0 sm:px-6">
                <h3 className="font-normal text-ink-2 text-note tracking-normal">{name}</h3>
                <p className={`mt-1 text-h3-lg tracking-tight ${included ? 'font-semibold' : 'text-ink-2'}`}>{price}</p>
                <p className="mt-1 text-ink-2 text-small">{detail}</p>
                {included && (
                  <p className="mt-2 flex items-center gap-1.5 font-semibold text-p text-small">
                    <Icon name="icon-knot" className="size-3 flex-none" />
                    {included}
                  </p>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <div>
            <p className="text-balance font-semibold text-h2 tracking-tight">{apart}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ActionRow ground="paper" buttons={[ask, action]} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
