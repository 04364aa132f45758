import {Drawing} from '@/components/ui/Drawing';

type Props = {title: string; text: string; items: readonly {title: string; text: string}[]};

/** Questions down the thread, with the heading waiting beside them. */
export function WhyChoose({title, text, items}: Props) {
  return (
    <section
      id="why-choose"
      className="wrap grid gap-x-[clamp(40px,6vw,96px)] gap-y-10 py-section lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2>{title}</h2>
        <p className="mt-4 text-ink-2 text-lede">{text}</p>
      </div>
      <ol>
        {items.map((item) => (
          <li
            key={item.title}
            className="relative grid grid-cols-[24px_1fr] gap-x-5 pb-9 before:absolute before:top-7 before:-bottom-1 before:left-[11px] before:border-cloth before:border-l-2 before:border-dashed last:pb-0 last:before:hidden sm:gap-x-8"
          >
            <span className="pt-1">
              <Drawing name="icon-knot" className="size-6 text-cloth" />
            </span>
            <div className="border-line border-b pb-8">
              <h3 className="text-h3-lg lang-hi:leading-[1.35]">{item.title}</h3>
              <p className="mt-2 text-ink-2">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
