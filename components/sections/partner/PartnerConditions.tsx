import type {ReactNode} from 'react';
import {FilmedTill} from '@/components/illustrations/PicturesOfBill';
import {Section, TextList} from '@/components/sections/SectionParts';
import {ownerFacts} from '@/content/ownerFacts';
import {entriesOf, type WordsAt} from '@/i18n/words';

const look = {
  item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-7 border-b py-5',
  icon: 'mt-1.5',
  text: 'mt-1',
};

/** A video that somebody made. */
const pictures: {[condition: string]: ReactNode} = {originalContent: <FilmedTill />};

/** Who may join, as a checklist. The condition about the affiliate terms links to them. */
export function PartnerConditions({title, text, items}: WordsAt<'partner.who'>) {
  const {affiliateTerms} = ownerFacts;
  const titleOf = (item: {id: string; title: string}) =>
    item.id === 'terms' && affiliateTerms ? (
      <a href={affiliateTerms} className="text-link">
        {item.title}
      </a>
    ) : (
      item.title
    );
  return (
    <Section className="pb-section" title={title} text={text}>
      <TextList
        className="icon-4 icon-leaf gap-x-16 @md:grid @md:grid-cols-2"
        icon="tick"
        boxed
        look={look}
        items={entriesOf(items).map((item) => ({...item, title: titleOf(item), picture: pictures[item.id]}))}
      />
    </Section>
  );
}
