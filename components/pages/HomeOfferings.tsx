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
import {cartChatWords} from './words/cartChatWords';
import {distributorSkyWords} from './words/distributorSkyWords';
import {offeringWords} from './words/offeringWords';
import {partyRatesWords} from './words/partyRatesWords';
import {roundMapWords} from './words/roundMapWords';
import {tillWords} from './words/tillWords';

/** The five core offerings of the home page, each with its interface at work. */
export async function HomeOfferings() {
  const t = await getTranslations('home.offerings');
  const offering = await offeringWords();

  return (
    <Offerings title={t('title')} text={t('text')}>
      <TillBand offering={offering.airpos} scene={<Till words={await tillWords()} />} />
      <OfferingRow layout="stage" offering={offering.skycart} scene={<CartChat words={await cartChatWords()} />} />
      <OfferingRow
        layout="sheet"
        offering={offering.orderkite}
        scene={<PartyRates words={await partyRatesWords()} />}
      />
      <OfferingBand
        offering={offering['delivery-management']}
        scene={<RoundMap words={await roundMapWords()} className="min-h-80 sm:min-h-105" />}
      />
      <OfferingRow
        layout="wide"
        offering={offering['brand-galaxy']}
        scene={<DistributorSky words={await distributorSkyWords()} />}
      />
    </Offerings>
  );
}
