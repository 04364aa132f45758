import {Drawing} from '@/components/ui/Drawing';

type Way = {label: string; value: string; href?: `mailto:${string}` | `tel:${string}`};

type Props = {
  id: string;
  title: string;
  text: string;
  expect: {title: string; steps: readonly {title: string; text: string}[]};
  ways: readonly Way[];
  hours: {title: string; rows: readonly {days: string; time: string}[]};
};

/** Where a conversation starts: what a demo is like, and every way to ask for one. */
export function DemoSection({id, title, text, expect, ways, hours}: Props) {
  return (
    <section id={id} className="scroll-mt-16 py-section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 text-ink-2 text-lede">{text}</p>
          <h3 className="mt-10 border-rule border-b-[1.5px] pb-3">{expect.title}</h3>
          <ol>
            {expect.steps.map((step) => (
              <li key={step.title} className="grid grid-cols-[28px_1fr] gap-x-4 border-line border-b py-4">
                <Drawing name="icon-knot" className="mt-1 size-4.5 text-cloth" />
                <div>
                  <b className="font-semibold">{step.title}</b>
                  <p className="text-ink-2">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="relative self-start overflow-hidden rounded-md border border-line bg-sheet">
          <div aria-hidden="true" className="relative h-10 bg-cloth">
            <span className="stitch-x absolute inset-x-0 top-[18px]" />
          </div>
          <dl className="px-6 pt-2 sm:px-8">
            {ways.map((way) => (
              <div key={way.label} className="border-line border-b py-4">
                <dt className="text-ink-2 text-note">{way.label}</dt>
                <dd className="font-semibold text-note leading-snug [overflow-wrap:anywhere] xs:text-h3">
                  {way.href ? (
                    <a
                      href={way.href}
                      className="inline-flex min-h-11 items-center underline decoration-2 decoration-cloth underline-offset-[6px] hover:decoration-4"
                    >
                      {way.value}
                    </a>
                  ) : (
                    way.value
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <div className="px-6 pt-5 pb-7 sm:px-8">
            <h3 className="font-normal text-ink-2 text-note tracking-normal">{hours.title}</h3>
            <dl className="mt-1">
              {hours.rows.map((row) => (
                <div key={row.days} className="flex justify-between gap-4 whitespace-nowrap py-1.5 max-xs:text-note">
                  <dt>{row.days}</dt>
                  <dd className="figures font-semibold">{row.time}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
