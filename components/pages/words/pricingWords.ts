import {getFormatter, getTranslations} from 'next-intl/server';
import type {PlanCard} from '@/components/sections/PlanTable';
import {figures} from '@/content/figures';
import {demoHrefAbout} from '@/content/paths';
import {billing, campaign, comparison, type PlanId, paidPlanIds, planIds, plans} from '@/content/plans';
import {plansFrom, priceOf} from '@/content/prices';
import {type Product, plansWith} from '@/content/suite';

/** The plans in words and formatted amounts, for the sections of the pricing page. */

async function tools() {
  const [t, format] = await Promise.all([getTranslations('pricing'), getFormatter()]);
  const limit = (id: PlanId) => {
    const {products} = plans[id];
    return products === null ? t('card.noLimit') : t('card.productsCount', {count: products});
  };
  const fee = (id: PlanId) => format.number(plans[id].transactionFee, 'percent');
  return {t, format, limit, fee};
}

export async function planCards(): Promise<PlanCard[]> {
  const {t, format, limit, fee} = await tools();
  return paidPlanIds.map((id) => {
    const price = priceOf(id);
    const name = t(`plans.${id}.name`);
    return {
      id,
      href: demoHrefAbout(id),
      name,
      audience: t(`plans.${id}.for`),
      popular: 'popular' in plans[id],
      price: format.number(price.monthly, 'rupees'),
      list: format.number(price.list, 'rupees'),
      saving: price.saving ? t('card.saving', {saving: price.saving}) : undefined,
      yearly: t('card.yearly', {total: price.yearly}),
      facts: [
        {label: t('card.products'), value: limit(id)},
        {label: t('card.fee'), value: fee(id)},
      ],
      highlights: plans[id].highlights.map((key) => t(`highlights.${key}`)),
      action: t('card.choose', {plan: name}),
    };
  });
}

export async function starterWords() {
  const {t, format, limit, fee} = await tools();
  const {starterProducts, starterFee} = figures;
  return {
    name: t('plans.starter.name'),
    price: format.number(priceOf('starter').monthly, 'rupees'),
    text: t('plans.starter.text', {starterProducts, starterFee}),
    facts: [
      {label: t('plans.starter.trial'), value: t('plans.starter.trialDays', {trialDays: billing.trialDays})},
      {label: t('card.products'), value: limit('starter')},
      {label: t('card.fee'), value: fee('starter')},
    ],
    includes: {title: t('card.includes'), items: plans.starter.highlights.map((key) => t(`highlights.${key}`))},
    excludes: {title: t('card.excludes'), items: plans.starter.excludes.map((key) => t(`highlights.${key}`))},
    action: t('plans.starter.action'),
  };
}

export async function comparisonWords() {
  const {t, format, limit, fee} = await tools();
  const row = (title: string, value: (id: PlanId) => string) => ({title, values: planIds.map(value)});
  return {
    caption: t('comparison.caption'),
    feature: t('comparison.feature'),
    included: t('comparison.included'),
    notIncluded: t('comparison.notIncluded'),
    plans: planIds.map((id) => ({name: t(`plans.${id}.name`), popular: 'popular' in plans[id]})),
    facts: [
      row(t('comparison.price'), (id) => format.number(priceOf(id).monthly, 'rupees')),
      row(t('comparison.products'), limit),
      row(t('comparison.fee'), fee),
    ],
    rows: comparison.map(({feature, from}) => ({
      title: t(`comparison.rows.${feature}.title`),
      hint: t(`comparison.rows.${feature}.hint`),
      included: planIds.map((id) => plansFrom(from).includes(id)),
    })),
  };
}

/** The campaign on its badge, while one runs. */
export async function festiveWords() {
  if (!campaign.percent) return undefined;
  const {t} = await tools();
  const {campaignPercent} = figures;
  return {
    name: t(`festive.names.${campaign.id}`),
    badge: t('festive.badge', {campaignPercent}),
    title: t('festive.title', {campaignPercent}),
    text: t('festive.text'),
  };
}

/** The plans in one line, those marked that have a product in them; none, where it is priced apart from all. */
export async function planStripWords(product: Product) {
  const {t, format, fee} = await tools();
  const including = plansWith(product);
  return {
    title: t('strip.title'),
    action: t('strip.action'),
    apart: t('strip.apart'),
    plans: (including.length ? planIds : []).map((id) => ({
      name: t(`plans.${id}.name`),
      price: format.number(priceOf(id).monthly, 'rupees'),
      detail: plans[id].transactionFee ? `${t('card.fee')}:\u00a0${fee(id)}` : t('strip.perMonth'),
      included: including.includes(id) ? t('strip.included') : undefined,
    })),
  };
}
