import {Tooltips} from '@/components/ui/Tooltip';
import {ComparisonMark} from './ComparisonMark';
import {ComparisonRow} from './ComparisonRow';
import {narrow, roles} from './comparisonLayout';

type Props = {
  caption: string;
  feature: string;
  included: string;
  notIncluded: string;
  plans: readonly {name: string; popular: boolean}[];
  facts: readonly {title: string; values: readonly string[]}[];
  rows: readonly {title: string; hint: string; included: readonly boolean[]}[];
};

const cell = 'border-b border-line px-1 py-3 text-center sm:px-3 print:py-1.5';
const raised = 'sm:border-indigo-line sm:bg-indigo sm:text-on-indigo print:border-line print:bg-transparent';

/**
 * Every feature by plan. In narrow windows a feature's name takes a line of its own above its four marks, so that
 * nothing scrolls sideways and no name is cut; the popular column is then a tint behind names and marks.
 */
export function ComparisonTable({caption, feature, included, notIncluded, plans, facts, rows}: Props) {
  const tone = (index: number) => (plans[index]?.popular ? raised : '');
  return (
    <table
      {...roles.table}
      className={`w-full border-separate border-spacing-0 text-note ${narrow.block}`}
      style={{'--raised': plans.findIndex(({popular}) => popular)}}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.group} className={`sticky top-16 z-10 bg-paper print:static ${narrow.block}`}>
        <tr {...roles.row} className={narrow.row}>
          <th
            {...roles.column}
            className="border-rule border-b-[1.5px] py-3 text-left font-normal text-ink-2 not-print:max-sm:sr-only"
          >
            {feature}
          </th>
          {plans.map((plan) => (
            <th
              key={plan.name}
              {...roles.column}
              className={`border-b-[1.5px] py-3 text-scene max-xs:tracking-[-0.04em] sm:px-0.5 sm:w-[14%] sm:text-note lg:text-base print:w-[14%] ${
                plan.popular
                  ? 'border-indigo-line bg-indigo text-on-indigo print:border-rule print:bg-transparent'
                  : 'border-rule'
              }`}
            >
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group} className={narrow.block}>
        {facts.map((row) => (
          <ComparisonRow key={row.title} title={row.title}>
            {row.values.map((value, index) => (
              <td
                key={plans[index]?.name}
                {...roles.cell}
                className={`${cell} figures whitespace-normal font-semibold max-sm:text-small ${tone(index)}`}
              >
                {value}
              </td>
            ))}
          </ComparisonRow>
        ))}
        <Tooltips>
          {rows.map((row) => (
            <ComparisonRow key={row.title} title={row.title} hint={row.hint}>
              {row.included.map((yes, index) => (
                <td key={plans[index]?.name} {...roles.cell} className={`${cell} ${tone(index)}`}>
                  <ComparisonMark label={yes ? included : notIncluded} yes={yes} raised={plans[index]?.popular} />
                </td>
              ))}
            </ComparisonRow>
          ))}
        </Tooltips>
      </tbody>
    </table>
  );
}
