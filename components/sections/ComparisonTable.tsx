import {Drawing} from '@/components/ui/Drawing';

type Props = {
  caption: string;
  feature: string;
  included: string;
  notIncluded: string;
  plans: readonly {name: string; popular: boolean}[];
  facts: readonly {title: string; values: readonly string[]}[];
  rows: readonly {title: string; hint: string; included: readonly boolean[]}[];
};

/** In narrow windows the table is laid out as blocks and grids, which costs it its roles in some browsers: said again. */
const as = {
  table: {role: 'table'},
  group: {role: 'rowgroup'},
  row: {role: 'row'},
  column: {role: 'columnheader', scope: 'col'},
  title: {role: 'rowheader', scope: 'row'},
  cell: {role: 'cell'},
} as const;

const cell = 'border-b px-1 py-3 text-center sm:px-3';
const raised = 'border-indigo-line bg-indigo text-on-indigo';

/**
 * Every feature by plan. In narrow windows a feature's name takes a line of its own above its four marks, so that
 * nothing scrolls sideways and no name is cut.
 */
export function ComparisonTable({caption, feature, included, notIncluded, plans, facts, rows}: Props) {
  const tone = (index: number) => (plans[index]?.popular ? raised : 'border-line');
  return (
    <table {...as.table} className="w-full border-collapse text-note max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...as.group} className="sticky top-16 z-10 bg-paper max-md:block">
        <tr {...as.row} className="max-md:grid max-md:grid-cols-4">
          <th
            {...as.column}
            className="border-rule border-b-[1.5px] py-3 text-left font-normal text-ink-2 max-md:sr-only"
          >
            {feature}
          </th>
          {plans.map((plan, index) => (
            <th
              key={plan.name}
              {...as.column}
              className={`border-rule border-b-[1.5px] px-1 py-3 text-small md:w-[15%] md:text-base ${tone(index)}`}
            >
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.group} className="max-md:block">
        {facts.map((row) => (
          <Row key={row.title} title={row.title}>
            {row.values.map((value, index) => (
              <td key={plans[index]?.name} {...as.cell} className={`${cell} figures font-semibold ${tone(index)}`}>
                {value}
              </td>
            ))}
          </Row>
        ))}
        {rows.map((row) => (
          <Row key={row.title} title={row.title} hint={row.hint}>
            {row.included.map((yes, index) => (
              <td key={plans[index]?.name} {...as.cell} className={`${cell} ${tone(index)}`}>
                <Drawing
                  name={yes ? 'icon-knot' : 'icon-minus'}
                  className={`mx-auto ${yes ? `size-4 ${plans[index]?.popular ? 'text-marigold' : 'text-cloth-text'}` : 'size-3 opacity-60'}`}
                />
                <span className="sr-only">{yes ? included : notIncluded}</span>
              </td>
            ))}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

function Row({title, hint, children}: {title: string; hint?: string; children: React.ReactNode}) {
  return (
    <tr {...as.row} className="max-md:grid max-md:grid-cols-4">
      <th
        {...as.title}
        className="border-line py-3 pr-4 text-left font-semibold text-base leading-snug max-md:col-span-full max-md:pt-4 max-md:pb-1 md:border-b"
      >
        {title}
        {hint && <span className="mt-0.5 block font-normal text-ink-2 text-small">{hint}</span>}
      </th>
      {children}
    </tr>
  );
}
