import {Icon} from '@/components/ui/Icon';

type Props = {title: string; text: string; items: readonly {id: string; title: string; text: string}[]};

/** Who may apply: the conditions as a checklist. */
export function Eligibility({title, text, items}: Props) {
  return (
    <section className="wrap grid items-start gap-x-20 gap-y-8 pb-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h2>{title}</h2>
        <p className="mt-4 text-ink-2">{text}</p>
      </div>
      <ul className="border-rule border-t-[1.5px]">
        {items.map((item) => (
          <li key={item.id} className="grid grid-cols-[1.75rem_1fr] gap-x-4 border-line border-b py-5">
            <Icon name="icon-tick" className="mt-1.5 size-4 text-leaf" />
            <div>
              <h3>{item.title}</h3>
              <p className="mt-1 text-ink-2">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
