import {IndigoSection, type ListProps} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import styles from './UseCaseTags.module.css';

/** Use cases on tags that hang from the double rule. */
export function UseCaseTags({title, text, items}: ListProps) {
  return (
    <IndigoSection title={title} text={text} ruled>
      <ul className="grid gap-x-6 @max-sm:pb-6 @md:grid-cols-3 @lg:gap-x-8">
        {items.map((item) => (
          <li key={item.id} className={`relative isolate grid ${styles.hanging}`}>
            <div
              className={`light-paper relative px-7 pt-14 pb-7 text-ink @md:pt-16 @md:pb-8 @md:self-start ${styles.tag}`}
            >
              <H3 className="text-h3-lg">{item.title}</H3>
              <p className="mt-3">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}
