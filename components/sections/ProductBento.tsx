import {ProductPanel, type ProductPanelProps} from './ProductPanel';
import {SectionHead} from './SectionHead';

type Props = {title: string; text: string; panels: readonly ProductPanelProps[]};

/** The product to start with, large, and those that follow it beside. */
export function ProductBento({title, text, panels: [first, ...rest]}: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className="grid gap-px overflow-clip rounded-md border border-line bg-line lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          {first && (
            <li style={{gridRow: `span ${rest.length}`}} className="max-lg:row-auto!">
              <ProductPanel {...first} bold />
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
