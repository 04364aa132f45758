import {getFormatter, getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {H2} from '@/components/ui/Heading';
import {figures} from '@/content/messageFigures';
import {paidPlanIds} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import type {WordsAt} from '@/i18n/words';
import {ApplyButton} from './ApplyButton';

/** A partner's share of revenue, in rupees. */
export function RevenueBand({title, text, action, figure, label, note, earnings}: WordsAt<'partner.revenue'>) {
  return (
    <section className="bg-indigo py-section text-on-indigo">
      <div className="wrap grid items-center gap-x-16 gap-y-10 @lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <H2>{title}</H2>
          <p className="mt-5 text-lede text-on-indigo-2">{text}</p>
          <div className="mt-8">
            <ApplyButton label={action} tone="light" />
          </div>
        </div>
        <div>
          <EarningsBill title={earnings}>
            {figure} {label}
          </EarningsBill>
          <p className="mt-4 text-note text-on-indigo-2">{note}</p>
        </div>
      </div>
    </section>
  );
}

/** What a client on each plan earns a partner, on a torn-off bill. */
async function EarningsBill({title, children}: {title: string; children: ReactNode}) {
  const [t, format] = await Promise.all([getTranslations('pricing.plans'), getFormatter()]);
  return (
    <div
      data-picture
      className="light-paper torn-edge bg-raised px-6 pt-6 pb-10 text-ink [--tooth:10px] @sm:px-9 @sm:pt-8 @sm:pb-12"
    >
      <b className="block text-balance text-h3">{title}</b>
      <p className="mt-1 text-ink-2 text-note deva:text-[1rem]/[1.6]">{children}</p>
      <dl className="mt-3 border-rule border-t border-dashed">
        {paidPlanIds.map((id) => (
          <div key={id} className="flex items-baseline justify-between gap-4 border-b py-3 last:total-rule">
            <dt>{t(`${id}.name`)}</dt>
            <dd className="whitespace-nowrap font-semibold text-h3-lg @sm:text-[2rem]/[1.2]">
              {format.number(Math.round(priceOf(id).yearly * figures.commission), 'rupees')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
