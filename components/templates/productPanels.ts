import {getTranslations} from 'next-intl/server';
import type {ProductPanelProps} from '@/components/sections/ProductPanel';
import {productHref} from '@/content/menu';
import type {Product} from '@/content/products';
import type {Text} from '@/i18n/shape';

/** Products as another page speaks of them: its own words about each, and the way to it. */
export async function productPanels(
  products: readonly Product[],
  texts: Record<Product, Text>,
): Promise<ProductPanelProps[]> {
  const [suite, actions] = await Promise.all([getTranslations('suite'), getTranslations('common.actions')]);
  return products.map((product) => {
    const name = suite(`${product}.name`);
    return {
      product,
      name,
      role: suite(`${product}.role`),
      ...texts[product],
      href: productHref(product),
      action: actions('explore', {name}),
    };
  });
}
