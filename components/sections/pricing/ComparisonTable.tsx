import {getFormatter} from 'next-intl/server';
import {Fragment, type ReactNode, useId} from 'react';
import {PlanShelf} from '@/components/illustrations/PlanShelf';
import {Section} from '@/components/sections/SectionParts';
import {Icon} from '@/components/ui/Icon';
import {Tooltip, Tooltips} from '@/components/ui/Tooltip';
import {ownerFacts} from '@/content/ownerFacts';
import {comparison, type PaidPlanId, type PlanId, paidPlanIds, planIds, plans} from '@/content/plans';
import {plansFrom} from '@/content/priceOf';
import {wordsAt} from '@/i18n/words';
import {interpolate, placeholders} from '@/lib/interpolate';
import styles from './ComparisonTable.module.css';
import {planFigures} from './planFigures';

/** In a narrow window the table is laid out with grids. Some browsers then no longer see a table, so the roles are explicit. */
const roles = {
  table: {role: 'table'},
  group: {role: 'rowgroup'},
  row: {role: 'row'},
  column: {role: 'columnheader', scope: 'col'},
  title: {role: 'rowheader', scope: 'row'},
  cell: {role: 'cell'},
} as const;

/** `from` is the smallest plan that has the feature. */
type FeatureRow = {id: string; from: PlanId; title: string; hint: string};

const isPopular = (id: PlanId) => 'popular' in plans[id];
const isInEveryPlan = ({from}: FeatureRow) => plansFrom(from).length === planIds.length;

const tableLook = `${styles.table} w-full icon-4 icon-leaf text-note`;

/**
 * Which plan has which feature. What differs comes first, grouped by the smallest plan that has it: a narrow window shows a group's marks
 * once, in its head. What every plan has is a second table: a narrow window folds it, and a search in the page opens it; a wide window and
 * paper have all of it.
 */
export async function ComparisonTable() {
  const {rows, ownerRows, ...words} = await wordsAt('pricing.comparison', placeholders('plan'));
  const names = await wordsAt('pricing.plans');
  const {price, products, fee, limit} = await planFigures();
  const {tills, logins, eInvoice, eWayBill} = ownerFacts;

  const facts: {title: string; value: (id: PlanId) => string}[] = [
    {title: words.price, value: price},
    {title: words.products, value: products},
    {title: words.fee, value: fee},
  ];
  if (tills) facts.push({title: ownerRows.tills, value: (id) => limit(tills[id])});
  if (logins) facts.push({title: ownerRows.logins, value: (id) => limit(logins[id])});

  const hints = await ownerHints();
  const features: FeatureRow[] = comparison.map(({feature, from}) => {
    const {title, hint} = rows[feature];
    return {id: feature, from, title, hint: joinSentences(hint, hints[feature])};
  });
  if (eInvoice) features.push({id: 'eInvoice', from: eInvoice, ...ownerRows.eInvoice});
  if (eWayBill) features.push({id: 'eWayBill', from: eWayBill, ...ownerRows.eWayBill});
  const common = features.filter(isInEveryPlan);
  const marks = {included: words.included, notIncluded: words.notIncluded};

  return (
    <Section id="compare" className="pb-section" title={words.title} text={words.text}>
      <table {...roles.table} className={tableLook}>
        <caption className="sr-only">{words.caption}</caption>
        <thead {...roles.group} className={`${styles.group} sticky top-16 z-10 bg-paper print:static`}>
          <tr {...roles.row} className={styles.columns}>
            <th
              {...roles.column}
              className={`${styles.heading} text-left font-normal text-ink-2 not-print:@max-sm:sr-only`}
            >
              {words.feature}
            </th>
            {planIds.map((id) => (
              <th
                key={id}
                {...roles.column}
                className={`${styles.heading} ${isPopular(id) ? styles.raisedPlan : styles.plan}`}
              >
                {names[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={styles.group} data-hydrate="interaction">
          {facts.map(({title, value}) => (
            <tr key={title} {...roles.row} className={styles.row}>
              <th {...roles.title} className={`${styles.title} ${styles.plain}`}>
                {title}
              </th>
              <Cells className="font-semibold @max-sm:text-small">{value}</Cells>
            </tr>
          ))}
          {paidPlanIds.map((plan) => (
            <Fragment key={plan}>
              <GroupHead plan={plan} title={interpolate(words.from, {plan: names[plan].name})} marks={marks} />
              <FeatureRows features={features.filter(({from}) => from === plan)} marks={marks} />
            </Fragment>
          ))}
        </tbody>
      </table>
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={`${styles.foldHead} icon-4 icon-cloth-text`}>
          <span>
            <b className="block text-[1.0625rem] text-ink leading-snug">{words.everyPlan}</b>{' '}
            <span className={`${styles.foldList} in-open:hidden`}>
              {common.map(({id, title}) => (
                <span key={id} className="block break-inside-avoid py-1">
                  {title}
                  <span className="sr-only">,</span>{' '}
                </span>
              ))}
            </span>
          </span>
          <Icon name="icon-chevron" className="absolute top-5 right-0 [transition:rotate_0.15s] in-open:rotate-180" />
        </summary>
        <table {...roles.table} className={tableLook}>
          <caption className={`${styles.foldCaption} not-print:@max-sm:sr-only`}>{words.everyPlan}</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.column}>
                <span className="sr-only">{words.feature}</span>
              </th>
              {planIds.map((id) => (
                <th key={id} {...roles.column}>
                  <span className="sr-only">{names[id].name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group} className={styles.group} data-hydrate="interaction">
            <FeatureRows features={common} marks={marks} />
          </tbody>
        </table>
      </details>
    </Section>
  );
}

type Marks = {included: string; notIncluded: string};

type GroupHeadProps = {plan: PaidPlanId; title: string; marks: Marks};

/** The head of the features that start with a plan. */
const GroupHead = ({plan, title, marks}: GroupHeadProps) => (
  <tr {...roles.row} className={`${styles.row} ${styles.groupHead}`}>
    <th {...roles.title} className={styles.groupTitle}>
      <PlanShelf plan={plan} />
      {title}
    </th>
    <MarkCells from={plan} marks={marks} look={groupLook} />
  </tr>
);

type FeatureRowsProps = {features: readonly FeatureRow[]; marks: Marks};

/** The rows of features, each with a mark for every plan. */
const FeatureRows = ({features, marks}: FeatureRowsProps) => (
  <Tooltips>
    {features.map(({id, from, title, hint}) => (
      <tr key={id} {...roles.row} className={styles.row}>
        <th {...roles.title} className={`${styles.title} ${styles.featureTitle}`}>
          <Hinted title={title} hint={hint} />
        </th>
        <MarkCells from={from} marks={marks} look={featureLook} />
      </tr>
    ))}
  </Tooltips>
);

/** The classes of a row's cells and of the marks in them. */
const groupLook = {cell: styles.groupCell, mark: styles.groupMark};
const featureLook = {cell: styles.featureCell, mark: styles.mark};

type MarkCellsProps = {from: PlanId; marks: Marks; look: typeof groupLook};

/** The cells of a row with a mark for every plan. */
const MarkCells = ({from, marks, look}: MarkCellsProps) => (
  <Cells className={look.cell}>
    {(plan) =>
      plansFrom(from).includes(plan) ? (
        <Included label={marks.included} look={look.mark} />
      ) : (
        <NotIncluded label={marks.notIncluded} look={look.mark} />
      )
    }
  </Cells>
);

const joinSentences = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

/** What the owner's facts add to the hints of features. */
async function ownerHints(): Promise<{[feature: string]: string | undefined}> {
  const hints = await wordsAt('pricing.ownerHints', placeholders('names'));
  const format = await getFormatter();
  const {gateways, couriers} = ownerFacts;
  return {
    paymentGateway: gateways && interpolate(hints.names, {names: format.list(gateways, 'names')}),
    shipmentIntegration: couriers && interpolate(hints.names, {names: format.list(couriers, 'names')}),
    variants: variantsHint(hints),
  };
}

/** Whether each variant counts as a product, once the owner has said so. */
function variantsHint(hints: {variantsCount: string; variantsAreOne: string}): string | undefined {
  const {variantsCount} = ownerFacts;
  if (variantsCount === undefined) return undefined;
  return variantsCount ? hints.variantsCount : hints.variantsAreOne;
}

type CellsProps = {className?: string | undefined; children: (id: PlanId) => ReactNode};

/** The cells of a row, one for each plan. */
const Cells = ({className, children}: CellsProps) =>
  planIds.map((id) => {
    const cell = isPopular(id) ? styles.raised : styles.cell;
    return (
      <td key={id} {...roles.cell} className={className ? `${cell} ${className}` : cell}>
        {children(id)}
      </td>
    );
  });

type MarkProps = {label: string; look: string | undefined};

const Included = ({label, look}: MarkProps) => (
  <>
    <Icon name="icon-tick" className={look} />
    <span className="sr-only">{label}</span>
  </>
);

const NotIncluded = ({label, look}: MarkProps) => (
  <>
    <Icon name="icon-minus" className={`${look} icon-current opacity-60`} />
    <span className="sr-only">{label}</span>
  </>
);

/** A feature's name with its hint in a tooltip. In print and without scripts the hint is below the name. */
function Hinted({title, hint}: {title: string; hint: string}) {
  const id = useId();
  return (
    <>
      <Tooltip text={hint} tap beside>
        {/* biome-ignore lint/a11y/useSemanticElements: a browser's reader leaves out a <button>, and the row would have no name */}
        <span role="button" tabIndex={0} aria-describedby={id} className={styles.feature}>
          {title}
        </span>
      </Tooltip>{' '}
      <span id={id} className={styles.hint}>
        {hint}
      </span>
    </>
  );
}
