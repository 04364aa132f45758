import {OrderJourney} from '@/components/illustrations/OrderJourney';
import {BenefitRows} from '@/components/sections/BenefitRows';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {JourneyHero} from '@/components/sections/JourneyHero';
import {PointThread} from '@/components/sections/PointThread';
import {ProductStairs} from '@/components/sections/ProductStairs';
import {Action} from '@/components/ui/Action';
import {demoHref, pathOf} from '@/content/paths';
import {type UseCase, type UseCaseSlug, useCases} from '@/content/useCases';
import {wordsOf} from '@/i18n/words';
import {inOrder} from './inOrder';
import {Neighbours} from './Neighbours';
import {PageTrail} from './PageTrail';
import {productPanels} from './productPanels';

/** A use case's page: the order's way through the products, then each of them, and what comes of it. */
export async function UseCasePage({slug}: {slug: UseCaseSlug}) {
  const {products, benefits, benefitsOnThread}: UseCase = useCases[slug];
  const words = await wordsOf('useCases', slug);
  const Benefits = benefitsOnThread ? PointThread : BenefitRows;
  return (
    <>
      <JourneyHero
        trail={<PageTrail path={pathOf('useCases', slug)} className="text-on-indigo-2" />}
        title={words.hero.title}
        text={words.hero.text}
        action={<Action href={demoHref}>{words.hero.action}</Action>}
      >
        <OrderJourney slug={slug} />
      </JourneyHero>
      <ProductStairs
        title={words.products.title}
        text={words.products.text}
        panels={await productPanels(products, words.products.items)}
      />
      <Benefits
        title={words.benefits.title}
        text={words.benefits.text}
        items={inOrder(benefits, words.benefits.items)}
      />
      <Neighbours collection="useCases" slug={slug} />
      <ClosingBand title={words.closing.title} text={words.closing.text}>
        <Action href={demoHref} tone="light">
          {words.closing.action}
        </Action>
      </ClosingBand>
    </>
  );
}
