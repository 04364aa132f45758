import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {H2} from '@/components/ui/Heading';
import type {Href} from '@/content/paths';
import {specialOffers} from '@/content/plans';

/** Who gets a price of their own, on the indigo band. */
export async function SpecialOffers({href}: {href: Href}) {
  const t = await getTranslations('pricing.offers');
  return (
    <section className="bg-indigo py-section text-on-indigo print:hidden" id="offers">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <H2>{t('title')}</H2>
          <p className="mt-5 text-lede text-on-indigo-2">{t('text')}</p>
          <Action href={href} tone="light" className="mt-8">
            {t('action')}
          </Action>
        </div>
        <dl className="offer-list self-start border-indigo-line border-t">
          {specialOffers.map((key) => (
            <div key={key}>
              <dt>{t(`items.${key}.title`)}</dt>
              <dd>{t(`items.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
