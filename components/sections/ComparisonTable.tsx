import {Tooltips} from '@/components/ui/Tooltip';
import {ComparisonMark} from './ComparisonMark';
import {ComparisonRow} from './ComparisonRow';
import {roles} from './comparisonLayout';

type Props = {
  caption: string;
  feature: string;
  included: string;
  notIncluded: string;
  plans: readonly {name: string; popular: boolean}[];
  facts: readonly {title: string; values: readonly string[]}[];
  rows: readonly {title: string; hint: string; included: readonly boolean[]}[];
};

/**
 * Every feature by plan. In narrow windows a feature's name takes a line of its own above its four marks, so that
 * nothing scrolls sideways and no name is cut; the popular column is then a tint behind names and marks.
 */
export function ComparisonTable({caption, feature, included, notIncluded, plans, facts, rows}: Props) {
  const tone = (index: number) => (plans[index]?.popular ? 'raised' : undefined);
  return (
    <table {...roles.table} className="comparison-table" style={{'--raised': plans.findIndex(({popular}) => popular)}}>
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.column} className="text-left font-normal text-ink-2 not-print:max-sm:sr-only">
            {feature}
          </th>
          {plans.map((plan, index) => (
            <th key={plan.name} {...roles.column} className={tone(index)}>
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {facts.map((row) => (
          <ComparisonRow key={row.title} title={row.title}>
            {row.values.map((value, index) => (
              <td key={plans[index]?.name} {...roles.cell} className={tone(index)}>
                {value}
              </td>
            ))}
          </ComparisonRow>
        ))}
        <Tooltips>
          {rows.map((row) => (
            <ComparisonRow key={row.title} title={row.title} hint={row.hint}>
              {row.included.map((yes, index) => (
                <td key={plans[index]?.name} {...roles.cell} className={tone(index)}>
                  <ComparisonMark label={yes ? included : notIncluded} yes={yes} />
                </td>
              ))}
            </ComparisonRow>
          ))}
        </Tooltips>
      </tbody>
    </table>
  );
}
