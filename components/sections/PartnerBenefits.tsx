import {Drawing} from '@/components/ui/Drawing';
import {SectionHead} from './SectionHead';

type Props = {title: string; text: string; items: readonly {id: string; title: string; text: string}[]};

/** What a partner gets, on one ruled sheet. */
export function PartnerBenefits({title, text, items}: Props) {
  return (
    <section className="wrap py-section">
      <SectionHead title={title} text={text} />
      <ul className="grid gap-px overflow-clip rounded-md border border-line bg-line print:bg-transparent sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.id} className="bg-sheet p-6 sm:p-8 last:sm:max-lg:odd:col-span-2">
            <Drawing name="icon-knot" className="size-6 text-cloth" />
            <h3 className="mt-4">{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
