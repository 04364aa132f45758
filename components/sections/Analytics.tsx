import type {SectionProps} from './productSection';

/** What the day's entries tell: a drawn report on the product's tint, and how to read it beside. */
export function Analytics({id, title, text, items, picture}: SectionProps) {
  return (
    <section id={id} className="bg-p-tint py-section">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="lg:order-last">
          <h2>{title}</h2>
          <p className="mt-4 text-ink-2 text-lede">{text}</p>
          <ul className="mt-8 border-rule border-t-[1.5px]">
            {items.map((item) => (
              <li key={item.id} className="border-p-line py-5 not-last:border-b last:pb-0">
                <h3>{item.title}</h3>
                <p className="mt-1.5 text-ink-2">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
        {picture}
      </div>
    </section>
  );
}
