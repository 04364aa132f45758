import type {ReactNode} from 'react';
import type {Product} from '@/content/products';
import {SectionHead} from './SectionHead';

type EcosystemKey = 'sell' | 'supply' | 'deliver' | 'decide';

type Props = {
  title: string;
  text: string;
  items: Record<EcosystemKey, {title: string; text: string; scene: ReactNode}>;
  trust: {label: string; items: readonly {figure: string; label: string}[]};
};

const cell =
  'relative flex flex-col overflow-hidden rounded-md border p-5 sm:p-6 lg:p-8 print:border-0 print:px-0 print:py-2';

/** Where each of the four stands in the bento, whose hue it has, and what of it touches the cell's edges. */
const cells: Record<EcosystemKey, {product: Product; look: string; scene: string}> = {
  sell: {product: 'skycart', look: 'border-line bg-sheet sm:col-span-12 lg:col-span-7', scene: 'mt-auto pt-4 sm:pt-6'},
  supply: {
    product: 'orderkite',
    look: 'border-transparent bg-indigo pb-0 text-on-indigo sm:pb-0 [&>p]:text-on-indigo-2 lg:pb-0 sm:col-span-7 sm:row-span-2 lg:col-span-5',
    scene: '-mx-2 flex flex-1 pt-5 sm:pt-7',
  },
  deliver: {
    product: 'quicklocal',
    look: 'border-line bg-sheet pb-0 sm:col-span-5 sm:pb-0 lg:col-span-4 lg:pb-0',
    scene: '-mx-5 mt-5 flex min-h-46 flex-1 *:flex-1 sm:-mx-6 sm:mt-6 sm:min-h-53 lg:-mx-8',
  },
  decide: {
    product: 'nimbus-ai',
    look: 'border-p-line bg-p-tint sm:col-span-5 lg:col-span-3 lg:px-6',
    scene: 'mt-auto pt-4 sm:pt-5',
  },
};

/** Four trades as a bento, each with its own interface, and what they all stand on. */
export function Ecosystem({title, text, items, trust}: Props) {
  return (
    <section id="about" className="wrap py-section">
      <SectionHead title={title} text={text} />
      <div className="grid gap-4 sm:grid-cols-12 print:block">
        {(['sell', 'supply', 'deliver', 'decide'] as const).map((key) => (
          <article key={key} data-product={cells[key].product} className={`${cell} ${cells[key].look}`}>
            <h3 className="text-h3-lg">{items[key].title}</h3>
            <p className="mt-2 max-w-[46ch] text-ink-2 max-sm:text-note max-sm:deva:leading-relaxed sm:mt-2.5">
              {items[key].text}
            </p>
            <div className={cells[key].scene}>{items[key].scene}</div>
          </article>
        ))}
      </div>
      <ul aria-label={trust.label} className="mt-8 grid grid-cols-2 border-rule border-y sm:grid-cols-5">
        {trust.items.map(({figure, label}) => (
          <li
            key={label}
            className="border-line py-3 text-ink-2 text-note sm:py-5 leading-snug max-sm:not-first:not-nth-2:border-t max-sm:even:border-l max-sm:even:pl-5 max-sm:last:col-span-2 sm:border-l sm:px-4 sm:first:border-l-0 sm:first:pl-0 lg:px-5"
          >
            <b className="block font-semibold text-h3-lg text-ink tracking-[-0.02em]">{figure}</b>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
