import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {SmallSky} from '@/components/illustrations/DistributorSky';
import {BillSlip, PartyRates, ShopWindow} from '@/components/illustrations/OfferingPictures';
import {RoundMap} from '@/components/illustrations/RoundMap';
import {PlanTag} from '@/components/sections/PlanTag';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {offerings} from '@/content/home';
import {productHref} from '@/content/menu';
import {wordsAt} from '@/i18n/words';
import styles from './Offerings.module.css';

type Offering = (typeof offerings)[number];

/** A detail of each product's interface, which runs over the edge of its card. */
const pictures: Record<Offering, ReactNode> = {
  airpos: <BillSlip printing />,
  skycart: <ShopWindow high />,
  orderkite: <PartyRates inCorner />,
  'delivery-management': <RoundMap wide />,
  'brand-galaxy': <SmallSky />,
};

/** In a wide window three cards stand in the first row and two larger ones in the second. In a narrower one the last is alone. */
const list = 'grid gap-4 @sm:grid-cols-2 @lg:grid-cols-6';
const sizes = {
  small: {card: '@lg:col-span-2', title: ''},
  large: {card: '@lg:col-span-3 last:@max-lg:@sm:col-span-2', title: '@lg:text-[1.75rem]'},
};

const card = 'flex flex-col overflow-clip rounded-md print:break-inside-avoid';
const onTint = 'bg-p-tint icon-p';
const looks: Partial<Record<Offering, string>> = {
  'brand-galaxy':
    'icon-marigold border border-night-line not-print:bg-night not-print:text-white not-print:[--color-ink-2:var(--color-on-night)] not-print:[--color-ink:var(--color-white)]',
};

const picture =
  'relative min-h-46 @max-[23rem]:min-h-50 flex-auto overflow-clip text-ink text-note [--icon-color:initial] [--icon-size:initial] @sm:min-h-58 @lg:mt-auto @lg:flex-none print:hidden';

/** The main products, each with a detail of its interface. */
export async function Offerings() {
  const {items, ...head} = await wordsAt('home.offerings');
  const t = await getTranslations();
  return (
    <Section id="offerings" className="pb-section" {...head}>
      <div className={`${list} ${styles.list}`}>
        {offerings.map((product, index) => {
          const name = t(`suite.${product}.name`);
          const size = index < 3 ? sizes.small : sizes.large;
          return (
            <article
              key={product}
              data-product={product}
              className={`${card} ${size.card} ${looks[product] ?? onTint}`}
            >
              <div className="p-4 pb-3 @sm:p-7 @sm:pb-4">
                <p className="icon-8 flex min-h-9.5 items-center gap-2.5 font-semibold leading-tight @sm:@max-lg:gap-2 @sm:@max-lg:text-[1rem] large-text:flex-wrap @max-[23rem]:flex-wrap">
                  <Icon name={`glyph-${product}`} />
                  {`${name} `}
                  <span className="ml-auto font-normal">
                    <PlanTag product={product} quiet />
                  </span>
                </p>
                <H3 className={`mt-2 mb-1.5 text-[1.375rem] @sm:text-h3-lg ${size.title}`}>{items[product].title}</H3>
                <p className="text-note @sm:text-[1rem]">{items[product].text}</p>
                <LocalLink href={productHref(product)} className="text-link icon-3.5 mt-1 gap-2 font-semibold">
                  {t('common.actions.explore', {name})}
                  <Icon name="icon-arrow" />
                </LocalLink>
              </div>
              <div data-picture className={picture}>
                {pictures[product]}
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}
