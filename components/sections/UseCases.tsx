import {H3} from '@/components/ui/Heading';
import {IndigoSection, type ListProps} from './SectionParts';

/** Work that the trade knows, on tags hung from the ledger line by cotton thread. */
export function UseCaseTags({title, text, items}: ListProps) {
  return (
    <IndigoSection title={title} text={text} ruled>
      <ul className="use-case-tags grid gap-x-6 md:grid-cols-3 lg:gap-x-8">
        {items.map((item) => (
          <li key={item.id} className="relative isolate grid">
            <div className="dark-paper relative px-7 pt-16 pb-8 text-ink md:self-start">
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
      <ul className="use-case-slips grid items-start gap-6 md:relative md:grid-cols-3 md:px-7 lg:gap-8 print:block">
        {items.map((item) => (
          <li key={item.id} className="dark-paper relative text-ink">
            <H3 className="text-h3-lg">{item.title}</H3>
            <p className="mt-5 border-ink/25 border-t-2 border-dashed pt-5">{item.text}</p>
            <span aria-hidden="true" className="barcode mt-7 block h-8 max-md:hidden print:hidden" />
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}
