import {ClosingSlip} from '@/components/illustrations/CounterDesk';
import {Section, TextList} from '@/components/sections/SectionParts';
import {entriesOf, type WordsAt} from '@/i18n/words';

/** The gaps of 1px between the fields show the sheet's background as lines. */
const sheet =
  'icon-6 icon-cloth grid grid-cols-[minmax(0,1fr)] gap-px overflow-clip rounded-md border bg-line @sm:grid-cols-2 print:bg-transparent';

/** On a phone a field's knot is beside its title. */
const look = {
  item: 'bg-sheet p-5 @sm:p-8 @max-sm:grid @max-sm:grid-cols-[auto_minmax(0,1fr)] @max-sm:gap-x-3',
  title: '@sm:mt-4',
  text: 'mt-2 @max-sm:col-span-full @max-sm:text-[1rem]/[1.55]',
};

/** What a partner gets, and beside it a day of a client whose books tally. */
export const PartnerBenefits = ({title, text, items, drawer}: WordsAt<'partner.benefits'>) => (
  <Section title={title} text={text}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 @xl:grid-cols-[minmax(0,1fr)_22rem] print:block">
      <TextList className={sheet} icon="knot" look={look} items={entriesOf(items)} />
      <figure className="self-center @sm:@max-xl:hidden large-text:hidden print:hidden">
        <div aria-hidden="true">
          <ClosingSlip />
        </div>
        <figcaption className="mt-4 text-balance text-center text-ink-2 text-note deva:text-[1rem]">
          {drawer}
        </figcaption>
      </figure>
    </div>
  </Section>
);
