import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {GiftingGoods} from '@/components/scenes/GiftingGoods';
import type {CompositionName} from '@/content/industries';

const compositions = {
  gifting: async (label: string) => {
    const t = await getTranslations('scenes.giftingGoods');
    return <GiftingGoods words={{label, name: t('name')}} />;
  },
} satisfies Record<CompositionName, (label: string) => Promise<ReactNode>>;

/** The drawn goods of an industry, with what they say. */
export async function Composition({name, label}: {name: CompositionName; label: string}) {
  return compositions[name](label);
}
