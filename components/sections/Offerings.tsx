import {getTranslations} from 'next-intl/server';
import {DistributorSky} from '@/components/illustrations/DistributorSky';
import {BillSlip, PartyRates, ShopWindow} from '@/components/illustrations/OfferingPictures';
import {RoundMap} from '@/components/illustrations/RoundMap';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {offerings} from '@/content/home';
import {productHref} from '@/content/menu';
import {PlanNote} from './PlanNote';
import {Section} from './SectionParts';

const scenes = {
  airpos: <BillSlip />,
  skycart: <ShopWindow />,
  orderkite: <PartyRates />,
  'delivery-management': <RoundMap />,
  'brand-galaxy': <DistributorSky className="size-full" />,
};

/** The core offerings in blocks that take turns, each with a small picture of its interface. */
export async function Offerings() {
  const [t, common] = await Promise.all([getTranslations('home.offerings'), getTranslations()]);
  return (
    <Section id="offerings" className="pb-section" title={t('title')} text={t('text')}>
      <div className="offering-list grid gap-y-6 sm:gap-y-12">
        {offerings.map((product) => {
          const name = common(`suite.${product}.name`);
          return (
            <article key={product} data-product={product}>
              <div className="offering-picture">{scenes[product]}</div>
              <div>
                <p>
                  <Icon name={`glyph-${product}`} />
                  {name}
                </p>
                <H3>{t(`items.${product}.title`)}</H3>
                <p>
                  {t(`items.${product}.text`)} <PlanNote product={product} />
                </p>
                <LocalLink href={productHref(product)} className="text-link">
                  {common('common.actions.explore', {name})}
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
