import {Section, TextList} from '@/components/sections/SectionParts';
import {entriesOf, type WordsAt} from '@/i18n/words';

const look = {
  item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-7 border-b py-5',
  icon: 'mt-1.5',
  text: 'mt-1',
};

/** Who may join, as a checklist. */
export const PartnerConditions = ({title, text, items}: WordsAt<'partner.who'>) => (
  <Section className="pb-section" title={title} text={text}>
    <TextList
      className="icon-4 icon-leaf gap-x-16 @md:grid @md:grid-cols-2"
      icon="tick"
      boxed
      look={look}
      items={entriesOf(items)}
    />
  </Section>
);
