import {H2} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {type Href, pathOf} from '@/content/paths';
import {wordsAt} from '@/i18n/words';

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
