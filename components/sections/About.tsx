import {Drawing} from '@/components/ui/Drawing';
import type {SectionProps} from './productSection';

/** A few paragraphs to be read, in the margin, the product's sign and the shop's goods on the double rule. */
export function About({id, product, title, text}: SectionProps) {
  const [first, ...rest] = text.split('\n\n');
  return (
    <section id={id} data-ground="paper" className="py-section">
      <div className="wrap grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col justify-between gap-10">
          <h2>{title}</h2>
          <div className="double-rule flex items-end gap-1 text-p max-lg:hidden">
            <Drawing name={`glyph-${product}`} className="-mb-1.5 mr-auto size-40" />
            <Drawing name="good-tea" className="-mb-1 h-22 w-18" />
            <Drawing name="good-ghee" className="-mb-1 h-22 w-18" />
          </div>
        </div>
        <div>
          <p className="text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)] leading-[1.45] tracking-[-0.012em] lang-hi:leading-[1.65] lang-hi:tracking-normal">
            {first}
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-6 text-ink-2 text-lede">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
