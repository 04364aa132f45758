import {entriesOf, wordsAt} from '@/i18n/words';
import {Section, TextList} from './SectionParts';

/** Four questions that a visitor may put to anybody, and our answers. */
export async function WhyChoose() {
  const {items, ...head} = await wordsAt('home.why');
  return (
    <Section id="why-choose" {...head}>
      <TextList
        className="entries knots why-choose max-sm:[&_h3]:text-[1.0625rem] grid gap-x-[clamp(40px,6vw,96px)] gap-y-4 sm:grid-cols-2 sm:gap-y-10 *:gap-x-3 *:gap-y-1.5"
        icon="knot"
        items={entriesOf(items)}
      />
    </Section>
  );
}
