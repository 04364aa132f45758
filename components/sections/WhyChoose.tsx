import {Drawing} from '@/components/ui/Drawing';
import css from './WhyChoose.module.css';

type Props = {title: string; text: string; items: readonly {title: string; text: string}[]};

/** Questions down the thread, with the heading waiting beside them. */
export function WhyChoose({title, text, items}: Props) {
  return (
    <section
      id="why-choose"
      className="wrap grid gap-x-[clamp(40px,6vw,96px)] gap-y-7 py-section sm:gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2>{title}</h2>
        <p className="mt-4 text-ink-2 sm:text-lede">{text}</p>
      </div>
      <ol>
        {items.map((item) => (
          <li
            key={item.title}
            className={`group relative grid grid-cols-[1.5rem_1fr] gap-x-3 pb-4 last:pb-0 sm:gap-x-8 sm:pb-9 ${css.question}`}
          >
            <span className="pt-1">
              <Drawing name="icon-knot" className="size-6 text-cloth" />
            </span>
            <div className="border-line border-b pb-4 group-last:border-0 group-last:pb-0 sm:pb-8">
              <h3 className="sm:text-h3-lg">{item.title}</h3>
              <p className="mt-1.5 text-ink-2 max-sm:text-note max-sm:deva:leading-relaxed sm:mt-2">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
