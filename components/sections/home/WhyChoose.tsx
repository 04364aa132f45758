import {TextList} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';
import {entriesOf, wordsAt} from '@/i18n/words';
import {Affiliations} from './Affiliations';
import {Checks} from './Checks';

const questions = 'mt-6 border-t pt-6 @sm:mt-8';
const head = 'mb-4 grid items-baseline gap-x-12 gap-y-1 @md:grid-cols-[auto_auto] @md:justify-between';
const list = 'grid gap-x-8 gap-y-4 @sm:grid-cols-2 @sm:gap-y-6 @lg:grid-cols-4';
const look = {title: 'text-[1.0625rem] text-balance', text: 'mt-1 text-ink-2 text-note deva:text-[1rem]'};

/** Sums that a visitor can check; questions to ask any vendor, and this company's answers; and where the company belongs. */
export async function WhyChoose() {
  const {items, title, text} = await wordsAt('home.why');
  return (
    <section id="why-choose" className="py-section">
      <div className="wrap">
        <Checks />
        <div className={questions}>
          <div className={head}>
            <H2 className="text-h3-lg">{title}</H2>
            <p className="text-ink-2 text-note">{text}</p>
          </div>
          <TextList className={list} look={look} items={entriesOf(items)} />
        </div>
        <Affiliations />
      </div>
    </section>
  );
}
