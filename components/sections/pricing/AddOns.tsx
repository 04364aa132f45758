import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LazyCarousel} from '@/components/ui/LazyCarousel';
import {entriesOf, wordsAt} from '@/i18n/words';
import styles from './AddOns.module.css';

/** The add-ons in a carousel. In print they are side by side. */
export async function AddOns() {
  const {carousel, extra, items, ...head} = await wordsAt('pricing.addOns');
  const addOns = entriesOf(items);
  return (
    <Section id="add-ons" className="pb-section" {...head}>
      <LazyCarousel words={carousel} titles={addOns.map(({title}) => title)}>
        {addOns.map(({id, title, text}) => (
          <li key={id} className={`${styles.slide} icon-11 icon-cloth-text`}>
            <div className={styles.card}>
              <div className="flex items-start justify-between">
                <Icon name={`feature-${id}`} />
                <span className={styles.price}>{extra}</span>
              </div>
              <div>
                <H3>{title}</H3>
                <p className="mt-1.5 text-note">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </LazyCarousel>
    </Section>
  );
}
