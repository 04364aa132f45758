import {Knot} from '@/components/illustrations/Knot';
import type {SectionProps} from './productSection';
import {SectionHead} from './SectionHead';
import styles from './Steps.module.css';

/** Entries that follow from each other, tied by the thread: down the page, or across it where there is room. */
export function Steps({id, title, text, items}: SectionProps) {
  return (
    <section id={id} data-ground="paper" className="border-line border-t py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ol className={styles.steps}>
          {items.map((item, index) => (
            <li key={item.id}>
              <Knot className="size-16">{index + 1}</Knot>
              <div>
                <h3 className="text-h3-lg">{item.title}</h3>
                <p className="mt-2.5 text-ink-2">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
