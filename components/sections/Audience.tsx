import {Icon} from '@/components/ui/Icon';
import type {SectionProps} from './productSection';
import {SectionHead} from './SectionHead';

/** Whom a product is for. The first stands on the product's own colour, tall beside the others. */
export function Audience({id, product, title, text, items}: SectionProps) {
  const [first, ...others] = items;
  const few = others.length < 3;
  return (
    <section id={id} className="bg-mist py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className={`grid gap-4 sm:grid-cols-2 md:gap-5 ${few ? '' : 'lg:grid-cols-3'}`}>
          {first && (
            <li className="relative flex flex-col justify-end rounded-md bg-p-solid p-6 pt-28 pb-10 text-white print:border print:border-line print:pt-8 sm:p-8 sm:pb-12 sm:not-print:pt-40 sm:max-lg:col-span-2 lg:row-span-2">
              <span className="absolute inset-0 overflow-clip rounded-md print:hidden">
                <Icon
                  name={`glyph-${product}`}
                  className="-top-8 -right-8 absolute size-36 text-white/20 sm:-top-14 sm:-right-14 lg:-top-16 lg:-right-20 sm:size-52 lg:size-72"
                />
              </span>
              <h3 className="relative text-h3-lg">{first.title}</h3>
              <p className="relative mt-2.5">{first.text}</p>
              <span className="stitch-x absolute inset-x-6 bottom-3 opacity-60 sm:inset-x-8" />
            </li>
          )}
          {others.map((item) => (
            <li
              key={item.id}
              className="rounded-md border border-line bg-sheet p-6 max-sm:grid max-sm:grid-cols-[1.25rem_minmax(0,1fr)] max-sm:gap-x-3 sm:p-8"
            >
              <Icon name="icon-knot" className="size-5 text-p max-sm:mt-1" />
              <h3 className="text-h3-lg sm:mt-4">{item.title}</h3>
              <p className="mt-2.5 text-ink-2 max-sm:col-span-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
