import type {ReactNode} from 'react';
import {ProductPanel, type ProductPanelProps} from './ProductPanel';
import {SectionHead} from './SectionHead';

type Props = {
  title: string;
  text: string;
  panels: readonly ProductPanelProps[];
  /** What fills the large panel, where it is as high as the two beside it. */
  picture: ReactNode;
};

/** The product to start with, large: beside two that follow it, or across the head of three. */
export function ProductBento({title, text, panels: [first, ...rest], picture}: Props) {
  const wide = rest.length > 2;
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul
          className={`grid gap-px overflow-clip rounded-md border border-line bg-line print:overflow-visible print:border-0 ${wide ? 'lg:grid-cols-3' : 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'}`}
        >
          {first && (
            <li className={wide ? 'lg:col-span-full' : 'lg:row-span-2'}>
              {wide ? (
                <ProductPanel {...first} look="wide" />
              ) : (
                <ProductPanel {...first} look="tall" picture={picture} />
              )}
            </li>
          )}
          {rest.map((panel) => (
            <li key={panel.product}>
              <ProductPanel {...panel} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
