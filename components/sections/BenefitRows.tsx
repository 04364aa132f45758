type Props = {title: string; text: string; items: readonly {id: string; title: string; text: string}[]};

/** What comes of it, said large: each claim a line of its own, its account beside it. */
export function BenefitRows({title, text, items}: Props) {
  return (
    <section className="border-line border-t bg-mist py-section">
      <div className="wrap">
        <h2>{title}</h2>
        <p className="mt-4 text-ink-2 text-lede">{text}</p>
        <ul className="mt-10 border-rule border-t-[1.5px] md:mt-14">
          {items.map((item) => (
            <li
              key={item.id}
              className="grid items-baseline gap-x-16 gap-y-3 border-rule border-b-[1.5px] py-8 md:py-10 lg:grid-cols-2"
            >
              <h3 className="text-[clamp(1.5rem,1.2rem+1.3vw,2.125rem)] leading-[1.15] deva:leading-[1.35]">
                {item.title}
              </h3>
              <p className="text-ink-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
