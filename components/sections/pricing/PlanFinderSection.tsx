import {getFormatter, getLocale, getTranslations} from 'next-intl/server';
import {Section} from '@/components/sections/SectionParts';
import {Action} from '@/components/ui/Action';
import {countedAs} from '@/components/ui/countedAs';
import {figures} from '@/content/messageFigures';
import {demoHrefAbout} from '@/content/paths';
import {finder, planIds, plans} from '@/content/plans';
import {formatsOf} from '@/i18n/formats';
import {pageLocale} from '@/i18n/locale';
import {wordsAt} from '@/i18n/words';
import {placeholders} from '@/lib/interpolate';
import {breakEven, byPlan, cheapestPlans, planCosts, productLimits} from '@/lib/pricing/planCosts';
import {site} from '@/settings/site';
import {LazyPlanFinder} from './LazyPlanFinder';
import {leastTotal, type PlanFinderProps, PlanFinderView} from './PlanFinderView';
import {DemoOf} from './PlanTable';

/** What a shop pays with each plan: a calculator with sliders, and a table for print and visitors without scripts. */
export async function PlanFinderSection() {
  const [t, format] = await Promise.all([getTranslations('pricing'), getFormatter()]);
  const actions = await getTranslations('common.actions');
  const finderProps: PlanFinderProps = {
    sales: {
      label: t('finder.sales'),
      marks: [{value: breakEven, label: t('finder.breakEven', {amount: format.number(breakEven, 'rupees')})}],
    },
    products: {
      label: t('finder.products'),
      marks: productLimits.map((value) => ({value, label: format.number(value)})),
    },
    tag: await getLocale(),
    rupees: formatsOf(await pageLocale()).number.rupees,
    words: {
      caption: t('finder.caption'),
      chart: t('finder.chart'),
      head: await wordsAt('pricing.finder.head'),
      plans: byPlan((id) => t(`plans.${id}.name`)),
      full: byPlan((id) => t('finder.full', {limit: format.number(plans[id].products ?? 0)})),
      least: t('finder.least'),
      best: t('finder.best', placeholders('plan', 'total')),
      same: t('finder.same', placeholders('plan', 'other', 'total')),
      above: t('finder.above', placeholders('plan', 'other', 'amount')),
      below: t('finder.below', placeholders('plan', 'other', 'amount')),
      at: t('finder.at', placeholders('plan', 'amount')),
      onlyRoom: t('finder.onlyRoom', placeholders('products')),
    },
    // A visitor can start with the free plan without talking to anybody. For the others the button asks for a demo.
    actions: byPlan((id) =>
      id === 'starter' ? (
        <Action key={id} href={site.admin} tone="outline">
          {actions('freeTrial')}
        </Action>
      ) : (
        <Action key={id} href={demoHrefAbout(id)} {...countedAs(`plan-${id}`)}>
          <DemoOf plan={id} />
        </Action>
      ),
    ),
  };
  return (
    <Section
      id="plan-finder"
      className="pb-section"
      title={t('finder.title')}
      text={t('finder.text', figures)}
      staticText={t('finder.compared.lede')}
    >
      <LazyPlanFinder {...finderProps}>
        <PlanFinderView {...finderProps} />
      </LazyPlanFinder>
      <CostTable />
    </Section>
  );
}

const columnName = 'py-3 text-small @max-xs:text-scene';
const figure = 'pl-2 text-right';

/** The costs of a shop whose products fit into every plan. The text below the table names the limits. */
const costsAt = (sales: number) => planCosts(sales, 0);

const comparedSales = [...finder.compared, breakEven].toSorted((one, other) => one - other);

/** The cost of each plan at a few levels of sales, in print and without scripts. */
async function CostTable() {
  const [t, format] = await Promise.all([getTranslations('pricing'), getFormatter()]);
  const {starterProducts, primeProducts} = figures;
  return (
    <div className="hidden scriptless:block">
      <table className="w-full text-note @max-xs:text-scene">
        <caption className="sr-only">{t('finder.compared.caption')}</caption>
        <thead>
          <tr className="border-rule border-b-[1.5px]">
            <th scope="col" className={`${columnName} text-left`}>
              {t('finder.sales')}
            </th>
            {planIds.map((id) => (
              <th key={id} scope="col" className={`${columnName} ${figure}`}>
                {t(`plans.${id}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedSales.map((sales) => (
            <tr key={sales} className="border-b">
              <th scope="row" className="whitespace-nowrap py-3 text-left font-semibold">
                {format.number(sales, 'rupees')}
              </th>
              {costsAt(sales).map(({id, total}) => {
                const isCheapest = cheapestPlans(costsAt(sales)).has(id);
                return (
                  <td key={id} className={`py-3 ${figure}`}>
                    <span className={isCheapest ? leastTotal : undefined}>{format.number(total, 'rupees')}</span>
                    {isCheapest && <span className="sr-only"> {t('finder.least')}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-ink-2">
        {t('finder.compared.text', {starterProducts, primeProducts, amount: breakEven})}
      </p>
    </div>
  );
}
