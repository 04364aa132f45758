import {getFormatter, getTranslations} from 'next-intl/server';
import {type PlanId, planIds, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';

/** On a phone, above the cards: what the first year of each plan costs. A line leads to the plan's card. */
export async function PlanIndex() {
  const [t, format] = await Promise.all([getTranslations('pricing'), getFormatter()]);
  const costOf = (id: PlanId) => {
    const total = priceOf(id).yearlyWithTax;
    const starterFee = plans[id].transactionFee;
    return starterFee > 0 ? t('card.priceAndFee', {total, starterFee}) : format.number(total, 'rupees');
  };
  return (
    <nav aria-label={t('planPrices')} className="mb-8 text-note @sm:hidden print:hidden">
      <p className="border-rule border-b-[1.5px] pb-2 text-right text-ink-2 text-small deva:text-note">
        {t('card.firstYear')}
      </p>
      <ul>
        {planIds.map((id) => (
          <li key={id} className="border-b">
            <a href={`#${id}`} className="flex min-h-11 items-center justify-between font-semibold">
              {t(`plans.${id}.name`)} <span>{costOf(id)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
