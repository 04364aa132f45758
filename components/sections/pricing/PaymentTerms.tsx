import {getFormatter, getTranslations} from 'next-intl/server';
import {PaperSlip, SlipRow, SlipTotal} from '@/components/illustrations/objects/PaperSlip';
import {H2} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {ownerFacts} from '@/content/ownerFacts';
import {type Href, pathOf} from '@/content/paths';
import {billing, gstRate} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {inLanguage} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {wordsAt} from '@/i18n/words';

/** The rows in their order. Those that only the owner's facts fill are left out while these are not set. */
const terms = ['renewal', 'quote', 'buying', 'waysToPay', 'planChange', 'cashFee', 'refund', 'closureRefund'] as const;

/** What a buyer should know before paying: renewal, refunds and so on. */
export async function PaymentTerms() {
  const {title, items, read, write} = await wordsAt('pricing.terms');
  const locale = await pageLocale();
  const fromOwner = (fact: 'renewal' | 'planChange' | 'cashFee' | 'closureRefund' | 'waysToPay') =>
    inLanguage(ownerFacts[fact], locale);
  const texts: Record<(typeof terms)[number], string | undefined> = {
    renewal: [items.renewal.text, fromOwner('renewal')].filter(Boolean).join(' '),
    quote: items.quote.text,
    buying: items.buying.text,
    waysToPay: fromOwner('waysToPay'),
    planChange: fromOwner('planChange'),
    cashFee: fromOwner('cashFee'),
    refund: items.refund.text,
    closureRefund: fromOwner('closureRefund'),
  };
  const links: {[term: string]: {href: Href; label: string}} = {
    refund: {href: `${pathOf('legal', 'terms-of-service')}#fees`, label: read},
    buying: {href: '/contact', label: write},
  };
  return (
    <section id="before-you-pay" className="wrap pb-section text-note deva:text-[1rem]">
      <H2 className="border-rule border-b-[1.5px] pb-3 text-h3">{title}</H2>
      <dl className="grid gap-x-16 @lg:grid-cols-2">
        {terms
          .filter((term) => texts[term])
          .map((term) => {
            const link = links[term];
            return (
              <div key={term} className="grid gap-x-6 border-b py-3 @sm:grid-cols-[8rem_1fr]">
                <dt className="font-semibold text-ink">{items[term].name}</dt>
                <dd className="text-pretty">
                  {texts[term]}{' '}
                  {link && (
                    <LocalLink href={link.href} className="inline-block underline">
                      {link.label}
                    </LocalLink>
                  )}
                </dd>
              </div>
            );
          })}
      </dl>
      <div className="mt-6 @sm:hidden">
        <QuoteSlip />
      </div>
    </section>
  );
}

/** The first year of the popular plan, as the quote has it. */
async function QuoteSlip() {
  const [t, format] = await Promise.all([getTranslations('pricing'), getFormatter()]);
  const {yearly, yearlyWithTax} = priceOf('prime');
  const rupees = (amount: number) => format.number(amount, 'rupees');
  const title = t('slip.title');
  const total = rupees(yearlyWithTax);
  return (
    <PaperSlip label={`${title}: ${total}`} title={title} product="airpos">
      <SlipRow label={t('slip.plan', {plan: t('plans.prime.name'), billingMonths: billing.months})}>
        {rupees(yearly)}
      </SlipRow>
      <SlipRow label={t('slip.tax', {gstRate})}>{rupees(yearlyWithTax - yearly)}</SlipRow>
      <SlipTotal label={t('slip.total')}>{total}</SlipTotal>
    </PaperSlip>
  );
}
