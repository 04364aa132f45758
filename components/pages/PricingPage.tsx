import {getTranslations} from 'next-intl/server';
import {PricingHero} from '@/components/sections/PricingHero';
import {PageTrail} from './PageTrail';
import {PricingBody} from './PricingBody';
import {festiveWords} from './words/pricingWords';

/** The general price list. */
export async function PricingPage() {
  const t = await getTranslations('pricing');
  return (
    <>
      <PricingHero
        trail={<PageTrail path="/pricing" className="text-ink-2" />}
        title={t('hero.title')}
        text={t('hero.text')}
        festive={await festiveWords()}
      />
      <PricingBody />
    </>
  );
}
