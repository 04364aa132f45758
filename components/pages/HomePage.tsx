import {AffiliationStamps} from '@/components/sections/AffiliationStamps';
import {DemoSection} from '@/components/sections/DemoSection';
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
import {InlineScript} from '@/components/ui/InlineScript';
import {demoDelay, demoFormId, demoId} from '@/content/interface';
import {entriesOf, wordsAt} from '@/i18n/words';
import {scrollToDemo} from './scrollToDemo';

/** The home page: twelve sections from the promise to the demo form. */
export async function HomePage() {
  const stamps = await wordsAt('home.affiliations');
  const closing = await wordsAt('home.closing');
  return (
    <>
      <HomeHero />
      <Ecosystem />
      <Offerings />
      <PartnerStrip />
      <ProductSheet />
      <FeatureGrid />
      <RatingsBand />
      <GrowthBand />
      <WhyChoose />
      <AffiliationStamps {...stamps} items={entriesOf(stamps.items)} />
      <Stories />
      {/* scrollToDemo.ts takes the id away for a moment. */}
      <section id={demoId} suppressHydrationWarning>
        <InlineScript run={scrollToDemo} args={[demoId, demoDelay]} />
        <DemoSection id={demoFormId} form="home" {...closing} cover />
      </section>
    </>
  );
}
