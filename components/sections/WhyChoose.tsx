import {Icon} from '@/components/ui/Icon';
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
      <ol className="why-choose">
        {items.map((item) => (
          <li key={item.title} className={css.question}>
            <Icon name="icon-knot" />
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
