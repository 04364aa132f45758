import {getTranslations} from 'next-intl/server';
import type {Offering} from '@/components/sections/OfferingText';
import {offerings} from '@/content/home';
import {demoHref} from '@/content/paths';
import {productPage} from './homeProducts';

type Key = (typeof offerings)[number];

/** The keys of each offering's three facts. */
const points = {
  airpos: ['offline', 'gst', 'stores'],
  skycart: ['carts', 'whatsapp', 'languages'],
  orderkite: ['credit', 'prices', 'approval'],
  'delivery-management': ['routes', 'proof', 'couriers'],
  'brand-galaxy': ['city', 'category', 'investment'],
} as const satisfies Record<Key, readonly string[]>;

/** The core offerings in words. */
export async function offeringWords(): Promise<Record<Key, Offering>> {
  const t = await getTranslations('home.offerings.items');
  const suite = await getTranslations('suite');
  const actions = await getTranslations('common.actions');

  const words = offerings.map((product): [Key, Offering] => {
    const page = productPage(product);
    const name = suite(`${product}.name`);
    return [
      product,
      {
        product,
        name,
        title: t(`${product}.title`),
        text: t(`${product}.text`),
        points: points[product].map((point) => ({
          // Each offering has its own three keys; the table above is the pairing that a union of both cannot express.
          label: t(`${product}.points.${point}.label` as 'airpos.points.gst.label'),
          value: t(`${product}.points.${point}.value` as 'airpos.points.gst.value'),
        })),
        action: page
          ? {href: page, label: actions('explore', {name})}
          : product === offerings[0]
            ? {href: demoHref, label: actions('bookDemo')}
            : undefined,
      },
    ];
  });
  // One for each of `offerings`; fromEntries forgets the keys.
  return Object.fromEntries(words) as Record<Key, Offering>;
}
