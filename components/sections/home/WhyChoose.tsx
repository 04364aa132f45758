import {MarginSection, TextList} from '@/components/sections/SectionParts';
import {entriesOf, wordsAt} from '@/i18n/words';

const list = 'icon-5 icon-cloth grid gap-x-10 gap-y-4 @sm:grid-cols-2 @sm:gap-y-8';

const look = {
  item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1.5',
  icon: 'mt-1',
  title: '@max-sm:text-[1.0625rem]',
  text: 'col-start-2 @max-sm:text-note',
};

/** Questions to ask any vendor, and this company's answers. */
export async function WhyChoose() {
  const {items, ...head} = await wordsAt('home.why');
  return (
    <MarginSection id="why-choose" {...head}>
      <TextList className={list} icon="knot" look={look} items={entriesOf(items)} />
    </MarginSection>
  );
}
