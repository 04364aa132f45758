import {getFormatter, getTranslations} from 'next-intl/server';
import {CartChat} from '@/components/scenes/CartChat';
import {DemandPanel} from '@/components/scenes/DemandPanel';
import {DistributorSky} from '@/components/scenes/DistributorSky';
import {ForecastChart} from '@/components/scenes/ForecastChart';
import {OrderLedger} from '@/components/scenes/OrderLedger';
import {PartyLedger} from '@/components/scenes/PartyLedger';
import {PartyRates} from '@/components/scenes/PartyRates';
import {RideMap} from '@/components/scenes/RideMap';
import {RoundMap} from '@/components/scenes/RoundMap';
import {StockTable} from '@/components/scenes/StockTable';
import {Till} from '@/components/scenes/Till';
import {AffiliationStamps} from '@/components/sections/AffiliationStamps';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {Ecosystem} from '@/components/sections/Ecosystem';
import {FeatureGrid} from '@/components/sections/FeatureGrid';
import {GrowthBand} from '@/components/sections/GrowthBand';
import {HomeHero} from '@/components/sections/HomeHero';
import {OfferingBand} from '@/components/sections/OfferingBand';
import {OfferingRow} from '@/components/sections/OfferingRow';
import {Offerings} from '@/components/sections/Offerings';
import {PartnerStrip} from '@/components/sections/PartnerStrip';
import {ProductSheet} from '@/components/sections/ProductSheet';
import {RatingsBand} from '@/components/sections/RatingsBand';
import {Stories} from '@/components/sections/Stories';
import {TillBand} from '@/components/sections/TillBand';
import {WhyChoose} from '@/components/sections/WhyChoose';
import {Action} from '@/components/ui/Action';
import {ratings} from '@/content/claims';
import {figures} from '@/content/figures';
import {affiliations, partners, whyChoose} from '@/content/home';
import {demoHref, pathOf} from '@/content/paths';
import {site} from '@/content/site';
import {Demo} from './Demo';
import {offeringWords} from './homeOfferings';
import {productCards} from './homeProducts';
import {ecosystemScenes, orderLedgerWords} from './homeScenes';
import {counterWords, featureWords, growthWords, ratingWords, storyWords, trustWords} from './homeWords';
import {
  cartChatWords,
  distributorSkyWords,
  forecastWords,
  partyRatesWords,
  roundMapWords,
  tillWords,
} from './offeringScenes';

/** The home page: twelve sections from the promise to the demo form. */
export async function HomePage() {
  const t = await getTranslations('home');
  const actions = await getTranslations('common.actions');
  const format = await getFormatter();
  const offering = await offeringWords();
  const scenes = await ecosystemScenes();
  const four = (key: 'sell' | 'supply' | 'deliver' | 'decide') => ({
    title: t(`ecosystem.items.${key}.title`),
    text: t(`ecosystem.items.${key}.text`),
  });
  const rating = await ratingWords();

  return (
    <>
      <HomeHero
        title={t('hero.title')}
        text={t('hero.text')}
        note={t('hero.trial', figures)}
        actions={
          <>
            <Action href={demoHref}>{actions('bookDemo')}</Action>
            <Action href={site.admin} tone="outline">
              {actions('freeTrial')}
            </Action>
          </>
        }
        ledger={<OrderLedger words={await orderLedgerWords()} />}
        counters={await counterWords()}
      />
      <Ecosystem
        title={t('ecosystem.title')}
        text={t('ecosystem.text')}
        items={{
          sell: {...four('sell'), scene: <StockTable words={scenes.stock} />},
          supply: {...four('supply'), scene: <PartyLedger words={scenes.khata} />},
          deliver: {...four('deliver'), scene: <RideMap words={scenes.ride} />},
          decide: {...four('decide'), scene: <DemandPanel words={scenes.demand} />},
        }}
        trust={await trustWords()}
      />
      <Offerings title={t('offerings.title')} text={t('offerings.text')}>
        <TillBand offering={offering.airpos} scene={<Till words={await tillWords()} />} />
        <OfferingRow layout="stage" offering={offering.skycart} scene={<CartChat words={await cartChatWords()} />} />
        <OfferingRow
          layout="sheet"
          offering={offering.orderkite}
          scene={<PartyRates words={await partyRatesWords()} />}
        />
        <OfferingBand
          offering={offering['delivery-management']}
          scene={<RoundMap words={await roundMapWords()} className="min-h-105" />}
        />
        <OfferingRow
          layout="wide"
          offering={offering['brand-galaxy']}
          scene={<DistributorSky words={await distributorSkyWords()} />}
        />
      </Offerings>
      <PartnerStrip
        title={t('partners.title')}
        text={t('partners.text')}
        items={partners.map((key) => ({
          key,
          name: t(`partners.items.${key}.name`),
          text: t(`partners.items.${key}.text`),
        }))}
      />
      <ProductSheet title={t('products.title')} text={t('products.text')} cards={await productCards()} />
      <FeatureGrid {...(await featureWords())} />
      <RatingsBand {...rating} overall={{...rating.overall, figure: format.number(ratings.overall, 'rating')}} />
      <GrowthBand
        {...(await growthWords())}
        action={{href: pathOf('products', 'nimbus-ai'), label: t('aiGrowth.action')}}
        scene={<ForecastChart words={await forecastWords()} note />}
      />
      <WhyChoose
        title={t('why.title')}
        text={t('why.text')}
        items={whyChoose.map((key) => ({title: t(`why.items.${key}.title`), text: t(`why.items.${key}.text`)}))}
      />
      <AffiliationStamps
        title={t('affiliations.title')}
        text={t('affiliations.text')}
        items={affiliations.map((key) => ({
          key,
          name: t(`affiliations.items.${key}.name`),
          text: t(`affiliations.items.${key}.text`),
        }))}
      />
      <Stories {...(await storyWords())} />
      <ClosingBand id="book-demo" title={t('closing.title')} text={t('closing.text', figures)}>
        <Action href="/#demo-form" tone="light">
          {actions('bookDemo')}
        </Action>
        <Action href={site.admin} tone="outlineLight">
          {actions('freeTrial')}
        </Action>
      </ClosingBand>
      <Demo id="demo-form" />
    </>
  );
}
