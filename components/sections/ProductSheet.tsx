import {getTranslations} from 'next-intl/server';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {featureNeeds, productFeatures} from '@/content/home';
import {productHref} from '@/content/menu';
import {suite} from '@/content/suite';
import {PlanNote} from './PlanNote';
import {Section} from './SectionParts';

/** Every product on one ruled sheet, each in its own hue. */
export async function ProductSheet() {
  const [t, names] = await Promise.all([getTranslations('home.products'), getTranslations('suite')]);
  return (
    <Section id="products" title={t('title')} text={t('text')}>
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
              {productFeatures[product].map((feature) => (
                // Each product has words for its own features; of all together the compiler knows no key.
                <li key={feature}>
                  {t(`items.${product}.${feature}` as never)} <PlanNote needs={featureNeeds[feature]} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
