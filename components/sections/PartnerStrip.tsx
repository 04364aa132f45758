import {Drawing} from '@/components/ui/Drawing';
import type {IconName} from '@/components/ui/drawings';
import {SectionHead} from './SectionHead';

type Props = {title: string; text: string; items: readonly {key: IconName; name: string; text: string}[]};

/** Partners by their role, strung on the thread. */
export function PartnerStrip({title, text, items}: Props) {
  return (
    <section id="partners" className="wrap pt-section">
      <SectionHead title={title} text={text} />
      <ul className="grid gap-x-6 gap-y-9 overflow-x-clip xs:grid-cols-2 sm:grid-cols-3 xl:grid-cols-6">
        {items.map(({key, name, text: role}) => (
          <li key={key} className="group relative max-xs:grid max-xs:grid-cols-[72px_1fr] max-xs:gap-x-4">
            {/* The thread from this mark to the next; it passes behind the mark. */}
            <span
              aria-hidden="true"
              className="absolute top-9 -right-6 left-0 border-cloth border-t-2 border-dashed max-xs:hidden"
            />
            <span className="relative grid size-18 place-items-center rounded-full border-[1.5px] border-rule bg-sheet max-xs:row-span-2">
              <Drawing name={`icon-${key}`} className="size-9 text-ink" />
            </span>
            <h3 className="text-base xs:mt-4">{name}</h3>
            <p className="mt-1 text-ink-2 text-note">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
