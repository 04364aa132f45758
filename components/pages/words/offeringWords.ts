import {getTranslations} from 'next-intl/server';
import type {Offering} from '@/components/sections/OfferingText';
import {offeringPoints, offerings} from '@/content/home';
import {productHref} from '@/content/menu';

type Key = (typeof offerings)[number];

/** The core offerings in words. */
export async function offeringWords(): Promise<Record<Key, Offering>> {
  const t = await getTranslations('home.offerings.items');
  const suite = await getTranslations('suite');
  const actions = await getTranslations('common.actions');

  const words = offerings.map((product): [Key, Offering] => {
    const name = suite(`${product}.name`);
    return [
      product,
      {
        product,
        name,
        title: t(`${product}.title`),
        text: t(`${product}.text`),
        points: offeringPoints[product].map((point) => ({
          // Each offering has its own three keys; the facts pair them, which a union of both cannot express.
          label: t(`${product}.points.${point}.label` as 'airpos.points.gst.label'),
          value: t(`${product}.points.${point}.value` as 'airpos.points.gst.value'),
        })),
        action: {href: productHref(product), label: actions('explore', {name})},
      },
    ];
  });
  // One for each of `offerings`; fromEntries forgets the keys.
  return Object.fromEntries(words) as Record<Key, Offering>;
}
