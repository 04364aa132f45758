import {IndigoSection} from './IndigoSection';
import styles from './UseCaseSlips.module.css';

type Props = {title: string; text: string; items: readonly {id: string; title: string; text: string}[]};

/** Work that the trade knows, as slips that the counter's printer has just let out. */
export function UseCaseSlips({title, text, items}: Props) {
  return (
    <IndigoSection title={title} text={text}>
      <ul className={`grid items-start gap-6 md:grid-cols-3 lg:gap-8 ${styles.slips}`}>
        {items.map((item) => (
          <li key={item.id} className={styles.slip}>
            <h3 className="text-h3-lg">{item.title}</h3>
            <p className="mt-5 border-ink/25 border-t-2 border-dashed pt-5 text-ink-2">{item.text}</p>
            <span aria-hidden="true" className={styles.code} />
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}
