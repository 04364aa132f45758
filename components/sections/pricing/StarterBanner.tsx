import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
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
    {title: t('card.includes'), items: plans.starter.highlights, icon: 'icon-tick', colour: 'icon-leaf'},
    {title: t('card.excludes'), items: plans.starter.excludes, icon: 'icon-minus', colour: 'icon-ink-2'},
  ] as const;
  return (
    <section className="mt-8 rounded-md border bg-sheet p-6 @sm:p-8 @sm:mt-14 print:break-inside-avoid">
      <div className="grid items-center gap-x-10 gap-y-6 @sm:@max-lg:gap-x-5 @sm:grid-cols-[auto_minmax(0,1fr)_auto] @xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <div>
          <H2 className="text-h3-lg leading-tight tracking-tight">{starter.name}</H2>
          <p className="mt-1 font-semibold text-[3rem] text-ink leading-none tracking-[-0.04em]">{price('starter')}</p>
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
      <div className="mt-6 grid gap-x-10 gap-y-2 text-ink-2 text-note @sm:grid-cols-2">
        <p>{starter.trialText}</p>
        <p>{starter.afterTrial}</p>
      </div>
      <div className="icon-3 mt-6 grid gap-x-10 gap-y-4 border-t pt-5 text-note @sm:grid-cols-2">
        {lists.map(({title, items, icon, colour}) => (
          <div key={icon} className={colour}>
            <H3 className="text-note tracking-normal">{title}</H3>
            <ul className="mt-1 grid gap-x-5 @lg:grid-cols-2">
              {items.map((key) => (
                <li key={key} className="flex items-baseline gap-2 py-1">
                  <Icon name={icon} />
                  {t(`highlights.${key}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
