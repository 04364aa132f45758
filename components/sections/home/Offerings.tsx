import {getTranslations} from 'next-intl/server';
import {ProductPicture} from '@/components/illustrations/ProductPicture';
import {PlanTag} from '@/components/sections/PlanTag';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {offerings} from '@/content/home';
import {productHref} from '@/content/menu';
import {wordsAt} from '@/i18n/words';
import styles from './Offerings.module.css';

const block = 'grid content-start items-center gap-x-[clamp(32px,5vw,72px)] gap-y-3 @sm:grid-cols-2';

/** The side of the picture. In a wide window, the blocks have it on the left and on the right by turns. */
const sides = {
  left: {block: '@lg:grid-cols-[32rem_minmax(0,1fr)]', picture: ''},
  right: {block: '@lg:grid-cols-[minmax(0,1fr)_32rem]', picture: '@sm:order-1'},
};

/** The main products, each with a detail of its interface. */
export async function Offerings() {
  const {items, ...head} = await wordsAt('home.offerings');
  const t = await getTranslations();
  return (
    <Section id="offerings" className="pb-section" {...head}>
      <div className={styles.list}>
        {offerings.map((product, index) => {
          const name = t(`suite.${product}.name`);
          const side = index % 2 === 0 ? sides.left : sides.right;
          return (
            <article key={product} data-product={product} className={`${block} ${side.block}`}>
              <ProductPicture product={product} className={`h-48 @sm:h-62 @lg:h-74 ${side.picture}`} />
              <div>
                <p className="icon-8 icon-p flex items-center gap-2.5 font-semibold">
                  <Icon name={`glyph-${product}`} />
                  {`${name} `}
                  <PlanTag product={product} apart />
                </p>
                <H3 className="mt-1 mb-1.5 text-[clamp(1.375rem,1.1rem+1.2vw,2rem)]">{items[product].title}</H3>
                <p className="@max-sm:text-note @sm:max-w-[36rem]">{items[product].text}</p>
                <LocalLink href={productHref(product)} className="text-link icon-3.5 mt-1 gap-2 font-semibold">
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
