import {getFormatter} from 'next-intl/server';
import {type ReactNode, useId} from 'react';
import {Section} from '@/components/sections/SectionParts';
import {Icon} from '@/components/ui/Icon';
import {Tooltip, Tooltips} from '@/components/ui/Tooltip';
import {ownerFacts} from '@/content/ownerFacts';
import {comparison, type PlanId, planIds, plans} from '@/content/plans';
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
const popularColumn = {'--popular-column': planIds.findIndex(isPopular)};

/**
 * Which plan has which feature. What differs comes first. What every plan has is a second table: a narrow window folds it, and a search in
 * the page opens it; a wide window and paper have all of it.
 */
export async function ComparisonTable() {
  const {rows, ownerRows, ...words} = await wordsAt('pricing.comparison');
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
      <table {...roles.table} className={tableLook} style={popularColumn}>
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
          <FeatureRows features={features.filter((feature) => !isInEveryPlan(feature))} marks={marks} />
        </tbody>
      </table>
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={`${styles.foldHead} icon-4 icon-cloth-text`}>
          <span>
            <b className="block text-[1.0625rem] text-ink leading-snug">{words.everyPlan}</b>{' '}
            <span className="mt-1 block text-note in-open:hidden">{common.map(({title}) => title).join(' · ')}</span>
          </span>
          <Icon name="icon-chevron" className="[transition:rotate_0.15s] in-open:rotate-180" />
        </summary>
        <table {...roles.table} className={tableLook} style={popularColumn}>
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

type FeatureRowsProps = {
  features: readonly FeatureRow[];
  marks: {included: string; notIncluded: string};
};

/** The rows of features, each with a mark for every plan. */
const FeatureRows = ({features, marks}: FeatureRowsProps) => (
  <Tooltips>
    {features.map(({id, from, title, hint}) => (
      <tr key={id} {...roles.row} className={styles.row}>
        <th {...roles.title} className={styles.title}>
          <Hinted title={title} hint={hint} />
        </th>
        <Cells>
          {(plan) =>
            plansFrom(from).includes(plan) ? (
              <Included label={marks.included} />
            ) : (
              <NotIncluded label={marks.notIncluded} />
            )
          }
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

const Included = ({label}: {label: string}) => (
  <>
    <Icon name="icon-tick" className="mx-auto" />
    <span className="sr-only">{label}</span>
  </>
);

const NotIncluded = ({label}: {label: string}) => (
  <>
    <Icon name="icon-minus" className="mx-auto icon-3 icon-current opacity-60" />
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
