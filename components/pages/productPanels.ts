import {getTranslations} from 'next-intl/server';
import type {ProductPanelProps} from '@/components/sections/ProductPanel';
import {productHref} from '@/content/menu';
import {planIds} from '@/content/plans';
import {type Product, plansWith} from '@/content/suite';
import type {Text} from '@/i18n/shape';

/** Products as another page speaks of them: its own words about each, and the way to it. */
export async function productPanels(
  products: readonly Product[],
  texts: Record<Product, Text>,
): Promise<ProductPanelProps[]> {
  const [suite, actions, prices] = await Promise.all([
    getTranslations('suite'),
    getTranslations('common.actions'),
    getTranslations('pricing'),
  ]);
  /** Which plans a product comes with. */
  const planOf = (product: Product) => {
    const plans = plansWith(product);
    const [smallest] = plans;
    if (!smallest) return prices('productIn.apart');
    if (plans.length === planIds.length) return prices('productIn.every');
    return prices('productIn.with', {plan: prices(`plans.${smallest}.name`)});
  };
  return products.map((product) => {
    const name = suite(`${product}.name`);
    return {
      product,
      name,
      role: suite(`${product}.role`),
      plan: planOf(product),
      ...texts[product],
      href: productHref(product),
      action: actions('explore', {name}),
    };
  });
}
