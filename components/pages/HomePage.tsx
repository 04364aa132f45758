import {OrderLedger} from '@/components/illustrations/OrderLedger';
import {DemoSection} from '@/components/sections/DemoSection';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {FeatureGrid} from '@/components/sections/home/FeatureGrid';
import {GrowthBand} from '@/components/sections/home/GrowthBand';
import {Ecosystem, Offerings, ProductSheet} from '@/components/sections/home/Offerings';
import {AffiliationStamps, RatingsBand, Stories} from '@/components/sections/home/SocialProof';
import {Section, TextList} from '@/components/sections/SectionParts';
import {Action} from '@/components/ui/Action';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, H3, Lede} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {counters} from '@/content/home';
import {demoHref} from '@/content/paths';
import {demoDelay, demoFormId, demoId} from '@/content/uiConstants';
import {entriesOf, wordsAt} from '@/i18n/words';
import {site} from '@/settings/site';
import {scrollToDemo} from './scrollToDemo';

/** The home page: twelve sections from the promise to the demo form. */
export async function HomePage() {
  const roles = await wordsAt('home.partners');
  const questions = await wordsAt('home.why');
  const stamps = await wordsAt('home.affiliations');
  const closing = await wordsAt('home.closing');
  return (
    <>
      <Hero />
      <Ecosystem />
      <Offerings />
      {/* Partners by their role, strung on the thread. */}
      <Section id="partners" className="" title={roles.title} text={roles.text}>
        <ul className="partner-strip">
          {entriesOf(roles.items).map(({id, name, text}) => (
            <li key={id}>
              <span>
                <Icon name={`icon-${id}`} />
              </span>
              <H3>{name}</H3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ProductSheet />
      <FeatureGrid />
      <RatingsBand />
      <GrowthBand />
      {/* Four questions that a visitor may put to anybody, and our answers. */}
      <Section id="why-choose" title={questions.title} text={questions.text}>
        <TextList
          className="entries knots why-choose @max-sm:[&_h3]:text-[1.0625rem] grid gap-x-[clamp(40px,6vw,96px)] gap-y-4 @sm:grid-cols-2 @sm:gap-y-10 *:gap-x-3 *:gap-y-1.5"
          icon="knot"
          items={entriesOf(questions.items)}
        />
      </Section>
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

/** The promise on the left, the ledger page that proves it on the right, the counters on the line where both end. */
async function Hero() {
  const hero = await wordsAt('home.hero');
  const figures = await wordsAt('home.counters');
  return (
    <section id="hero" className="overflow-clip">
      <div className="wrap grid gap-x-[clamp(32px,4vw,60px)] pt-6 @sm:pt-[clamp(40px,5vw,72px)] @xl:grid-cols-[2fr_3fr]">
        <div className="gap-x-12 @max-xl:@md:grid @max-xl:@md:grid-cols-[1fr_max-content] @xl:pb-12 @xl:[@media(height>=50rem)]:content-center">
          <H1 className="@max-xl:@md:col-span-2 @xl:text-[3.25rem] deva:@xl:text-[2.875rem]">{hero.title}</H1>
          <Lede className="mt-4 max-w-[32rem] text-ink-2 @sm:mt-5 @xl:mt-7">{hero.text}</Lede>
          {/* Beside the text while the ledger has the width below both to itself. */}
          <div>
            <ButtonRow className="mt-6 @sm:mt-8 @max-xl:@md:mt-6">
              <Action href={demoHref}>{hero.bookDemo}</Action>{' '}
              <Action href={site.admin} tone="outline">
                {hero.freeTrial}
              </Action>
            </ButtonRow>
            <p className="mt-3 text-ink-2 text-note @max-xs:max-w-52 @sm:mt-5">{hero.trial}</p>
          </div>
        </div>
        <OrderLedger />
      </div>
      <div className="wrap relative">
        <span
          aria-hidden="true"
          className="absolute top-0 -right-bleed left-0 [@container(width>90rem)]:-right-8 border-rule border-t"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div role="group" aria-label={figures.label}>
          <dl className="hero-counters">
            {counters.map((key) => (
              <div key={key}>
                <dt>{figures[key].label}</dt>
                <dd>{figures[key].figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <HeroEnd />
    </section>
  );
}
