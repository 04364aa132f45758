import {getTranslations} from 'next-intl/server';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {IndustryHero} from '@/components/sections/IndustryHero';
import {ProductBento} from '@/components/sections/ProductBento';
import {ReasonTable} from '@/components/sections/ReasonTable';
import {UseCaseTags} from '@/components/sections/UseCaseTags';
import {ActionRow} from '@/components/ui/ActionRow';
import {type IndustrySlug, industries} from '@/content/industries';
import {demoHref} from '@/content/paths';
import {site} from '@/content/site';
import {wordsOf} from '@/i18n/words';
import {Composition} from './Composition';
import {inOrder} from './inOrder';
import {productPanels} from './productPanels';

const hrefs = {trial: site.admin, demo: demoHref} as const;

/** An industry's page: its goods on a ledger line, the work it knows, the products for it and why. */
export async function IndustryPage({slug}: {slug: IndustrySlug}) {
  const {useCases, products, reasons, actions} = industries[slug];
  const words = await wordsOf('industries', slug);
  const t = await getTranslations('common.breadcrumb');
  return (
    <>
      <IndustryHero
        family={t('industries')}
        name={words.name}
        badge={words.hero.badge}
        title={words.hero.title}
        text={words.hero.text}
        actions={
          <ActionRow
            ground="paper"
            buttons={actions.map((name) => ({href: hrefs[name], label: words.hero.actions[name]}))}
          />
        }
      >
        <Composition industry={slug} label={words.picture} />
      </IndustryHero>
      <UseCaseTags
        title={words.useCases.title}
        text={words.useCases.text}
        items={inOrder(useCases, words.useCases.items)}
      />
      <ProductBento
        title={words.products.title}
        text={words.products.text}
        panels={await productPanels(products, words.products.items)}
      />
      <ReasonTable
        title={words.reasons.title}
        text={words.reasons.text}
        items={inOrder(reasons, words.reasons.items)}
      />
      <ClosingBand title={words.closing.title} text={words.closing.text}>
        <ActionRow
          ground="colour"
          buttons={actions.map((name) => ({href: hrefs[name], label: words.closing.actions[name]}))}
        />
      </ClosingBand>
    </>
  );
}
