import {Action} from '@/components/ui/Action';
import {H2} from '@/components/ui/Heading';
import type {Href} from '@/content/paths';
import {entriesOf, wordsAt} from '@/i18n/words';

/** Who gets a price of their own, on the indigo band. */
export async function SpecialOffers({href}: {href: Href}) {
  const {title, text, action, items} = await wordsAt('pricing.offers');
  return (
    <section className="bg-indigo py-section text-on-indigo print:hidden" id="offers">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <H2>{title}</H2>
          <p className="mt-5 text-lede text-on-indigo-2">{text}</p>
          <Action href={href} tone="light" className="mt-8">
            {action}
          </Action>
        </div>
        <dl className="offer-list self-start border-indigo-line border-t">
          {entriesOf(items).map((offer) => (
            <div key={offer.id}>
              <dt>{offer.title}</dt>
              <dd>{offer.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
