import {type ListProps, TextList} from '@/components/sections/SectionParts';
import {Action} from '@/components/ui/Action';
import {H2, H3} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {type Href, pathOf} from '@/content/paths';
import {type PlanId, planIds} from '@/content/plans';
import type {Text} from '@/i18n/shape';
import {entriesOf, wordsAt} from '@/i18n/words';

type FitProps = Text & {items: Record<PlanId, Text>; questions: Pick<ListProps, 'title' | 'items'>};

const fitRow =
  'grid gap-x-10 @md:grid-cols-[9rem_minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[6rem_minmax(0,2fr)_minmax(0,3fr)]';

/** On a product's pricing page: which plan suits whom, and questions that buyers ask. */
export async function PlanFit({title, text, items, questions}: FitProps) {
  const plans = await wordsAt('pricing.plans');
  return (
    <section className="mb-section bg-p-tint py-section dark:bg-sheet" id="fit">
      <div className="wrap">
        <div className={`${fitRow} items-end gap-y-4`}>
          <H2 className="@md:col-span-2 print:col-span-2">{title}</H2>
          <p>{text}</p>
        </div>
        <ol className="mt-10 border-rule border-t-[1.5px]">
          {planIds.map((id) => (
            <li key={id} className={`${fitRow} gap-y-1.5 border-p-line border-b py-6`}>
              <b className="text-p">{plans[id].name}</b>
              <H3>{items[id].title}</H3>
              <p>{items[id].text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 break-inside-avoid">
          <H2 className="text-h3-lg">{questions.title}</H2>
          <TextList
            items={questions.items}
            className="mt-6 grid gap-x-16 gap-y-8 @md:grid-cols-2 print:grid-cols-2"
            look={{text: 'mt-2'}}
          />
        </div>
      </div>
    </section>
  );
}

const terms = ['tax', 'renewal', 'refund', 'trial', 'buying', 'ask'] as const;

/** What a buyer should know before paying: taxes, renewal, refunds and so on. */
export async function PaymentTerms() {
  const {title, items, read, write} = await wordsAt('pricing.terms');
  const links: {[term: string]: {href: Href; label: string}} = {
    refund: {href: `${pathOf('legal', 'terms-of-service')}#fees`, label: read},
    buying: {href: '/contact', label: write},
  };
  return (
    <div className="mt-10 text-note">
      <H2 className="border-rule border-b-[1.5px] pb-3 text-h3">{title}</H2>
      <dl className="grid gap-x-16 @lg:grid-cols-2">
        {terms.map((term) => {
          const link = links[term];
          return (
            <div key={term} className="grid gap-x-6 border-b py-3 @sm:grid-cols-[8rem_1fr]">
              <dt className="font-semibold text-ink">{items[term].name}</dt>
              <dd>
                {items[term].text}{' '}
                {link && (
                  <LocalLink href={link.href} className="underline">
                    {link.label}
                  </LocalLink>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** The groups that get a special price. */
export async function SpecialOffers({href}: {href: Href}) {
  const {title, text, action, items} = await wordsAt('pricing.offers');
  return (
    <section className="bg-indigo py-section text-on-indigo print:hidden" id="offers">
      <div className="wrap grid gap-x-16 gap-y-10 @lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <H2>{title}</H2>
          <p className="mt-5 text-lede text-on-indigo-2">{text}</p>
          <Action href={href} tone="light" className="mt-8">
            {action}
          </Action>
        </div>
        <dl className="self-start border-indigo-line border-t">
          {entriesOf(items).map((offer) => (
            <div
              key={offer.id}
              className="grid gap-x-8 gap-y-1 border-indigo-line border-b py-5 @sm:grid-cols-[14rem_1fr]"
            >
              <dt className="font-semibold text-h3/snug text-marigold">{offer.title}</dt>
              <dd className="text-on-indigo-2">{offer.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
