import {getTranslations} from 'next-intl/server';
import {CartChat} from '@/components/illustrations/CartChat';
import {DemandPanel} from '@/components/illustrations/DemandBars';
import {DistributorSky} from '@/components/illustrations/DistributorSky';
import {ForecastChart} from '@/components/illustrations/ForecastChart';
import {OrderLedger} from '@/components/illustrations/OrderLedger';
import {PartyLedger} from '@/components/illustrations/PartyLedger';
import {PartyRates} from '@/components/illustrations/PartyRates';
import {RideMap} from '@/components/illustrations/RideMap';
import {RoundMap} from '@/components/illustrations/RoundMap';
import {StockTable} from '@/components/illustrations/StockTable';
import {Till} from '@/components/illustrations/Till';
import {AffiliationStamps} from '@/components/sections/AffiliationStamps';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {Ecosystem} from '@/components/sections/Ecosystem';
import {FeatureGrid} from '@/components/sections/FeatureGrid';
import {GrowthBand} from '@/components/sections/GrowthBand';
import {HomeHero} from '@/components/sections/HomeHero';
import {Offerings} from '@/components/sections/Offerings';
import {PartnerStrip} from '@/components/sections/PartnerStrip';
import {ProductSheet} from '@/components/sections/ProductSheet';
import {RatingsBand} from '@/components/sections/RatingsBand';
import {Stories} from '@/components/sections/Stories';
import {WhyChoose} from '@/components/sections/WhyChoose';
import {Action} from '@/components/ui/Action';
import {InlineScript} from '@/components/ui/InlineScript';
import {demoFormId, demoId} from '@/content/anchors';
import {figures} from '@/content/figures';
import {affiliations} from '@/content/home';
import {demoDelay} from '@/content/interface';
import {demoFormHref} from '@/content/paths';
import {site} from '@/content/site';
import {Demo} from './Demo';
import {productCards} from './homeProducts';
import {scrollToDemo} from './scrollToDemo';

/** The home page: twelve sections from the promise to the demo form. */
export async function HomePage() {
  const t = await getTranslations('home');
  const actions = await getTranslations('common.actions');
  return (
    <>
      <HomeHero ledger={<OrderLedger />} />
      <Ecosystem
        scenes={{
          sell: <StockTable />,
          supply: <PartyLedger />,
          deliver: <RideMap />,
          decide: <DemandPanel />,
        }}
      />
      <Offerings
        scenes={{
          airpos: <Till />,
          skycart: <CartChat />,
          orderkite: <PartyRates />,
          'delivery-management': <RoundMap />,
          'brand-galaxy': <DistributorSky />,
        }}
      />
      <PartnerStrip />
      <ProductSheet title={t('products.title')} text={t('products.text')} cards={await productCards()} />
      <FeatureGrid />
      <RatingsBand />
      <GrowthBand scene={<ForecastChart note />} />
      <WhyChoose />
      <AffiliationStamps
        title={t('affiliations.title')}
        text={t('affiliations.text')}
        items={affiliations.map((key) => ({
          key,
          name: t(`affiliations.items.${key}.name`),
          text: t(`affiliations.items.${key}.text`),
        }))}
      />
      <Stories />
      <ClosingBand id={demoId} title={t('closing.title')} text={t('closing.text', figures)}>
        <InlineScript run={scrollToDemo} args={[demoId, demoDelay]} />
        <Action href={demoFormHref} tone="light">
          {actions('bookDemo')}
        </Action>{' '}
        <Action href={site.admin} tone="outlineLight">
          {actions('freeTrial')}
        </Action>
      </ClosingBand>
      <Demo id={demoFormId} form="home" />
    </>
  );
}
