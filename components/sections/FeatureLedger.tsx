import {Icon} from '@/components/ui/Icon';
import type {SectionProps} from './productSection';
import {SectionHead} from './SectionHead';

/** Many features on an open ledger: two pages ruled alike, with the fold's double line between them. */
export function FeatureLedger({id, title, text, items}: SectionProps) {
  return (
    <section id={id} className="border-line border-y bg-sheet py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className="-mt-7 grid sm:grid-cols-2 md:-mt-10 sm:bg-[linear-gradient(90deg,var(--color-margin)_1px,transparent_1px_4px,var(--color-margin)_4px_5px,transparent_5px)] sm:bg-size-[5px_100%] sm:bg-center sm:bg-no-repeat">
          {items.map((item) => (
            <li
              key={item.id}
              className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-5 border-line py-6 not-last:border-b sm:py-7 sm:odd:pr-6 sm:even:pl-6 max-sm:last:pb-0 sm:nth-last-[-n+2]:border-b-0 sm:nth-last-[-n+2]:pb-0 md:gap-x-6 md:py-9 md:odd:pr-10 md:even:pl-10 lg:odd:pr-14 lg:even:pl-14"
            >
              <Icon name={`feature-${item.id}`} className="size-11 text-p" />
              <div>
                <h3 className="pt-2">{item.title}</h3>
                <p className="mt-2 text-ink-2">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
