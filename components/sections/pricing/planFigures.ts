import {getFormatter, getTranslations} from 'next-intl/server';
import {type PlanId, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';

/** A plan's price, its limit of products and its transaction fee, formatted for the page's language. */
export async function planFigures() {
  const [t, format] = await Promise.all([getTranslations('pricing.card'), getFormatter()]);
  return {
    price: (id: PlanId) => format.number(priceOf(id).monthly, 'rupees'),
    products: (id: PlanId) => {
      const {products} = plans[id];
      return products === null ? t('noLimit') : t('productsCount', {count: products});
    },
    fee: (id: PlanId) => format.number(plans[id].transactionFee, 'percent'),
  };
}
