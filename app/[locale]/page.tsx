import {PageShell} from '@/components/layout/PageShell';
import {DemoSection} from '@/components/sections/DemoSection';
import {Ecosystem} from '@/components/sections/home/Ecosystem';
import {FeatureGrid} from '@/components/sections/home/FeatureGrid';
import {GrowthBand} from '@/components/sections/home/GrowthBand';
import {HomeHero} from '@/components/sections/home/HomeHero';
import {Offerings} from '@/components/sections/home/Offerings';
import {PartnerRoles} from '@/components/sections/home/PartnerRoles';
import {ProductSheet} from '@/components/sections/home/ProductSheet';
import {RatingsBand} from '@/components/sections/home/RatingsBand';
import {Stories} from '@/components/sections/home/Stories';
import {scrollToDemo} from '@/components/sections/home/scrollToDemo';
import {WhyChoose} from '@/components/sections/home/WhyChoose';
import {InlineScript} from '@/components/ui/InlineScript';
import {demoFormId, demoId} from '@/content/elementIds';
import {demoDelay} from '@/content/timesAndLimits';
import {wordsAt} from '@/i18n/words';
import {pageMetadata} from '@/lib/seo/metadata';

const path = '/';

export const generateMetadata = () => pageMetadata(path);

/** The home page. */
export default async function HomePage() {
  const closing = await wordsAt('home.closing');
  return (
    <PageShell path={path}>
      <HomeHero />
      <Ecosystem />
      <Offerings />
      <PartnerRoles />
      <ProductSheet />
      <FeatureGrid />
      <RatingsBand />
      <GrowthBand />
      <WhyChoose />
      <Stories />
      {/* React may find the section without its id, because scrollToDemo.ts removes it for a moment. */}
      <section id={demoId} suppressHydrationWarning>
        <InlineScript run={scrollToDemo} args={[demoId, demoDelay]} />
        <DemoSection id={demoFormId} form="home" {...closing} ground="cloth" />
      </section>
    </PageShell>
  );
}
