import {SectionHead} from './SectionHead';

type Props = {title: string; text: string; items: readonly {id: string; title: string; text: string}[]};

/** Three entries of a ledger, numbered as in a book. */
export function PartnerSteps({title, text, items}: Props) {
  return (
    <section className="wrap py-section">
      <SectionHead title={title} text={text} />
      <ol className="grid gap-y-8 md:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.id} className="border-line md:border-l md:px-8 md:first:border-l-0 md:first:pl-0">
            <span aria-hidden="true" className="font-semibold text-cloth-text text-figure">
              {index + 1}
            </span>
            <h3 className="mt-2 text-h3-lg">{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
