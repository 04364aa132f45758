import type {SectionProps} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';

type Props = SectionProps<{figure: string; label: string}>;

/** Figures about the company, each with what it counts. The section has no id: browsers' readers leave out what is called a community. */
export function Figures({title, text, items}: Props) {
  return (
    <section className="border-t bg-mist py-section">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-6 @lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <H2>{title}</H2>
          <p className="mt-3 text-ink-2 @sm:text-balance">{text}</p>
        </div>
        <dl className="double-rule border-rule border-t-[1.5px]">
          {items.map((item) => (
            <div
              key={item.id}
              className="flex flex-row-reverse items-baseline justify-end gap-x-5 py-3.5 not-last:border-b @sm:gap-x-8 @sm:py-4"
            >
              <dt className="min-w-0 flex-1 first-letter:uppercase">{item.label}</dt>
              <dd className="w-36 flex-none whitespace-nowrap first-letter:uppercase font-semibold text-h3 tracking-tight @sm:w-56 @sm:text-h3-lg">
                {item.figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
