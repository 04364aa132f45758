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
      <table className="cost-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({title, values}) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {values.map(({amount, cheapest}, index) => (
                <td key={heads[index + 1]}>
                  <span className={cheapest ? 'total-rule pb-0.5 font-semibold' : undefined}>{amount}</span>
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
