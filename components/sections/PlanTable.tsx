import {getFormatter, getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {demoHrefAbout} from '@/content/paths';
import {type PaidPlanId, paidPlanIds, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {planFigures} from './planFigures';

/** The paid plans as one ruled table with the popular column raised; all columns share their rows. */
export async function PlanTable() {
  const t = await getTranslations('pricing');
  const {products, fee} = await planFigures();
  return (
    <ul className="plan-table grid border-rule sm:grid-cols-3 sm:border-y">
      {paidPlanIds.map((id) => {
        const popular = 'popular' in plans[id];
        return (
          <li key={id} className={popular ? 'popular' : undefined}>
            {popular && (
              <span className="absolute top-0 left-6 rounded-b-xs bg-marigold px-3 py-1.5 font-semibold text-on-marigold text-small tracking-[0.025em] sm:left-4 lg:left-8 deva:tracking-normal print:top-1">
                {t('card.popular')}
              </span>
            )}
            <H2>{t(`plans.${id}.name`)}</H2>
            <p>{t(`plans.${id}.for`)}</p>
            <PlanPrice id={id} />
            <ul>
              <li>
                {t('card.products')} <b>{products(id)}</b>
              </li>
              <li>
                {t('card.fee')} <b>{fee(id)}</b>
              </li>
              {plans[id].highlights.map((key) => (
                <li key={key}>
                  {t(`highlights.${key}`)}
                  <Icon name="icon-tick" />
                </li>
              ))}
            </ul>
            <Action href={demoHrefAbout(id)} className="mt-8 text-balance">
              {t('card.choose', {plan: t(`plans.${id}.name`)})}
            </Action>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * What a plan costs: the struck list price beside what is saved, while a campaign runs, and the price that is paid; each a
 * row of its own.
 */
export async function PlanPrice({id}: {id: PaidPlanId}) {
  const [t, format] = await Promise.all([getTranslations('pricing.card'), getFormatter()]);
  const {monthly, list, saving, yearly} = priceOf(id);
  return (
    <>
      <p className="plan-list-price">
        {saving > 0 && (
          <>
            <s>
              <span className="sr-only">{t('was')} </span>
              {format.number(list, 'rupees')}
            </s>{' '}
            <span>{t('saving', {saving})}</span>
          </>
        )}
      </p>
      <div>
        <p className="mt-3.5 mb-2">
          <b className="plan-price">{format.number(monthly, 'rupees')}</b>
        </p>
        <p className="text-ink-2 text-note">{t('perMonth')}</p>
        <p className="text-ink-2 text-note">{t('yearly', {total: yearly})}</p>
      </div>
    </>
  );
}
