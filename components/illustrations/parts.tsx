import {getFormatter, getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import type {Good} from '@/content/sample';
import type {UseCaseSlug} from '@/content/useCases';
import type {Messages} from '@/i18n/catalogs';
import {clock, withMinus} from '@/lib/format';

type Scene = keyof Messages['scenes'] | 'storefront.basket' | `objects.${UseCaseSlug}`;

/** A scene's own words (`t`), those of all scenes, and how the page's language writes goods, amounts and times. */
export async function wordsOfScene<S extends Scene>(scene: S) {
  const t = await getTranslations(`scenes.${scene}`);
  const scenes = await getTranslations('scenes');
  const format = await getFormatter();
  const name = (good: Good) => scenes(`goods.${good}.name`);
  const size = (good: Good) => scenes(`goods.${good}.size`);
  return {
    t,
    scenes,
    format,
    name,
    size,
    nameAndSize: (good: Good) => scenes('ledger.good', {name: name(good), size: size(good)}),
    rupees: (amount: number) => withMinus(format.number(amount, 'rupees')),
    rupeesAndPaise: (amount: number) => format.number(amount, 'rupeesAndPaise'),
    paise: (amount: number) => format.number(amount, 'paise'),
    time: (time: string) => clock(format, time),
  };
}

type EntryProps = {label: ReactNode; value: ReactNode; className?: string};

/** A line of an account. */
export const Entry = ({label, value, className = ''}: EntryProps) => (
  <div className={`flex justify-between gap-3 ${className}`}>
    <span>{label}</span> <span className="figures">{value}</span>
  </div>
);

/** What it comes to, ruled off. */
export const Total = ({label, value, className = ''}: EntryProps) => (
  <div className={`total-rule flex items-baseline justify-between gap-3 font-semibold ${className}`}>
    <span>{label}</span> <span className="text-h3-lg">{value}</span>
  </div>
);

/** Two buttons side by side; the first is pressed next. */
export const Buttons = ({first, second, className}: {first: string; second: string; className: string}) => (
  <div className={`drawn-buttons ${className}`}>
    <span className="drawn-button">{first}</span> <span className="border-[1.5px] border-rule">{second}</span>
  </div>
);

/** One of several ways. */
export const Way = ({chosen, children}: {chosen: boolean; children: ReactNode}) => (
  <span className={chosen ? 'way-to-pay chosen' : 'way-to-pay'}>
    <i /> {children}
  </span>
);
