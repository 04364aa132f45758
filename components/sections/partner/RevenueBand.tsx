import {H2} from '@/components/ui/Heading';
import type {WordsAt} from '@/i18n/words';
import {ApplyButton} from './ApplyButton';

/** A partner's share of revenue, set like the total of a bill. */
export function RevenueBand({title, text, action, figure, label, note}: WordsAt<'partner.revenue'>) {
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
          <p className="mt-4 text-note text-on-indigo-2">{note}</p>
        </div>
      </div>
    </section>
  );
}
