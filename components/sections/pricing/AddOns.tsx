import {Fragment} from 'react';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LazyCarousel} from '@/components/ui/LazyCarousel';
import {LocalLink} from '@/components/ui/LocalLink';
import {productHref} from '@/content/menu';
import {ownerFacts} from '@/content/ownerFacts';
import {addOns} from '@/content/plans';
import {plansWithProduct, suite} from '@/content/suite';
import {inLanguage} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {wordsAt} from '@/i18n/words';
import styles from './AddOns.module.css';

/** The products that are in no plan. */
const productsApart = suite.filter((product) => plansWithProduct(product).length === 0);

/** The add-ons in a carousel, and the products that can be added to any plan. In print they are side by side. */
export async function AddOns() {
  const {carousel, quoted, items, ...head} = await wordsAt('pricing.addOns');
  const names = await wordsAt('suite');
  const rates = ownerFacts.addOnRates ?? {};
  const locale = await pageLocale();
  return (
    <Section id="add-ons" className="pb-section" {...head}>
      <LazyCarousel words={carousel} titles={addOns.map((id) => items[id].title)}>
        {addOns.map((id) => {
          const rate = inLanguage(rates[id], locale);
          return (
            <li key={id} className={`${styles.slide} icon-8 icon-cloth-text`}>
              <div className={styles.card}>
                <Icon name={`feature-${id}`} />
                <H3>{items[id].title}</H3>
                <p className="col-span-full text-note deva:text-[1rem]/[1.6]">{items[id].text}</p>
                {rate && <b className="col-span-full text-note">{rate}</b>}
              </div>
            </li>
          );
        })}
      </LazyCarousel>
      <p className="mt-6 max-w-none text-note deva:text-[1rem]/[1.6]">
        {quoted}{' '}
        {productsApart.map((product, index) => (
          <Fragment key={product}>
            {index > 0 && ' · '}
            <LocalLink href={productHref(product)} className="underline">
              {names[product].name}
            </LocalLink>
          </Fragment>
        ))}
      </p>
    </Section>
  );
}
