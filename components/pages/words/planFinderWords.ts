import {getFormatter, getLocale, getTranslations} from 'next-intl/server';
import type {PlanFinderWords} from '@/components/sections/PlanFinderView';
import {figures} from '@/content/figures';
import {finder, planIds, plans} from '@/content/plans';
import {formatsOf} from '@/i18n/formats';
import {pageLocale} from '@/i18n/locale';
import {placeholders} from '@/lib/interpolate';
import {byPlan, cheapestPlans, planCosts} from '@/lib/pricing/planCosts';
import {breakEven, productLimits} from '@/lib/pricing/planFinder';
import {stopsOf} from '@/lib/pricing/scale';

/** The plan finder in words: its sliders, and the table for those who cannot move them. */

async function tools() {
  const [t, format] = await Promise.all([getTranslations('pricing'), getFormatter()]);
  const names = byPlan((id) => t(`plans.${id}.name`));
  return {t, format, names};
}

export async function planFinderWords(): Promise<PlanFinderWords> {
  const {t, format, names} = await tools();
  return {
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
      head: {
        plan: t('finder.head.plan'),
        price: t('finder.head.price'),
        fee: t('finder.head.fee'),
        total: t('finder.head.total'),
      },
      plans: names,
      full: byPlan((id) => t('finder.full', {limit: format.number(plans[id].products ?? 0)})),
      least: t('finder.least'),
      best: t('finder.best', placeholders('plan', 'total')),
      same: t('finder.same', placeholders('plan', 'other', 'total')),
      above: t('finder.above', placeholders('other', 'amount')),
      below: t('finder.below', placeholders('other', 'amount')),
      at: t('finder.at', placeholders('plan', 'amount')),
      onlyRoom: t('finder.onlyRoom', placeholders('products')),
    },
  };
}

/** For a catalog that every plan has room for: of the limits the text below the table speaks. */
const costsAt = (sales: number) => planCosts(sales, 0);

/** A few levels of sales, the break-even among them, by plan. */
export async function costTableWords() {
  const {t, format, names} = await tools();
  const {starterProducts} = figures;
  return {
    caption: t('finder.compared.caption'),
    heads: [t('finder.sales'), ...planIds.map((id) => names[id])],
    rows: stopsOf([], [...finder.compared, breakEven]).map((sales) => ({
      title: format.number(sales, 'rupees'),
      values: costsAt(sales).map(({id, total}) => ({
        amount: format.number(total, 'rupees'),
        cheapest: cheapestPlans(costsAt(sales)).has(id),
      })),
    })),
    least: t('finder.least'),
    text: t('finder.compared.text', {starterProducts, primeProducts: plans.prime.products, amount: breakEven}),
  };
}
