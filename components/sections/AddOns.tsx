import {H3} from '@/components/ui/Heading';
import {LazyCarousel} from '@/components/ui/LazyCarousel';
import {entriesOf, type WordsAt, wordsAt} from '@/i18n/words';
import {Section} from './SectionParts';

/** What each extra does, in the manner of the product glyphs. */
const marks: Record<keyof WordsAt<'pricing.addOns.items'>, string> = {
  adsPixel: 'M8 8h12v12H8zM28 8h12v12H28zM8 28h12v12H8zM34 27l7 7-7 7-7-7z',
  advertising: 'M8 19v10h8l16 9V10l-16 9zM38 17c3 4 3 10 0 14',
  whatsapp: 'M8 40l3-9a16 16 0 1 1 7 7zM24 17l5 6-5 7-5-7z',
  sms: 'M6 9h36v24H22l-9 8v-8H6zM15 21h3m5 0h3m5 0h3',
  emailMarketing: 'M6 11h36v26H6zM6 12l18 14 18-14',
  webAnalytics: 'M7 6v35h35M14 33l8-10 7 5 10-14',
};

/** Extras that go round; on paper they stand side by side. */
export async function AddOns() {
  const {carousel, extra, items, ...head} = await wordsAt('pricing.addOns');
  const addOns = entriesOf(items);
  return (
    <Section id="add-ons" className="pb-section" {...head}>
      <LazyCarousel words={carousel} titles={addOns.map(({title}) => title)}>
        {addOns.map(({id, title, text}) => (
          <li key={id} className="add-on">
            <div>
              <div>
                <svg viewBox="0 0 48 48" aria-hidden="true">
                  <path d={marks[id]} fill="none" stroke="currentColor" strokeWidth="3" />
                </svg>
                <span>{extra}</span>
              </div>
              <div>
                <H3>{title}</H3>
                <p>{text}</p>
              </div>
            </div>
          </li>
        ))}
      </LazyCarousel>
    </Section>
  );
}
