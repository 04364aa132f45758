import {MarginSection, TextList} from '@/components/sections/SectionParts';
import {entriesOf, wordsAt} from '@/i18n/words';
import {Affiliations} from './Affiliations';
import {Checks} from './Checks';

const list = 'icon-5 icon-cloth grid gap-x-10 gap-y-4 @sm:grid-cols-2 @sm:gap-y-8';

const look = {
  item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1.5',
  icon: 'mt-1',
  title: '@max-sm:text-[1.0625rem]',
  text: 'col-start-2 text-note',
};

/** Questions to ask any vendor, and this company's answers; what a visitor can check; and where the company belongs. */
export async function WhyChoose() {
  const {items, title, text} = await wordsAt('home.why');
  const rows = (
    <>
      <Checks />
      <Affiliations />
    </>
  );
  return (
    <MarginSection id="why-choose" title={title} text={text} rows={rows}>
      <TextList className={list} icon="knot" look={look} items={entriesOf(items)} />
    </MarginSection>
  );
}
