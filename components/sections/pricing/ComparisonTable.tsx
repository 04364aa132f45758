import {type ReactNode, useId} from 'react';
import {Section} from '@/components/sections/SectionParts';
import {Icon} from '@/components/ui/Icon';
import {Tooltip, Tooltips} from '@/components/ui/Tooltip';
import {comparison, type PlanId, planIds, plans} from '@/content/plans';
import {plansFrom} from '@/content/priceOf';
import {wordsAt} from '@/i18n/words';
import {planFigures} from './planFigures';

/** In narrow windows the table is laid out as blocks and grids, which costs it its roles in some browsers: said again. */
const roles = {
  table: {role: 'table'},
  group: {role: 'rowgroup'},
  row: {role: 'row'},
  column: {role: 'columnheader', scope: 'col'},
  title: {role: 'rowheader', scope: 'row'},
  cell: {role: 'cell'},
} as const;

const tone = (id: PlanId) => ('popular' in plans[id] ? 'raised' : undefined);

/** Every feature by plan. In narrow windows a feature's name takes a line of its own above its four marks. */
export async function ComparisonTable() {
  const {rows, ...words} = await wordsAt('pricing.comparison');
  const names = await wordsAt('pricing.plans');
  const {price, products, fee} = await planFigures();
  const facts = [
    {title: words.price, value: price},
    {title: words.products, value: products},
    {title: words.fee, value: fee},
  ];
  return (
    <Section id="compare" className="pb-section" title={words.title} text={words.text}>
      <table
        {...roles.table}
        className="comparison-table w-full text-note"
        style={{'--raised': planIds.findIndex(tone)}}
      >
        <caption className="sr-only">{words.caption}</caption>
        <thead {...roles.group} className="sticky top-16 z-10 bg-paper print:static">
          <tr {...roles.row}>
            <th {...roles.column} className="text-left font-normal text-ink-2 not-print:@max-sm:sr-only">
              {words.feature}
            </th>
            {planIds.map((id) => (
              <th key={id} {...roles.column} className={tone(id)}>
                {names[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} data-hydrate="interaction">
          {facts.map(({title, value}) => (
            <tr key={title} {...roles.row} className="facts">
              <th {...roles.title}>{title}</th>
              <Cells>{value}</Cells>
            </tr>
          ))}
          <Tooltips>
            {comparison.map(({feature, from}) => (
              <tr key={feature} {...roles.row}>
                <th {...roles.title}>
                  <Hinted {...rows[feature]} />
                </th>
                <Cells>
                  {(id) => {
                    const yes = plansFrom(from).includes(id);
                    return (
                      <>
                        <Icon name={yes ? 'icon-tick' : 'icon-minus'} className={yes ? undefined : 'no'} />
                        <span>{yes ? words.included : words.notIncluded}</span>
                      </>
                    );
                  }}
                </Cells>
              </tr>
            ))}
          </Tooltips>
        </tbody>
      </table>
      <p className="mt-6 text-ink-2 text-note">{words.unlisted}</p>
    </Section>
  );
}

/** A row's cells, one a plan. */
const Cells = ({children}: {children: (id: PlanId) => ReactNode}) =>
  planIds.map((id) => (
    <td key={id} {...roles.cell} className={tone(id)}>
      {children(id)}
    </td>
  ));

/** A name whose hint is a tooltip; on paper and without scripts it stands below, before they run once the name is pressed. */
function Hinted({title, hint}: {title: string; hint: string}) {
  const id = useId();
  return (
    <>
      <Tooltip text={hint} tap>
        <button type="button" aria-describedby={id}>
          {title}
        </button>
      </Tooltip>{' '}
      <span id={id}>{hint}</span>
    </>
  );
}
