import {getTranslations} from 'next-intl/server';
import {DemandPanel} from '@/components/illustrations/DemandBars';
import {ForecastChart} from '@/components/illustrations/ForecastChart';
import {OrderLedger} from '@/components/illustrations/OrderLedger';
import {PartyLedger} from '@/components/illustrations/PartyLedger';
import {RideMap} from '@/components/illustrations/RideMap';
import {StockTable} from '@/components/illustrations/StockTable';
import {AffiliationStamps} from '@/components/sections/AffiliationStamps';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {Ecosystem} from '@/components/sections/Ecosystem';
import {FeatureGrid} from '@/components/sections/FeatureGrid';
import {GrowthBand} from '@/components/sections/GrowthBand';
import {HomeHero} from '@/components/sections/HomeHero';
import {PartnerStrip} from '@/components/sections/PartnerStrip';
import {ProductSheet} from '@/components/sections/ProductSheet';
import {RatingsBand} from '@/components/sections/RatingsBand';
import {Stories} from '@/components/sections/Stories';
import {WhyChoose} from '@/components/sections/WhyChoose';
import {Action} from '@/components/ui/Action';
import {InlineScript} from '@/components/ui/InlineScript';
import {demoFormId, demoId} from '@/content/anchors';
import {figures} from '@/content/figures';
import {affiliations, partners, whyChoose} from '@/content/home';
import {demoDelay} from '@/content/interface';
import {demoFormHref, demoHref, pathOf} from '@/content/paths';
import {site} from '@/content/site';
import {Demo} from './Demo';
import {HomeOfferings} from './HomeOfferings';
import {productCards} from './homeProducts';
import {scrollToDemo} from './scrollToDemo';
import {counterWords, featureWords, growthWords, ratingWords, trustWords} from './words/homeWords';
import {storyWords} from './words/storyWords';

/** The home page: twelve sections from the promise to the demo form. */
export async function HomePage() {
  const t = await getTranslations('home');
  const actions = await getTranslations('common.actions');
  const itemOf = (key: 'sell' | 'supply' | 'deliver' | 'decide') => ({
    title: t(`ecosystem.items.${key}.title`),
    text: t(`ecosystem.items.${key}.text`),
  });

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
        ledger={<OrderLedger />}
        counters={await counterWords()}
      />
      <Ecosystem
        title={t('ecosystem.title')}
        text={t('ecosystem.text')}
        items={{
          sell: {...itemOf('sell'), scene: <StockTable />},
          supply: {...itemOf('supply'), scene: <PartyLedger />},
          deliver: {...itemOf('deliver'), scene: <RideMap />},
          decide: {...itemOf('decide'), scene: <DemandPanel />},
        }}
        trust={await trustWords()}
      />
      <HomeOfferings />
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
      <RatingsBand {...(await ratingWords())} />
      <GrowthBand
        {...(await growthWords())}
        action={{href: pathOf('products', 'nimbus-ai'), label: t('aiGrowth.action')}}
        scene={<ForecastChart note />}
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
      <ClosingBand id={demoId} title={t('closing.title')} text={t('closing.text', figures)}>
        <InlineScript run={scrollToDemo} args={[demoId, demoDelay]} />
        <Action href={demoFormHref} tone="light">
          {actions('bookDemo')}
        </Action>
        <Action href={site.admin} tone="outlineLight">
          {actions('freeTrial')}
        </Action>
      </ClosingBand>
      <Demo id={demoFormId} form="home" />
    </>
  );
}
