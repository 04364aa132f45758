import {getTranslations} from 'next-intl/server';
import {DemandPanel} from '@/components/illustrations/DemandBars';
import {DistributorSky} from '@/components/illustrations/DistributorSky';
import {BillSlip, PartyRates, ShopWindow, StockTable} from '@/components/illustrations/OfferingPictures';
import {CreditLeft} from '@/components/illustrations/PartyLedger';
import {RideStatus, RoundMap} from '@/components/illustrations/RoundMap';
import {PlanNote} from '@/components/sections/PlanNote';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {featureNeeds, offerings, trustStrip} from '@/content/home';
import {productHref} from '@/content/menu';
import {suite} from '@/content/suite';
import {wordsAt} from '@/i18n/words';

/** The four jobs, each with the product whose hue it has and a detail of its interface. */
const cards = [
  {key: 'sell', product: 'skycart', scene: <StockTable />},
  {key: 'supply', product: 'orderkite', scene: <CreditLeft label />},
  {key: 'deliver', product: 'quicklocal', scene: <RideStatus />},
  {key: 'decide', product: 'nimbus-ai', scene: <DemandPanel />},
] as const;

/** Four jobs, and what they all stand on. */
export async function Ecosystem() {
  const {items, trust, ...head} = await wordsAt('home.ecosystem');
  return (
    <Section id="about" {...head}>
      <div className="ecosystem grid gap-3 @sm:grid-cols-12 @sm:gap-4">
        {cards.map(({key, product, scene}) => (
          <article key={key} data-product={product}>
            <div>
              <H3 className="@sm:text-h3-lg">{items[key].title}</H3>
              <p>
                {items[key].text} <PlanNote product={product} />
              </p>
            </div>
            {scene}
          </article>
        ))}
      </div>
      <ul
        aria-label={trust.label}
        className="mt-5 flex flex-wrap gap-x-6 gap-y-1 border-rule border-y py-3 text-ink-2 text-note @sm:grid @sm:grid-cols-5 @max-lg:@sm:*:*:block"
      >
        {trustStrip.map((key) => (
          <li key={key}>
            <b className="text-ink">{trust[key].figure}</b> {trust[key].label}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const scenes = {
  airpos: <BillSlip />,
  skycart: <ShopWindow />,
  orderkite: <PartyRates />,
  'delivery-management': <RoundMap />,
  'brand-galaxy': <DistributorSky className="size-full" />,
};

/** The core offerings in blocks that take turns, each with a small picture of its interface. */
export async function Offerings() {
  const {items, ...head} = await wordsAt('home.offerings');
  const t = await getTranslations();
  return (
    <Section id="offerings" className="pb-section" {...head}>
      <div className="offering-list grid gap-y-6 @sm:gap-y-12">
        {offerings.map((product) => {
          const name = t(`suite.${product}.name`);
          return (
            <article key={product} data-product={product}>
              <div className="offering-picture">{scenes[product]}</div>
              <div>
                <p>
                  <Icon name={`glyph-${product}`} />
                  {name}
                </p>
                <H3>{items[product].title}</H3>
                <p>
                  {items[product].text} <PlanNote product={product} />
                </p>
                <LocalLink href={productHref(product)} className="text-link">
                  {t('common.actions.explore', {name})}
                  <Icon name="icon-arrow" />
                </LocalLink>
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}

/** Every product on one ruled sheet, each in its own hue. */
export async function ProductSheet() {
  const {items, ...head} = await wordsAt('home.products');
  const names = await wordsAt('suite');
  return (
    <Section id="products" {...head}>
      <ul className="product-sheet @sm:grid-cols-2 @lg:grid-cols-4">
        {suite.map((product) => (
          <li key={product} data-product={product}>
            <Icon name={`glyph-${product}`} />
            <div>
              <H3>
                <LocalLink href={productHref(product)}>{names[product].name}</LocalLink>
              </H3>
              <p>{names[product].tagline}</p>
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
