import type {SectionProps} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';

type Props = SectionProps<{figure: string; label: string}>;

/** Figures about the company, in a plain table. The section has no id: browsers' readers leave out what is called a community. */
export function Figures({title, text, items}: Props) {
  return (
    <section className="border-t bg-mist py-section">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-6 @lg:grid-cols-2">
        <div>
          <H2>{title}</H2>
          <p className="mt-3 text-ink-2">{text}</p>
        </div>
        <dl className="double-rule border-rule border-t-[1.5px]">
          {items.map((item) => (
            <div key={item.id} className="flex items-baseline justify-between gap-6 py-3 not-last:border-b">
              <dt className="first-letter:uppercase">{item.label}</dt>
              <dd className="flex-none whitespace-nowrap font-semibold">{item.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
