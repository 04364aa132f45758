import type {ReactNode} from 'react';

type Props = {
  title: string;
  caption: string;
  heads: readonly [string, string];
  rows: readonly {days: string; time: string}[];
  zone: string;
  /** Whether it is open now. */
  children: ReactNode;
};

/** Business hours as a table, in the columns of the contact page. */
export function OpeningHours({title, caption, heads, rows, zone, children}: Props) {
  return (
    <section className="break-inside-avoid grid gap-x-16 gap-y-6 lg:col-span-full lg:row-start-2 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <h2 className="text-h3-lg leading-tight tracking-tight">{title}</h2>
        {children}
        <p className="mt-3 text-ink-2 text-note max-xs:mt-0">{zone}</p>
      </div>
      <table className="w-full border-collapse self-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-rule border-y-[1.5px] text-ink-2 text-note">
            <th scope="col" className="py-2 text-left font-normal">
              {heads[0]}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {heads[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.days} className="border-line border-b last:total-rule">
              <th scope="row" className="py-3 text-left font-normal max-xs:text-note">
                {row.days}
              </th>
              <td className="whitespace-nowrap max-[22rem]:whitespace-normal max-[22rem]:text-balance py-3 pl-4 text-right font-semibold max-xs:text-note">
                {row.time}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
