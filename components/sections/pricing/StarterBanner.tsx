import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {H2} from '@/components/ui/Heading';
import {plans} from '@/content/plans';
import {wordsAt} from '@/i18n/words';
import {site} from '@/settings/site';
import {planFigures} from './planFigures';

/** The free plan, below the paid ones. */
export async function StarterBanner() {
  const t = await getTranslations('pricing');
  const actions = await getTranslations('common.actions');
  const {price, products, fee} = await planFigures();
  const starter = await wordsAt('pricing.plans.starter');
  const facts = [
    {label: starter.trial, value: starter.trialDays},
    {label: t('card.products'), value: products('starter')},
    {label: t('card.fee'), value: fee('starter')},
  ];
  const lists = [
    {title: t('card.includes'), items: plans.starter.highlights},
    {title: t('card.excludes'), items: plans.starter.excludes},
  ] as const;
  return (
    <section className="mt-8 rounded-md border bg-sheet p-5 @sm:px-8 @sm:py-6 @sm:mt-12 print:break-inside-avoid">
      <div className="grid items-center gap-x-10 gap-y-6 @sm:@max-lg:gap-x-5 @sm:grid-cols-[auto_minmax(0,1fr)_auto] @xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <div>
          <H2 className="text-h3-lg leading-tight tracking-tight">{starter.name}</H2>
          <p className="mt-1 font-semibold text-[2.25rem] text-ink leading-none tracking-[-0.04em]">
            {price('starter')}
          </p>
        </div>
        <p className="text-ink-2 @sm:@max-xl:order-last @sm:@max-xl:col-span-full">{starter.text}</p>
        <dl className="gap-x-5 gap-y-3 @max-xs:grid @max-xs:gap-y-1.5 @xs:flex @xs:flex-wrap @sm:gap-x-4 @lg:gap-x-7">
          {facts.map(({label, value}) => (
            <div key={label} className="@max-xs:flex @max-xs:items-baseline @max-xs:justify-between">
              <dt className="text-ink-2 text-small">{label}</dt>
              <dd className="font-semibold text-h3/snug">{value}</dd>
            </div>
          ))}
        </dl>
        <Action href={site.admin} tone="outline">
          {actions('freeTrial')}
        </Action>
      </div>
      <div className="mt-5 grid gap-x-10 gap-y-2 border-t pt-4 text-ink-2 text-note @lg:grid-cols-2">
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
    </section>
  );
}
