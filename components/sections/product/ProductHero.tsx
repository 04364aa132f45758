import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {Path} from '@/content/paths';
import {priceOf} from '@/content/priceOf';
import type {HeroLayout} from '@/content/products';
import {type Product, plansWithProduct} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import styles from './ProductHero.module.css';

type Props = Text & {
  path: Path;
  product: Product;
  layout: HeroLayout;
  buttons: ReactNode;
  /** The product's interface, drawn. */
  scene: ReactNode;
};

/** The classes of the parts of a hero, by its layout. */
const looks = {
  /** The words are in two columns on the product's colour. The interface reaches below the colour. */
  desk: {
    hero: styles.desk,
    frame: 'pt-8 @md:pt-14',
    card: '',
    words: 'gap-x-16 @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
    title: '',
    scene: 'mt-10 @md:mt-14',
  },
  /** The sky begins beside the words and runs out behind them. A sheet of paper reaches below it. */
  night: {
    hero: `relative isolate overflow-clip @sm:pb-9 ${styles.night}`,
    frame: 'pt-8 @md:pt-14 @lg:grid @lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] @lg:items-center @lg:gap-x-6',
    card: 'relative z-1',
    words: '',
    title: '@lg:text-[3.25rem] deva:@lg:text-[2.875rem]',
    scene: 'mt-2 @lg:contents',
  },
  /** The words are on a card, which lies on the map as the phone does. */
  map: {
    hero: `relative isolate overflow-clip ${styles.map}`,
    frame: 'grid grid-cols-1 gap-x-10 gap-y-10 pt-5 @md:pt-10 @lg:grid-cols-[minmax(0,1fr)_auto] @xl:gap-x-14',
    card: 'rounded-md bg-p-solid px-5 pt-5 pb-7 @max-sm:-mx-2 @sm:p-8 @lg:mb-12 @lg:self-center',
    words: '',
    title: '@lg:text-[3rem] deva:@lg:text-[2.625rem]',
    scene: '',
  },
} satisfies Record<HeroLayout, object>;

/** The promise and the product's interface. */
export async function ProductHero({path, product, layout, title, text, buttons, scene}: Props) {
  const note = await heroNote(product);
  const look = looks[layout];
  return (
    <section data-hero={layout} className={`${styles.hero} ${look.hero} text-on-p`}>
      <div className={`wrap ${look.frame}`}>
        <div className={look.card}>
          <div className="flex items-center gap-3.5">
            <Icon name={`glyph-${product}`} className="size-10 shrink-0" />
            <Breadcrumb path={path} />
          </div>
          <div className={`mt-6 grid grid-cols-1 items-start gap-y-6 ${look.words}`}>
            <H1 className={look.title}>{title}</H1>
            <div>
              <Lede>{text}</Lede>
              <ButtonRow className="mt-7 *:text-balance">{buttons}</ButtonRow>
              <p className="mt-4 text-balance text-note">{note}</p>
            </div>
          </div>
        </div>
        <div className={`${look.scene} ${styles.interface}`}>{scene}</div>
      </div>
      <HeroEnd />
    </section>
  );
}

/** In which plans the product is. */
async function heroNote(product: Product): Promise<string> {
  const t = await getTranslations('pricing');
  const [smallest] = plansWithProduct(product);
  if (!smallest) return t('heroNote.apart');
  if (smallest === 'starter') return t('heroNote.every', {price: priceOf(smallest).monthly});
  return t('heroNote.with', {plan: t(`plans.${smallest}.name`)});
}
