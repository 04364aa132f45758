import {PageShell} from '@/components/layout/PageShell';
import {PriceList} from '@/components/sections/pricing/PriceList';
import {PricingHero} from '@/components/sections/pricing/PricingHero';
import {wordsAt} from '@/i18n/words';
import {pageMetadata} from '@/lib/seo/metadata';

const path = '/pricing';

export const generateMetadata = () => pageMetadata(path);

/** The pricing page of the whole suite. */
export default async function PricingPage() {
  const hero = await wordsAt('pricing.hero');
  return (
    <PageShell path={path}>
      <PricingHero path={path} {...hero} />
      <PriceList />
    </PageShell>
  );
}
