import {getFormatter} from 'next-intl/server';
import {Fragment, type ReactNode, useId} from 'react';
import {PlanAddition} from '@/components/illustrations/PlanAddition';
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
 * once, in its head, below the names of the plans. What every plan has is a second table: a narrow window folds it, and a search in the
 * page opens it; a wide window and paper have all of it.
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
        <thead {...roles.group} className={`${styles.group} top-16 z-10 bg-paper @sm:sticky print:static`}>
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
              <GroupHead
                plan={plan}
                title={interpolate(words.from, {plan: names[plan].name})}
                names={names}
                marks={marks}
              />
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
          <caption className="sr-only">{words.everyPlan}</caption>
          <thead {...roles.group} className="not-print:@max-sm:sr-only">
            <tr {...roles.row}>
              <th {...roles.column} className={styles.groupTitle}>
                {words.everyPlan}
              </th>
              {planIds.map((id) => (
                <th key={id} {...roles.column} className={`${columnLook(id)} ${styles.groupCell}`}>
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

type GroupHeadProps = {plan: PaidPlanId; title: string; names: Record<PlanId, {name: string}>; marks: Marks};

/**
 * The head of the features that start with a plan. In a narrow window it has a picture of what the plan adds, and over each mark the
 * plan's name, which screen readers know from the column.
 */
const GroupHead = ({plan, title, names, marks}: GroupHeadProps) => {
  const included = plansFrom(plan);
  return (
    <tr {...roles.row} className={`${styles.row} ${styles.groupHead}`}>
      <th {...roles.title} className={styles.groupTitle}>
        {title}
      </th>
      <td aria-hidden="true" className={styles.groupPicture}>
        <PlanAddition plan={plan} />
      </td>
      <Cells className={styles.groupCell}>
        {(id) => (
          <>
            <span
              aria-hidden="true"
              className={`${styles.groupPlan} ${included.includes(id) ? 'font-semibold' : 'text-ink-2'}`}
            >
              {names[id].name}
            </span>{' '}
            <Mark included={included.includes(id)} marks={marks} look={styles.groupMark} />
          </>
        )}
      </Cells>
    </tr>
  );
};

type FeatureRowsProps = {features: readonly FeatureRow[]; marks: Marks};

/** The rows of features, each with a mark for every plan. */
const FeatureRows = ({features, marks}: FeatureRowsProps) => (
  <Tooltips>
    {features.map(({id, from, title, hint}) => (
      <tr key={id} {...roles.row} className={styles.row}>
        <th {...roles.title} className={`${styles.title} ${styles.featureTitle}`}>
          <Hinted title={title} hint={hint} />
        </th>
        <Cells className={styles.featureCell}>
          {(plan) => <Mark included={plansFrom(from).includes(plan)} marks={marks} look={styles.mark} />}
        </Cells>
      </tr>
    ))}
  </Tooltips>
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

/** The class of a plan's cells. */
const columnLook = (id: PlanId) => (isPopular(id) ? styles.raised : styles.cell);

/** The cells of a row, one for each plan. */
const Cells = ({className, children}: CellsProps) =>
  planIds.map((id) => (
    <td key={id} {...roles.cell} className={className ? `${columnLook(id)} ${className}` : columnLook(id)}>
      {children(id)}
    </td>
  ));

type MarkProps = {included: boolean; marks: Marks; look: string | undefined};

/** Whether a plan has a feature: a tick or a dash, and the word for screen readers. */
const Mark = ({included, marks, look}: MarkProps) => (
  <>
    {included ? (
      <Icon name="icon-tick" className={look} />
    ) : (
      <Icon name="icon-minus" className={`${look} icon-current opacity-60`} />
    )}
    <span className="sr-only">{included ? marks.included : marks.notIncluded}</span>
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
