import {Drawing} from '@/components/ui/Drawing';
import type {IconName} from '@/components/ui/drawings';
import {SectionHead} from './SectionHead';

type Props = {title: string; text: string; items: readonly {key: IconName; name: string; text: string}[]};

/** Partners by their role, strung on the thread. */
export function PartnerStrip({title, text, items}: Props) {
  return (
    <section id="partners" className="wrap pt-section">
      <SectionHead title={title} text={text} />
      <ul className="grid gap-x-6 gap-y-5 overflow-x-clip xs:grid-cols-2 xs:gap-y-9 sm:grid-cols-3 xl:grid-cols-6">
        {items.map(({key, name, text: role}) => (
          <li key={key} className="group relative max-xs:grid max-xs:grid-cols-[3rem_1fr] max-xs:gap-x-4">
            {/* The thread from this mark to the next; it passes behind the mark. */}
            <span
              aria-hidden="true"
              className="absolute border-cloth border-dashed max-xs:top-0 max-xs:-bottom-5 max-xs:left-[23px] max-xs:border-l-2 max-xs:group-last:hidden xs:top-9 xs:-right-6 xs:left-0 xs:border-t-2"
            />
            <span className="relative grid size-12 place-items-center rounded-full border-[1.5px] border-rule bg-sheet max-xs:row-span-2 xs:size-18">
              <Drawing name={`icon-${key}`} className="size-6 text-ink xs:size-9" />
            </span>
            <h3 className="text-base xs:mt-4">{name}</h3>
            <p className="mt-0.5 text-ink-2 text-small deva:leading-relaxed xs:mt-1 xs:text-note">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
