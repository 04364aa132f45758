import type {ReactNode} from 'react';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import styles from './Benefits.module.css';
import {type ListProps, TextList} from './SectionParts';

type Props = ListProps & {/** A thing that shows what is meant. */ object?: ReactNode};

/** What comes of it, said large: each claim a line of its own, its account beside it. The object lies over the section's edge. */
export function BenefitRows({title, text, items, object}: Props) {
  return (
    <section className="border-line border-t bg-mist py-section">
      <div className="wrap">
        <div className={object ? styles.beside : undefined}>
          <div>
            <H2>{title}</H2>
            <p className="mt-4 text-lede">{text}</p>
          </div>
          {object && <div className={styles.laid}>{object}</div>}
        </div>
        <TextList items={items} className="benefit-rows mt-10 border-rule border-t-[1.5px] md:mt-14" />
      </div>
    </section>
  );
}

/** Three points, knotted into one thread that runs on past the edge of the page. The object hangs from the section's edge. */
export function PointThread({title, text, items, object}: Props) {
  return (
    <section className="overflow-x-clip border-line border-b bg-mist py-section">
      <div className="wrap">
        <div className={object ? styles.beside : undefined}>
          <div>
            <H2 className="max-w-[24ch]">{title}</H2>
            <p className="mt-4 text-lede">{text}</p>
          </div>
          {object && <div className={styles.hung}>{object}</div>}
        </div>
        <ol className={styles.thread}>
          {items.map((item) => (
            <li key={item.id} className={styles.point}>
              <svg viewBox="0 0 100 24" preserveAspectRatio="none" className={styles.sag} aria-hidden="true">
                <path d="M0 2Q50 40 100 2" vectorEffect="non-scaling-stroke" />
              </svg>
              <Icon name="icon-knot" className={styles.knot} />
              <H3 className="text-h3-lg">{item.title}</H3>
              <p className="mt-3">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
