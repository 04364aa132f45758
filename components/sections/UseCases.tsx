import {H3} from '@/components/ui/Heading';
import {IndigoSection, type ListProps} from './SectionParts';
import styles from './UseCases.module.css';

/** Work that the trade knows, on tags hung from the ledger line by cotton thread. */
export function UseCaseTags({title, text, items}: ListProps) {
  return (
    <IndigoSection title={title} text={text} ruled>
      <ul className="grid gap-x-6 md:grid-cols-3 lg:gap-x-8">
        {items.map((item) => (
          <li key={item.id} className={`relative isolate grid ${styles.hung}`}>
            <div className={`dark-paper relative px-7 pt-16 pb-8 text-ink md:self-start ${styles.tag}`}>
              <H3 className="text-h3-lg">{item.title}</H3>
              <p className="mt-3">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}

/** The same as slips that the counter's printer has just let out. */
export function UseCaseSlips({title, text, items}: ListProps) {
  return (
    <IndigoSection title={title} text={text}>
      <ul className={`grid items-start gap-6 md:relative md:grid-cols-3 md:px-7 lg:gap-8 print:block ${styles.slips}`}>
        {items.map((item) => (
          <li key={item.id} className={`dark-paper relative text-ink ${styles.slip}`}>
            <H3 className="text-h3-lg">{item.title}</H3>
            <p className="mt-5 border-ink/25 border-t-2 border-dashed pt-5">{item.text}</p>
            <span aria-hidden="true" className="barcode mt-7 block h-8 max-md:hidden print:hidden" />
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}
