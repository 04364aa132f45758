import {OrderJourney} from '@/components/illustrations/OrderJourney';
import {BenefitRows, PointThread} from '@/components/sections/Benefits';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {JourneyHero} from '@/components/sections/JourneyHero';
import {PageTurn} from '@/components/sections/PageTurn';
import {ProductStairs} from '@/components/sections/ProductPanels';
import {Action} from '@/components/ui/Action';
import {demoHref, pathOf} from '@/content/paths';
import {type UseCase, type UseCaseSlug, useCases} from '@/content/useCases';
import {inOrder, wordsOf} from '@/i18n/words';

/** A use case's page: the order's way through the products, then each of them, and what comes of it. */
export async function UseCasePage({slug}: {slug: UseCaseSlug}) {
  const {products, needs, largeCatalog, benefits, benefitsOnThread}: UseCase = useCases[slug];
  const words = await wordsOf('useCases', slug);
  const Benefits = benefitsOnThread ? PointThread : BenefitRows;
  return (
    <>
      <JourneyHero
        path={pathOf('useCases', slug)}
        title={words.hero.title}
        text={words.hero.text}
        action={<Action href={demoHref}>{words.hero.action}</Action>}
      >
        <OrderJourney slug={slug} />
      </JourneyHero>
      <ProductStairs {...words.products} products={products} needs={needs} largeCatalog={largeCatalog} />
      <Benefits
        title={words.benefits.title}
        text={words.benefits.text}
        items={inOrder(benefits, words.benefits.items)}
      />
      <PageTurn collection="useCases" slug={slug} />
      <ClosingBand title={words.closing.title} text={words.closing.text}>
        <Action href={demoHref} tone="light">
          {words.closing.action}
        </Action>
      </ClosingBand>
    </>
  );
}
