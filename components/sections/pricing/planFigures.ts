import {getFormatter, getTranslations} from 'next-intl/server';
import {type PlanId, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';

/** A plan's price, its limits and its transaction fee, formatted for the page's language. */
export async function planFigures() {
  const [t, format] = await Promise.all([getTranslations('pricing.card'), getFormatter()]);
  const limit = (count: number | null) => (count === null ? t('noLimit') : t('productsCount', {count}));
  return {
    price: (id: PlanId) => format.number(priceOf(id).monthly, 'rupees'),
    limit,
    products: (id: PlanId) => limit(plans[id].products),
    fee: (id: PlanId) => format.number(plans[id].transactionFee, 'percent'),
  };
}
