import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {plans} from '@/content/plans';
import {wordsAt} from '@/i18n/words';
import {site} from '@/settings/site';
import {planFigures} from './planFigures';
import styles from './StarterBanner.module.css';

/** The free plan, in a strip above the paid ones. What it has and lacks is folded; in print it is not. */
export async function StarterBanner() {
  const t = await getTranslations('pricing');
  const actions = await getTranslations('common.actions');
  const {price} = await planFigures();
  const starter = await wordsAt('pricing.plans.starter');
  const lists = [
    {title: t('card.includes'), items: plans.starter.highlights},
    {title: t('card.excludes'), items: plans.starter.excludes},
  ] as const;
  return (
    <section
      id="starter"
      className="mb-4 rounded-md border bg-sheet px-5 pt-4 @sm:px-8 @sm:pt-5 @sm:mb-14 print:break-inside-avoid"
    >
      <div className="grid items-center gap-x-8 gap-y-2 @sm:@max-lg:grid-cols-[1fr_auto] @lg:grid-cols-[auto_minmax(0,1fr)_auto] print:block">
        <div className="flex items-baseline gap-x-3 @max-sm:justify-between">
          <H2 className="text-h3-lg leading-tight tracking-tight">{starter.name}</H2>
          <p className="font-semibold text-[2.25rem] text-ink leading-none tracking-[-0.04em]">{price('starter')}</p>
        </div>
        <p className="max-w-none text-pretty text-ink-2 text-note @max-sm:text-balance deva:text-[1rem]/[1.6] @sm:@max-lg:order-last @sm:@max-lg:col-span-full">
          {starter.text}
        </p>
        <Action href={site.admin} tone="outline" className="@max-sm:mt-2">
          {actions('freeTrial')}
        </Action>
      </div>
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={`${styles.foldHead} icon-4 icon-cloth-text`}>
          {starter.trial}
          <Icon name="icon-chevron" className="[transition:rotate_0.15s] in-open:rotate-180" />
        </summary>
        <div className="grid gap-x-10 gap-y-2 pb-5 text-ink-2 text-note deva:text-[1rem] @lg:grid-cols-2">
          <div>
            {lists.map(({title, items}) => (
              <p key={title} className="max-w-none">
                <b className="text-ink">{title}:</b> {items.map((key) => t(`highlights.${key}`)).join(' · ')}
              </p>
            ))}
          </div>
          <p className="max-w-none">
            {starter.trialText} {starter.afterTrial}
          </p>
        </div>
      </details>
    </section>
  );
}
