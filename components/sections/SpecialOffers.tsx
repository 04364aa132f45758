import type {ReactNode} from 'react';

type Props = {title: string; text: string; items: readonly {title: string; text: string}[]; children: ReactNode};

/** Who gets a price of their own, on the indigo band. */
export function SpecialOffers({title, text, items, children}: Props) {
  return (
    <section className="bg-indigo py-section text-on-indigo print:hidden" id="offers">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <h2>{title}</h2>
          <p className="mt-5 text-lede text-on-indigo-2">{text}</p>
          <div className="mt-8">{children}</div>
        </div>
        <dl className="self-start border-indigo-line border-t">
          {items.map((item) => (
            <div
              key={item.title}
              className="grid gap-x-8 gap-y-1 border-indigo-line border-b py-5 sm:grid-cols-[14rem_1fr]"
            >
              <dt className="font-semibold text-h3 text-marigold leading-snug">{item.title}</dt>
              <dd className="text-on-indigo-2">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
