import {getTranslations} from 'next-intl/server';
import {Constellation} from '@/components/illustrations/Constellation';
import {ForecastChart} from '@/components/illustrations/ForecastChart';
import {BalanceList, BillSlip, NearbyMap, ShopWindow} from '@/components/illustrations/ProductCards';
import type {ProductCard} from '@/components/sections/ProductSheet';
import {productFeatures, productSheet} from '@/content/home';
import {productHref} from '@/content/menu';

const pictures: Record<(typeof productSheet)[number], Pick<ProductCard, 'look' | 'scene'>> = {
  skycart: {look: 'bold', scene: <ShopWindow />},
  'brand-galaxy': {look: 'sky', scene: <Constellation fits />},
  airpos: {look: 'plain', scene: <BillSlip />},
  orderkite: {look: 'plain', scene: <BalanceList />},
  quicklocal: {look: 'beside', scene: <NearbyMap />},
  'nimbus-ai': {look: 'wide', scene: <ForecastChart className="h-full" />},
};

/** The six cards in the sheet's order: two bold, three plain, one over the whole row. */
export async function productCards(): Promise<ProductCard[]> {
  const suite = await getTranslations('suite');
  const features = await getTranslations('home.products.items');
  const actions = await getTranslations('common.actions');

  return productSheet.map((product) => ({
    product,
    name: suite(`${product}.name`),
    text: suite(`${product}.tagline`),
    href: productHref(product),
    explore: actions('explore', {name: suite(`${product}.name`)}),
    // Each product has words for its own features; of all together the compiler knows no key.
    features: productFeatures[product].map((feature) => features(`${product}.${feature}` as never)),
    ...pictures[product],
  }));
}
