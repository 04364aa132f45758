import {IndigoSection} from './IndigoSection';
import styles from './UseCaseTags.module.css';

type Props = {title: string; text: string; items: readonly {id: string; title: string; text: string}[]};

/** Work that the trade knows, on tags hung from the ledger line by cotton thread. */
export function UseCaseTags({title, text, items}: Props) {
  return (
    <IndigoSection title={title} text={text} ruled>
      <ul className="grid gap-x-6 md:grid-cols-3 lg:gap-x-8">
        {items.map((item) => (
          <li key={item.id} className={styles.hung}>
            <div className={styles.tag}>
              <h3 className="text-h3-lg">{item.title}</h3>
              <p className="mt-3 text-ink-2">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}
