import type {ReactNode} from 'react';
import type {Product} from '@/content/suite';
import {SectionHead} from './SectionHead';

type EcosystemKey = 'sell' | 'supply' | 'deliver' | 'decide';

type Props = {
  title: string;
  text: string;
  items: Record<EcosystemKey, {title: string; text: string; scene: ReactNode}>;
  trust: {label: string; items: readonly {figure: string; label: string}[]};
};

/** Where each of the four stands in the bento, whose hue it has, and what of it touches the cell's edges. */
const cells: Record<EcosystemKey, {product: Product; look: string; scene: string}> = {
  sell: {product: 'skycart', look: 'border-line bg-sheet sm:col-span-12 lg:col-span-7', scene: 'mt-auto pt-4 sm:pt-6'},
  supply: {
    product: 'orderkite',
    look: 'border-transparent bg-indigo pb-0 text-on-indigo sm:pb-0 [&>p]:text-on-indigo-2 lg:pb-0 sm:col-span-7 sm:row-span-2 lg:col-span-5 print:pb-2',
    scene: '-mx-2 flex flex-1 pt-5 sm:pt-7',
  },
  deliver: {
    product: 'quicklocal',
    look: 'border-line bg-sheet pb-0 sm:col-span-5 sm:pb-0 lg:col-span-4 lg:pb-0 print:pb-2',
    scene: '-mx-5 mt-5 flex min-h-46 flex-1 *:flex-1 sm:-mx-6 sm:mt-6 sm:min-h-53 lg:-mx-8',
  },
  decide: {
    product: 'nimbus-ai',
    look: 'border-p-line bg-p-tint sm:col-span-5 lg:col-span-3 lg:px-6 print:px-0',
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
          <article key={key} data-product={cells[key].product} className={`ecosystem-card ${cells[key].look}`}>
            <h3 className="text-h3-lg">{items[key].title}</h3>
            <p>{items[key].text}</p>
            <div className={cells[key].scene}>{items[key].scene}</div>
          </article>
        ))}
      </div>
      <ul aria-label={trust.label} className="trust-figures">
        {trust.items.map(({figure, label}) => (
          <li key={label}>
            <b>{figure}</b>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
