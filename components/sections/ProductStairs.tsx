import {ProductPanel, type ProductPanelProps} from './ProductPanel';
import styles from './ProductStairs.module.css';
import {SectionHead} from './SectionHead';

type Props = {title: string; text: string; panels: readonly ProductPanelProps[]};

/** Products that hand an order on, each a step further down. */
export function ProductStairs({title, text, panels}: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ol className={styles.stairs}>
          {panels.map((panel) => (
            <li key={panel.product} data-product={panel.product}>
              <ProductPanel {...panel} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
