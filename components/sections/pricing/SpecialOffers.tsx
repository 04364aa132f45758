import {Action} from '@/components/ui/Action';
import {H2} from '@/components/ui/Heading';
import type {Href} from '@/content/paths';
import {entriesOf, wordsAt} from '@/i18n/words';

/** The groups that get a special price. */
export async function SpecialOffers({href}: {href: Href}) {
  const {title, text, action, items} = await wordsAt('pricing.offers');
  return (
    <section className="indigo-ground py-section print:hidden" id="offers">
      <div className="wrap grid gap-x-16 gap-y-10 @lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <H2>{title}</H2>
          <p className="mt-5 text-ink-2 text-lede">{text}</p>
          <Action href={href} tone="light" className="mt-8">
            {action}
          </Action>
        </div>
        <dl className="self-start border-t">
          {entriesOf(items).map((offer) => (
            <div key={offer.id} className="grid gap-x-8 gap-y-1 border-b py-5 @sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold text-h3/snug text-marigold">{offer.title}</dt>
              <dd className="text-pretty text-ink-2">{offer.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
