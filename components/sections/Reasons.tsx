import type {SectionProps} from './productSection';

/** An argument: the claim stays in sight while its reasons pass, on the product's tint. */
export function Reasons({id, title, text, items}: SectionProps) {
  return (
    <section id={id} className="bg-p-tint py-section">
      <div className="wrap grid items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="lg:sticky lg:top-28">
          <h2>{title}</h2>
          <p className="mt-5 text-ink-2 text-lede">{text}</p>
        </div>
        <ul className="border-rule border-t-[1.5px]">
          {items.map((item) => (
            <li key={item.id} className="border-p-line border-b py-7 last:border-rule last:border-b-[1.5px]">
              <h3 className="text-h3-lg">{item.title}</h3>
              <p className="mt-2.5 text-ink-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
