import {getTranslations} from 'next-intl/server';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {featureNeeds} from '@/content/home';
import {productHref} from '@/content/menu';
import {suite} from '@/content/suite';
import {wordsAt} from '@/i18n/words';
import {PlanNote} from './PlanNote';
import {Section} from './SectionParts';

/** Every product on one ruled sheet, each in its own hue. */
export async function ProductSheet() {
  const {items, ...head} = await wordsAt('home.products');
  const names = await getTranslations('suite');
  return (
    <Section id="products" {...head}>
      <ul className="product-sheet sm:grid-cols-2 lg:grid-cols-4">
        {suite.map((product) => (
          <li key={product} data-product={product}>
            <Icon name={`glyph-${product}`} />
            <div>
              <H3>
                <LocalLink href={productHref(product)}>{names(`${product}.name`)}</LocalLink>
              </H3>
              <p>{names(`${product}.tagline`)}</p>
            </div>
            <ul>
              {Object.entries(items[product]).map(([feature, text]) => (
                <li key={feature}>
                  {text} {featureNeeds[feature] && <PlanNote needs={featureNeeds[feature]} />}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
