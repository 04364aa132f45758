import {Drawing} from '@/components/ui/Drawing';
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
        <ul
          className={`grid gap-4 md:gap-5 ${few ? 'md:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,4fr)]'}`}
        >
          {first && (
            <li
              className={`relative flex flex-col justify-end rounded-md bg-p-solid p-6 pt-32 text-white sm:p-8 sm:pt-40 ${few ? 'md:row-span-2' : 'md:max-lg:col-span-2 lg:row-span-2'}`}
            >
              <span className="absolute inset-0 overflow-clip">
                <Drawing name={`glyph-${product}`} className="-top-10 -right-10 absolute size-64 text-white/20" />
              </span>
              <h3 className="relative text-h3-lg">{first.title}</h3>
              <p className="relative mt-2.5">{first.text}</p>
              <span className="stitch-x absolute inset-x-6 bottom-3 opacity-60 sm:inset-x-8" />
            </li>
          )}
          {others.map((item) => (
            <li key={item.id} className="rounded-md border border-line bg-sheet p-6 sm:p-8">
              <Drawing name="icon-knot" className="size-5 text-p" />
              <h3 className="mt-4 text-h3-lg">{item.title}</h3>
              <p className="mt-2.5 text-ink-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
