import {getFormatter, getTranslations} from 'next-intl/server';
import {PlanPicture} from '@/components/illustrations/PlanPictures';
import {Action} from '@/components/ui/Action';
import {countedAs} from '@/components/ui/countedAs';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {demoHrefAbout} from '@/content/paths';
import {gstRate, type PaidPlanId, paidPlanIds, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import styles from './PlanTable.module.css';
import {planFigures} from './planFigures';

/** The paid plans side by side. The columns share their rows, so that their lines are level. */
export async function PlanTable() {
  const t = await getTranslations('pricing');
  const {products, fee} = await planFigures();
  return (
    <ul className="grid border-rule icon-4 icon-leaf @sm:mb-6 @sm:grid-cols-3 @sm:border-y">
      {paidPlanIds.map((id) => {
        const popular = 'popular' in plans[id];
        return (
          <li
            key={id}
            id={id}
            className={`${styles.plan} ${popular ? `indigo-ground ${styles.popular}` : '@max-sm:bg-sheet'}`}
          >
            {popular && (
              <span
                className={`${styles.popularMark} font-semibold text-small tracking-[0.025em] deva:tracking-normal`}
              >
                {t('card.popular')}
              </span>
            )}
            <H2 className="text-h3-lg/tight tracking-tight">{t(`plans.${id}.name`)}</H2>
            <p className="mt-1.5 text-balance text-base @sm:@max-lg:text-note">{t(`plans.${id}.for`)}</p>
            <PlanPrice id={id} />
            <Action
              href={demoHrefAbout(id)}
              tone={popular ? 'primary' : 'outline'}
              className="mt-6 text-balance"
              {...countedAs(`plan-${id}`)}
            >
              <DemoOf plan={id} />
            </Action>
            <div className="mt-6 @sm:@max-lg:hidden">
              <PlanPicture plan={id} />
            </div>
            <ul className="mt-3 @sm:@max-lg:mt-6 @sm:@max-lg:border-t">
              <li className={styles.fact}>
                {t('card.products')} <b className="whitespace-nowrap leading-snug">{products(id)}</b>
              </li>
              <li className={styles.fact}>
                {t('card.fee')} <b className="whitespace-nowrap leading-snug">{fee(id)}</b>
              </li>
              {plans[id].highlights.map((key) => (
                <li key={key} className={styles.fact}>
                  {t(`highlights.${key}`)}
                  <Icon name="icon-tick" className="mt-1" />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** The price of a plan, in two rows. While a campaign runs, the first row has the list price and the saving. */
export async function PlanPrice({id}: {id: PaidPlanId}) {
  const [t, format] = await Promise.all([getTranslations('pricing.card'), getFormatter()]);
  const {monthly, list, saving, yearly, yearlyWithTax, renewalWithTax} = priceOf(id);
  const savingColours = 'popular' in plans[id] ? 'border-marigold bg-marigold text-on-marigold' : 'text-leaf';
  return (
    <>
      <p className={styles.listPrice}>
        {saving > 0 && (
          <>
            <s className="text-ink-2 text-lede">
              <span className="sr-only">{t('was')} </span>
              {format.number(list, 'rupees')}
            </s>{' '}
            <span className={`${styles.saving} ${savingColours}`}>{t('saving', {saving})}</span>
          </>
        )}
      </p>
      <div>
        <p className="mt-3.5 mb-2">
          <b className="text-[clamp(2.5rem,1.7rem+2vw,3.5rem)] leading-none tracking-[-0.01em] large-text:text-[1.875rem]">
            {format.number(monthly, 'rupees')}
          </b>{' '}
          <span className="whitespace-nowrap text-base @sm:@max-lg:block">{t('perMonth')}</span>
        </p>
        <p className="text-balance text-ink-2 text-small deva:text-ink">{t('yearly', {total: yearly, gstRate})}</p>
        <dl className="mt-3 text-note @sm:@max-lg:text-small">
          <div className={styles.year}>
            <dt>{t('firstYear')}</dt> <dd className="font-semibold">{format.number(yearlyWithTax, 'rupees')}</dd>
          </div>
          {saving > 0 && (
            <div className={styles.year}>
              <dt>{t('laterYears')}</dt> <dd className="font-semibold">{format.number(renewalWithTax, 'rupees')}</dd>
            </div>
          )}
        </dl>
      </div>
    </>
  );
}

/** The words of a button that leads to a demo of a plan. Only screen readers, which may read it without the card, read the plan's name. */
export async function DemoOf({plan}: {plan: PaidPlanId}) {
  const t = await getTranslations();
  return (
    <>
      {t('common.actions.bookDemo')} <span className="sr-only">({t(`pricing.plans.${plan}.name`)})</span>
    </>
  );
}
