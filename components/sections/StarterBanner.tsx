import {Action} from '@/components/ui/Action';
import {Icon} from '@/components/ui/Icon';
import type {Href} from '@/content/paths';

type List = {title: string; items: readonly string[]};

type Props = {
  name: string;
  price: string;
  text: string;
  facts: readonly {label: string; value: string}[];
  includes: List;
  excludes: List;
  action: string;
  href: Href;
};

/** The plan without a price, apart from the three that have one. */
export function StarterBanner({name, price, text, facts, includes, excludes, action, href}: Props) {
  return (
    <section className="mt-8 rounded-md border border-line bg-sheet p-6 sm:p-8 sm:mt-14 print:break-inside-avoid">
      <div className="grid items-center gap-x-10 gap-y-6 sm:max-lg:gap-x-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <div>
          <h2 className="text-h3-lg leading-tight tracking-tight">{name}</h2>
          <p className="mt-1 font-semibold text-[3rem] leading-none tracking-[-0.04em]">{price}</p>
        </div>
        <p className="text-ink-2 sm:max-xl:order-last sm:max-xl:col-span-full">{text}</p>
        <dl className="flex flex-wrap gap-x-5 gap-y-3 max-xs:grid max-xs:gap-y-1.5 sm:gap-x-4 lg:gap-x-7">
          {facts.map((fact) => (
            <div key={fact.label} className="max-xs:flex max-xs:items-baseline max-xs:justify-between">
              <dt className="text-ink-2 text-small">{fact.label}</dt>
              <dd className="font-semibold text-h3 leading-snug">{fact.value}</dd>
            </div>
          ))}
        </dl>
        <Action href={href} tone="outline">
          {action}
        </Action>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-4 border-line border-t pt-5 text-note sm:grid-cols-2">
        <Marked {...includes} icon="icon-tick" look="text-leaf" />
        <Marked {...excludes} icon="icon-minus" look="text-ink-2" />
      </div>
    </section>
  );
}

function Marked({title, items, icon, look}: List & {icon: 'icon-tick' | 'icon-minus'; look: string}) {
  return (
    <div>
      <h3 className="text-note tracking-normal">{title}</h3>
      <ul className="mt-1 grid gap-x-5 lg:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex items-baseline gap-2 py-1">
            <Icon name={icon} className={`size-3 flex-none ${look}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
