import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {Path} from '@/content/paths';
import {priceOf} from '@/content/priceOf';
import {type Product, plansWith} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import styles from './ProductHero.module.css';

type Props = Text & {
  path: Path;
  product: Product;
  buttons: ReactNode;
  /** The product's interface, drawn. */
  scene: ReactNode;
};

/** The promise in the product's own colour, and its interface, which reaches below the colour. */
export async function ProductHero({path, product, title, text, buttons, scene}: Props) {
  const note = await heroNote(product);
  return (
    <section data-hero className={`${styles.hero} text-on-p`}>
      <div className="wrap pt-8 @md:pt-14">
        <div className="flex items-center gap-3.5">
          <Icon name={`glyph-${product}`} className="size-10 shrink-0" />
          <Breadcrumb path={path} />
        </div>
        <div className="mt-6 grid grid-cols-1 items-start gap-x-16 gap-y-6 @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <H1>{title}</H1>
          <div>
            <Lede>{text}</Lede>
            <ButtonRow className="mt-7">{buttons}</ButtonRow>
            <p className="mt-4 text-note @sm:text-balance">{note}</p>
          </div>
        </div>
        <div className={`mt-10 @md:mt-14 ${styles.interface}`}>{scene}</div>
      </div>
      <HeroEnd />
    </section>
  );
}

/** In which plans the product is. */
async function heroNote(product: Product): Promise<string> {
  const t = await getTranslations('pricing');
  const [smallest] = plansWith(product);
  if (!smallest) return t('heroNote.apart');
  if (smallest === 'starter') return t('heroNote.every', {price: priceOf(smallest).monthly});
  return t('heroNote.with', {plan: t(`plans.${smallest}.name`)});
}
