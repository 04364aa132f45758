import {PlanTag} from '@/components/sections/PlanTag';
import {BandSection} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {featureNeeds} from '@/content/home';
import {productHref} from '@/content/menu';
import {type Product, suite} from '@/content/suite';
import {type WordsAt, wordsAt} from '@/i18n/words';
import styles from './ProductSheet.module.css';

/** The link covers the whole field. */
const link = 'decoration-2 decoration-p underline-offset-5 after:absolute after:inset-0 group-hover:underline';

const looks = {
  first: {
    field: `${styles.field} ${styles.first} group icon-p @lg:icon-18`,
    icon: 'not-print:text-inherit',
    words: '@lg:self-end',
    tagline: 'text-note not-print:text-inherit',
    features: `${styles.features} ${styles.firstFeatures}`,
    feature: `${styles.feature} ${styles.firstFeature}`,
  },
  other: {
    field: `${styles.field} group icon-p hover:bg-p-tint`,
    icon: '',
    words: undefined,
    tagline: 'text-note',
    features: styles.features,
    feature: styles.feature,
  },
};

/** All products as fields of one sheet, each in its own colour. */
export async function ProductSheet() {
  const {items, ...head} = await wordsAt('home.products');
  const names = await wordsAt('suite');
  return (
    <BandSection id="products" ground="indigo" {...head}>
      <ul className={`${styles.sheet} icon-10 rounded-md border bg-line`}>
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
      <hgroup className={look.words}>
        <H3>
          <LocalLink href={productHref(product)} className={link}>
            {words.name}
          </LocalLink>{' '}
          <PlanTag product={product} />
        </H3>
        <p className={look.tagline}>{words.tagline}</p>
      </hgroup>
      <ul className={look.features}>
        {Object.entries(items).map(([feature, text]) => (
          <li key={feature} className={look.feature}>
            {text} <PlanTag needs={featureNeeds[feature]} />
          </li>
        ))}
      </ul>
    </li>
  );
}
