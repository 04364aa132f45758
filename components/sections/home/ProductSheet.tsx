import type {ReactNode} from 'react';
import {ShopCorner} from '@/components/illustrations/OfferingPictures';
import {StopPicture} from '@/components/illustrations/StopPicture';
import {PlanTag} from '@/components/sections/PlanTag';
import {BandSection} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {featureNeeds} from '@/content/home';
import {productHref} from '@/content/menu';
import {counterBill, demand} from '@/content/sampleShop';
import {type Product, suite} from '@/content/suite';
import {type WordsAt, wordsAt} from '@/i18n/words';
import styles from './ProductSheet.module.css';

/** The link covers the whole field. */
const link = 'decoration-2 decoration-p underline-offset-5 after:absolute after:inset-0 group-hover:underline';

const looks = {
  first: {
    field: `${styles.field} ${styles.first} group icon-p`,
    icon: `${styles.icon} not-print:text-inherit`,
    picture: styles.firstPicture,
    tagline: 'not-print:text-inherit',
    feature: `${styles.feature} ${styles.firstFeature}`,
  },
  other: {
    field: `${styles.field} group icon-p hover:bg-p-tint`,
    icon: styles.icon,
    picture: `${styles.picture} @max-sm:*:origin-bottom @max-sm:*:scale-85`,
    tagline: '',
    feature: styles.feature,
  },
};

/** A detail of each product's interface, other than those above. */
const pictures: Record<Product, ReactNode> = {
  skycart: <ShopCorner />,
  airpos: <StopPicture picture={{kind: 'goods', lines: counterBill.lines.map(({good}) => ({good, quantity: 1}))}} />,
  orderkite: <StopPicture picture={{kind: 'carton', good: 'tea'}} />,
  quicklocal: <StopPicture picture={{kind: 'ride'}} />,
  'brand-galaxy': <StopPicture picture={{kind: 'sky'}} />,
  'nimbus-ai': <StopPicture picture={{kind: 'bars', counts: demand.sold, highlightFrom: 4}} />,
  'delivery-management': <StopPicture picture={{kind: 'round'}} />,
};

/** All products as fields of one sheet, each in its own colour. On a phone they are small tiles, without their features. */
export async function ProductSheet() {
  const {items, ...head} = await wordsAt('home.products');
  const names = await wordsAt('suite');
  return (
    <BandSection id="products" ground="indigo" {...head}>
      <ul className={`${styles.sheet} icon-8 rounded-md border bg-line text-ink @sm:icon-10`}>
        {suite.map((product, index) => (
          <ProductField
            key={product}
            product={product}
            look={index === 0 ? looks.first : looks.other}
            words={names[product]}
            items={items[product]}
          />
        ))}
      </ul>
    </BandSection>
  );
}

type FieldProps = {
  product: Product;
  look: (typeof looks)[keyof typeof looks];
  words: WordsAt<'suite'>[Product];
  items: Record<string, string>;
};

function ProductField({product, look, words, items}: FieldProps) {
  return (
    <li data-product={product} className={look.field}>
      <Icon name={`glyph-${product}`} className={look.icon} />
      <div data-picture className={`print:hidden ${look.picture}`}>
        {pictures[product]}
      </div>
      <hgroup className={styles.words}>
        <H3 className={styles.name}>
          <LocalLink href={productHref(product)} className={link}>
            {words.name}
          </LocalLink>{' '}
          <span className={styles.tag}>
            <PlanTag product={product} quiet />
          </span>
        </H3>
        <p className={`text-scene @sm:mt-1 @sm:text-note ${look.tagline}`}>{words.tagline}</p>
      </hgroup>
      <ul className={`text-small deva:text-[1rem]/[1.6] ${styles.features}`}>
        {Object.entries(items).map(([feature, text]) => (
          <li key={feature} className={look.feature}>
            {`${text} `}
            <PlanTag needs={featureNeeds[feature]} quiet />
          </li>
        ))}
      </ul>
    </li>
  );
}
