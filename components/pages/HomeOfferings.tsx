import {getTranslations} from 'next-intl/server';
import {CartChat} from '@/components/illustrations/CartChat';
import {DistributorSky} from '@/components/illustrations/DistributorSky';
import {PartyRates} from '@/components/illustrations/PartyRates';
import {RoundMap} from '@/components/illustrations/RoundMap';
import {Till} from '@/components/illustrations/Till';
import {OfferingBand} from '@/components/sections/OfferingBand';
import {OfferingRow} from '@/components/sections/OfferingRow';
import {Offerings} from '@/components/sections/Offerings';
import {TillBand} from '@/components/sections/TillBand';
import {offeringWords} from './words/offeringWords';

/** The five core offerings of the home page, each with its interface at work. */
export async function HomeOfferings() {
  const t = await getTranslations('home.offerings');
  const offering = await offeringWords();

  return (
    <Offerings title={t('title')} text={t('text')}>
      <TillBand offering={offering.airpos} scene={<Till />} />
      <OfferingRow layout="stage" offering={offering.skycart} scene={<CartChat />} />
      <OfferingRow layout="sheet" offering={offering.orderkite} scene={<PartyRates />} />
      <OfferingBand offering={offering['delivery-management']} scene={<RoundMap />} />
      <OfferingRow layout="wide" offering={offering['brand-galaxy']} scene={<DistributorSky />} />
    </Offerings>
  );
}
