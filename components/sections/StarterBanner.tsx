import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {figures} from '@/content/figures';
import {billing, plans} from '@/content/plans';
import {site} from '@/content/site';
import {planFigures} from './planFigures';

/** The plan without a price, apart from the three that have one. */
export async function StarterBanner() {
  const t = await getTranslations('pricing');
  const actions = await getTranslations('common.actions');
  const {price, products, fee} = await planFigures();
  const {starterProducts, starterFee} = figures;
  const facts = [
    {label: t('plans.starter.trial'), value: t('plans.starter.trialDays', {trialDays: billing.trialDays})},
    {label: t('card.products'), value: products('starter')},
    {label: t('card.fee'), value: fee('starter')},
  ];
  const lists = [
    {title: t('card.includes'), items: plans.starter.highlights, icon: 'icon-tick'},
    {title: t('card.excludes'), items: plans.starter.excludes, icon: 'icon-minus'},
  ] as const;
  return (
    <section className="mt-8 rounded-md border border-line bg-sheet p-6 sm:p-8 sm:mt-14 print:break-inside-avoid">
      <div className="grid items-center gap-x-10 gap-y-6 sm:max-lg:gap-x-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <div>
          <H2 className="text-h3-lg leading-tight tracking-tight">{t('plans.starter.name')}</H2>
          <p className="mt-1 font-semibold text-[3rem] text-ink leading-none tracking-[-0.04em]">{price('starter')}</p>
        </div>
        <p className="text-ink-2 sm:max-xl:order-last sm:max-xl:col-span-full">
          {t('plans.starter.text', {starterProducts, starterFee})}
        </p>
        <dl className="starter-facts gap-x-5 gap-y-3 max-xs:grid max-xs:gap-y-1.5 xs:flex xs:flex-wrap sm:gap-x-4 lg:gap-x-7">
          {facts.map(({label, value}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Action href={site.admin} tone="outline">
          {actions('freeTrial')}
        </Action>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-2 text-ink-2 text-note sm:grid-cols-2">
        <p>{t('plans.starter.trialText', {trialDays: billing.trialDays, starterProducts, starterFee})}</p>
        <p>{t('plans.starter.afterTrial')}</p>
      </div>
      <div className="starter-lists mt-6 grid gap-x-10 gap-y-4 border-line border-t pt-5 text-note sm:grid-cols-2">
        {lists.map(({title, items, icon}) => (
          <div key={icon}>
            <H3 className="text-note tracking-normal">{title}</H3>
            <ul className="mt-1 grid gap-x-5 lg:grid-cols-2">
              {items.map((key) => (
                <li key={key}>
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
