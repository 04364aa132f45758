import type {ReactNode} from 'react';
import {ClosingSlip} from '@/components/illustrations/CounterDesk';
import {Section, TextList} from '@/components/sections/SectionParts';
import {entriesOf, type WordsAt} from '@/i18n/words';

/** The gaps of 1px between the fields show the sheet's background as lines. */
const sheet =
  'icon-6 icon-cloth grid grid-cols-[minmax(0,1fr)] gap-px overflow-clip rounded-md border bg-line @sm:grid-cols-2 @lg:grid-cols-3 print:bg-transparent';

const look = {item: 'bg-sheet p-6 @sm:p-8', title: 'mt-4', text: 'mt-2'};

/** Books that tally. */
const pictures: {[benefit: string]: ReactNode} = {recurringTrust: <ClosingSlip />};

export const PartnerBenefits = ({title, text, items}: WordsAt<'partner.benefits'>) => (
  <Section title={title} text={text}>
    <TextList
      className={sheet}
      icon="knot"
      look={look}
      items={entriesOf(items).map((item) => ({...item, picture: pictures[item.id]}))}
    />
  </Section>
);
