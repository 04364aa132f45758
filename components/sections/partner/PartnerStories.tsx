import {Testimonial} from '@/components/sections/Testimonial';
import {H2} from '@/components/ui/Heading';
import {entriesOf, type WordsAt} from '@/i18n/words';

const look = {figure: 'gap-6', quote: 'pl-6 text-[1.25rem]/normal deva:leading-relaxed'};

/** Quotes of partners, side by side. */
export function PartnerStories({title, sample, items}: WordsAt<'partner.stories'>) {
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <H2>{title}</H2>
        <p className="mt-4 text-ink-2">{sample}</p>
        <div className="mt-10 grid gap-x-12 gap-y-10 @lg:grid-cols-3">
          {entriesOf(items).map(({id, quote, author, company}) => (
            <Testimonial key={id} name={author} role={company} look={look}>
              {quote}
            </Testimonial>
          ))}
        </div>
      </div>
    </section>
  );
}
