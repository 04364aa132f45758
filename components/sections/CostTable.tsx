type Props = {
  caption: string;
  /** Head of the first column, then the plans. */
  heads: readonly string[];
  rows: readonly {title: string; values: readonly {amount: string; cheapest: boolean}[]}[];
  /** What a row's cheapest plan is called. */
  least: string;
  text: string;
};

/** What each plan costs at a few levels of sales: on paper, and where the finder's sliders cannot move. */
export function CostTable({caption, heads, rows, least, text}: Props) {
  return (
    <div className="hidden noscript:block in-data-scriptless:block print:block">
      <table className="w-full border-collapse text-note max-xs:text-scene">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-rule border-b-[1.5px]">
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="py-3 pl-2 text-right text-small first:pl-0 first:text-left max-xs:text-scene"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({title, values}) => (
            <tr key={title} className="border-line border-b">
              <th scope="row" className="figures py-3 text-left font-semibold">
                {title}
              </th>
              {values.map(({amount, cheapest}, index) => (
                <td key={heads[index + 1]} className="figures py-3 pl-2 text-right">
                  <span className={cheapest ? 'total-rule pb-0.5 font-semibold' : ''}>{amount}</span>
                  {cheapest && <span className="sr-only"> {least}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-ink-2">{text}</p>
    </div>
  );
}
