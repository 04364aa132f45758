import {getFormatter, getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import type {Good} from '@/content/sampleShop';
import type {UseCaseSlug} from '@/content/useCases';
import type {Messages} from '@/i18n/catalogs';
import {clock, withMinus} from '@/lib/format';

type Scene = keyof Messages['scenes'] | 'storefront.basket' | `objects.${UseCaseSlug}`;

/** Small print. Devanagari is a size larger. */
export const smallPrint = 'text-scene deva:text-small';

/** Functions that format amounts and times for the page's language. */
export async function formatters() {
  const format = await getFormatter();
  return {
    format,
    rupees: (amount: number) => withMinus(format.number(amount, 'rupees')),
    rupeesAndPaise: (amount: number) => format.number(amount, 'rupeesAndPaise'),
    paise: (amount: number) => withMinus(format.number(amount, 'paise')),
    time: (time: string) => clock(format, time),
  };
}

/** The texts of a drawing: the messages of its scene (`t`) and of all scenes, names of goods, and formatters. */
export async function wordsOfScene<S extends Scene>(scene: S) {
  const t = await getTranslations(`scenes.${scene}`);
  const scenes = await getTranslations('scenes');
  const name = (good: Good) => scenes(`goods.${good}.name`);
  const size = (good: Good) => scenes(`goods.${good}.size`);
  const nameAndSize = (good: Good) => scenes('ledger.good', {name: name(good), size: size(good)});
  return {t, scenes, name, size, nameAndSize, ...(await formatters())};
}

type Bar = {
  /** The distance between the left edges of two bars. */
  step: number;
  width: number;
  height: number;
  /** The count whose bar has the full height. */
  highest: number;
};

/**
 * Bars as SVG path data.
 * @param from the index of the first bar in the chart
 */
export const barsOf = (counts: readonly number[], {step, width, height, highest}: Bar, from = 0) =>
  counts
    .map((count, index) => {
      const barHeight = Math.round((count / highest) * height);
      return `M${(from + index) * step} ${height}v-${barHeight}h${width}v${barHeight}z`;
    })
    .join('');

type EntryProps = {label: string; value: ReactNode; className?: string};

/** A line of a drawn account. */
export const Entry = ({label, value, className = ''}: EntryProps) => (
  <div className={`flex justify-between gap-3 ${className}`}>
    <span>{label}</span> <span className="whitespace-nowrap">{value}</span>
  </div>
);

/** The total of a drawn account, above a double rule. */
export const Total = ({label, value, size = 'text-h3-lg', className = ''}: EntryProps & {size?: string}) => (
  <div className={`total-rule flex items-baseline justify-between gap-3 font-semibold ${className}`}>
    {`${label} `}
    <span className={size}>{value}</span>
  </div>
);

/** Two drawn buttons side by side. The first is the main one. */
export const DrawnButtons = ({first, second, className}: {first: string; second: string; className: string}) => (
  <div
    className={`grid grid-cols-2 text-center font-semibold text-note leading-snug *:grid *:place-items-center *:rounded-sm *:px-2 ${className}`}
  >
    <span className="drawn-button">{first}</span> <span className="border-[1.5px] border-rule">{second}</span>
  </div>
);

/** The frame of a selected item. */
export const chosenFrame = 'border-p [box-shadow:inset_0_0_0_1px_var(--p)]';

/** A drawn radio button. */
export const DrawnRadio = ({chosen, children}: {chosen?: boolean; children: ReactNode}) => (
  <span
    className={`flex min-h-11 items-center gap-2.5 rounded-sm border bg-sheet px-3 py-1.5 leading-tight ${chosen ? `${chosenFrame} font-semibold` : ''}`}
  >
    <i className={`size-3.5 flex-none rounded-full ${chosen ? 'border-4 border-p' : 'border border-ink-2'}`} />{' '}
    {children}
  </span>
);

export const Stepper = ({children}: {children: ReactNode}) => (
  <span className="inline-flex overflow-clip rounded-xs border border-p-line font-semibold *:w-8 *:text-center *:leading-8">
    <span className="text-p">−</span> <span className="bg-p-tint">{children}</span> <span className="text-p">+</span>
  </span>
);

/** A drawn phone. The section's edge cuts off its lower end, unless `className` draws one. */
export const Phone = ({className = '', children}: {className?: string; children: ReactNode}) => (
  <div
    className={`mx-auto flex w-full max-w-95 flex-col overflow-hidden rounded-t-[28px] border-8 border-device border-b-0 bg-paper ${className}`}
  >
    {children}
  </div>
);
