import {OwnFilm} from '@/components/illustrations/OwnFilm';
import {Section, TextList} from '@/components/sections/SectionParts';
import {ownerFacts} from '@/content/ownerFacts';
import {entriesOf, type WordsAt} from '@/i18n/words';

const look = {
  item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 border-b py-5 @sm:gap-x-7',
  icon: 'mt-1.5',
  text: 'mt-1 @max-sm:text-[1rem]/[1.55]',
};

/** Who may join, as a checklist. The condition about the affiliate terms links to them. */
export function PartnerConditions({title, text, items, film}: WordsAt<'partner.who'>) {
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
        items={entriesOf(items).map((item) => ({...item, title: titleOf(item)}))}
      />
      <figure className="mt-8 @sm:hidden print:hidden">
        <OwnFilm />
        <figcaption className="mt-3 text-balance text-ink-2 text-note deva:text-[1rem]">{film}</figcaption>
      </figure>
    </Section>
  );
}
