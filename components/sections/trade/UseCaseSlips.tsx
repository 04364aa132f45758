import {IndigoSection, type ListProps} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import styles from './UseCaseSlips.module.css';

/** On a phone, the paper that follows begins over the lower edge of the section (TradeDocument.tsx). */
const slipRow = 'grid items-start gap-5 @max-sm:pb-6 @md:relative @md:grid-cols-3 @md:px-7 @lg:gap-8 print:block';
const slipPaper = 'light-paper torn-edge relative bg-raised text-ink [--tooth:12px]';
const slipPadding = 'px-6 pt-5 pb-8 @md:px-7 @md:pt-11 @md:pb-10';
/** In print only the text is left. */
const slipInPrint = 'print:p-0 print:pb-4 print:[mask:none]';

/** Use cases on slips that come out of a printer. */
export function UseCaseSlips({title, text, items}: ListProps) {
  return (
    <IndigoSection title={title} text={text}>
      <ul className={`${styles.printer} ${slipRow}`}>
        {items.map((item) => (
          <li key={item.id} className={`${styles.slip} ${slipPaper} ${slipPadding} ${slipInPrint}`}>
            <H3 className="text-h3-lg">{item.title}</H3>
            <p className="mt-4 border-ink/25 border-t-2 border-dashed pt-4 @md:mt-5 @md:pt-5">{item.text}</p>
            <span aria-hidden="true" className="barcode mt-7 block h-8 @max-md:hidden print:hidden" />
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}
