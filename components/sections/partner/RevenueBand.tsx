import {getFormatter, getTranslations} from 'next-intl/server';
import {H2} from '@/components/ui/Heading';
import {figures} from '@/content/figures';
import {paidPlanIds} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import type {WordsAt} from '@/i18n/words';
import {ApplyButton} from './ApplyButton';

/** A partner's share of revenue, set like the total of a bill. */
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
          <p className="border-on-indigo/70 border-b-[4px] border-double pb-3">
            <b className="block text-[clamp(4.5rem,2rem+8vw,8rem)] text-marigold leading-none tracking-[-0.05em]">
              {figure}
            </b>{' '}
            <span className="mt-3 block text-lede">{label}</span>
          </p>
          <EarningsBill title={earnings} />
          <p className="mt-4 text-note text-on-indigo-2">{note}</p>
        </div>
      </div>
    </section>
  );
}

/** What a client on each plan earns a partner, on a torn-off bill. */
async function EarningsBill({title}: {title: string}) {
  const [t, format] = await Promise.all([getTranslations('pricing.plans'), getFormatter()]);
  return (
    <div className="light-paper torn-edge mt-6 max-w-96 bg-raised px-6 pt-5 pb-9 text-ink [--tooth:10px]">
      <b>{title}</b>
      <dl className="mt-3 border-rule border-t border-dashed">
        {paidPlanIds.map((id) => (
          <div key={id} className="flex justify-between gap-4 border-b py-2 last:total-rule">
            <dt>{t(`${id}.name`)}</dt>
            <dd className="figures font-semibold">
              {format.number(Math.round(priceOf(id).yearly * figures.commission), 'rupees')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
