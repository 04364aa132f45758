import {OrderJourney} from '@/components/illustrations/OrderJourney';
import {UseCaseObject} from '@/components/illustrations/objects/UseCaseObject';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {ClosingLedger} from '@/components/sections/ClosingBand';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {withPlanNotes} from '@/components/sections/PlanNote';
import {Buttons} from '@/components/sections/SectionParts';
import {PreviousNextNav} from '@/components/sections/trade/PreviousNextNav';
import {ProductStairs} from '@/components/sections/trade/ProductPanels';
import {BenefitRows, PointThread} from '@/components/sections/trade/TradePoints';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {demoHrefAbout, pathOf} from '@/content/paths';
import {type UseCase, type UseCaseSlug, useCases} from '@/content/useCases';
import {entriesOf, wordsOf} from '@/i18n/words';

/** A use case's page: an order's way through the products, then each product, and the benefits. */
export async function UseCasePage({slug}: {slug: UseCaseSlug}) {
  const facts: UseCase = useCases[slug];
  const {textNeeds, benefitsOnThread, action = 'bookDemo'} = facts;
  const words = await wordsOf('useCases', slug);
  const button = <Buttons names={[action]} demo={demoHrefAbout(slug)} ground="paper" />;
  const Benefits = benefitsOnThread ? PointThread : BenefitRows;
  return (
    <>
      {/* The hero is the night sky, which the company is named after. */}
      <section className="overflow-clip bg-indigo text-on-indigo">
        <div className="wrap grid items-center gap-x-20 gap-y-12 py-10 short:pt-6 @md:py-16 @xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] @xl:py-20 @xl:short:pt-8">
          <div className="min-w-0">
            <Breadcrumb path={pathOf('useCases', slug)} className="text-on-indigo-2" />
            <H1 className="mt-6 short:mt-3 @xl:text-[3.5rem] deva:@xl:text-[3rem]">{words.hero.title}</H1>
            <Lede className="mt-6 short:mt-4 text-on-indigo-2 @xl:text-pretty">{words.hero.text}</Lede>
            <ButtonRow className="mt-8 short:mt-5">{button}</ButtonRow>
          </div>
          <OrderJourney slug={slug} />
        </div>
        <HeroEnd />
      </section>
      <ProductStairs {...words.products} {...facts} />
      <Benefits
        {...words.benefits}
        items={withPlanNotes(entriesOf(words.benefits.items), textNeeds)}
        object={<UseCaseObject slug={slug} />}
      />
      <PreviousNextNav collection="useCases" slug={slug} />
      <ClosingLedger {...words.closing}>{button}</ClosingLedger>
    </>
  );
}
