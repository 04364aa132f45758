import {PlanNote} from '@/components/sections/PlanNote';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {featureNeeds} from '@/content/home';
import {productHref} from '@/content/menu';
import {type Product, suite} from '@/content/suite';
import {type WordsAt, wordsAt} from '@/i18n/words';

/** Fields of one sheet, ruled off from each other. */
const sheet = 'icon-10 grid gap-px overflow-clip rounded-md border bg-line @sm:grid-cols-2 @lg:grid-cols-4';

const field =
  'group icon-p relative grid grid-cols-[2.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 bg-sheet px-4 py-3 @sm:grid-cols-1 @sm:grid-rows-[auto_auto_1fr] @sm:p-6';

/** The whole field is the link. */
const link = 'decoration-2 decoration-p underline-offset-5 after:absolute after:inset-0 group-hover:underline';

/** In narrow windows hidden: by the window, not by the part of the page, as larger text hides nothing. */
const features = 'col-span-2 text-note @sm:col-span-1 [@media_screen_and_(width<44rem)]:hidden';

/** The first product is set large, on its own colour. */
const looks = {
  first: {
    field:
      'not-print:bg-p-solid not-print:text-white @sm:col-span-2 @lg:icon-18 @lg:grid-cols-[1fr_1fr] @lg:grid-rows-[auto_1fr]',
    icon: 'not-print:text-inherit',
    words: '@lg:self-end',
    tagline: 'not-print:text-inherit',
    features: '@lg:grid @lg:auto-rows-fr @lg:text-[1.0625rem] @lg:[grid-area:1/2/-1]',
    feature: 'not-print:border-[light-dark(var(--p-line),#fff5)] @lg:content-center @lg:first:border-t-0',
  },
  other: {field: 'hover:bg-p-tint', icon: undefined, words: undefined, tagline: '', features: '', feature: ''},
};

/** Every product on one ruled sheet, each in its own hue. */
export async function ProductSheet() {
  const {items, ...head} = await wordsAt('home.products');
  const names = await wordsAt('suite');
  return (
    <Section id="products" {...head}>
      <ul className={sheet}>
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
    </Section>
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
    <li data-product={product} className={`${field} ${look.field}`}>
      <Icon name={`glyph-${product}`} {...(look.icon && {className: look.icon})} />
      <div className={look.words}>
        <H3>
          <LocalLink href={productHref(product)} className={link}>
            {words.name}
          </LocalLink>
        </H3>
        <p className={`text-note ${look.tagline}`}>{words.tagline}</p>
      </div>
      <ul className={`${features} ${look.features}`}>
        {Object.entries(items).map(([feature, text]) => (
          <li key={feature} className={`border-p-line border-t py-1.5 ${look.feature}`}>
            {text} {featureNeeds[feature] && <PlanNote needs={featureNeeds[feature]} />}
          </li>
        ))}
      </ul>
    </li>
  );
}
