import {Drawing} from '@/components/ui/Drawing';

type Props = {
  title: string;
  text: string;
  items: readonly {id: string; title: string; text: string}[];
  /** What the book lies on: the ground of the section above, a page of its own, or a dark band. */
  ground?: keyof typeof grounds;
};

const grounds = {joined: 'pb-section', paper: 'py-section', indigo: 'bg-indigo py-section'} as const;

/** Reasons as a page of the bound book: a stitched spine, one entry a reason. */
export function ReasonTable({title, text, items, ground = 'joined'}: Props) {
  return (
    <section className={grounds[ground]}>
      <div className="wrap relative overflow-clip rounded-md border border-line bg-sheet print:overflow-visible print:border-0">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 w-3 bg-[linear-gradient(var(--color-thread)_14px,transparent_0)] bg-cloth bg-position-[5px_8px] bg-size-[2px_24px] bg-repeat-y print:hidden md:w-6 md:bg-position-[11px_8px]"
        />
        <div className="py-8 pr-3 pl-7 sm:py-12 sm:pr-10 md:pl-18 lg:pr-16 print:p-0">
          <div className="double-rule grid grid-cols-1 items-end gap-x-12 gap-y-4 pb-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <h2 className="max-[22rem]:text-[1.625rem]">{title}</h2>
            <p className="text-ink-2">{text}</p>
          </div>
          <ul>
            {items.map((item) => (
              <li
                key={item.id}
                className="grid grid-cols-[1.25rem_1fr] gap-x-5 gap-y-2 border-line border-b py-6 last:border-b-0 last:pb-0 lg:grid-cols-[1.25rem_minmax(0,4fr)_minmax(0,7fr)]"
              >
                <Drawing name="icon-knot" className="mt-1 size-5 text-cloth" />
                <h3>{item.title}</h3>
                <p className="text-ink-2 max-lg:col-start-2">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
