import {getTranslations} from 'next-intl/server';
import {OrderJourney} from '@/components/scenes/OrderJourney';
import {BenefitRows} from '@/components/sections/BenefitRows';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {JourneyHero} from '@/components/sections/JourneyHero';
import {ProductStairs} from '@/components/sections/ProductStairs';
import {Action} from '@/components/ui/Action';
import {demoHref} from '@/content/paths';
import {type UseCaseSlug, useCases} from '@/content/useCases';
import {wordsOf} from '@/i18n/words';
import {inOrder} from './inOrder';
import {journeyWords} from './journeyWords';
import {productPanels} from './productPanels';

/** A use case's page: the order's way through the products, then each of them, then what comes of it. */
export async function UseCasePage({slug}: {slug: UseCaseSlug}) {
  const {products, benefits} = useCases[slug];
  const words = await wordsOf('useCases', slug);
  const t = await getTranslations('common.breadcrumb');
  return (
    <>
      <JourneyHero
        family={t('useCases')}
        name={words.name}
        title={words.hero.title}
        text={words.hero.text}
        action={<Action href={demoHref}>{words.hero.action}</Action>}
      >
        <OrderJourney words={await journeyWords(products)} />
      </JourneyHero>
      <ProductStairs
        title={words.products.title}
        text={words.products.text}
        panels={await productPanels(products, words.products.items)}
      />
      <BenefitRows
        title={words.benefits.title}
        text={words.benefits.text}
        items={inOrder(benefits, words.benefits.items)}
      />
      <ClosingBand title={words.closing.title} text={words.closing.text}>
        <Action href={demoHref} tone="light">
          {words.closing.action}
        </Action>
      </ClosingBand>
    </>
  );
}
