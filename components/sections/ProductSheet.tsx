import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Href} from '@/content/paths';
import type {Product} from '@/content/suite';
import css from './ProductSheet.module.css';
import {SectionHead} from './SectionHead';

const variants = {
  bold: css.bold,
  sky: `${css.bold} ${css.sky}`,
  plain: css.plain,
  beside: `${css.plain} ${css.beside}`,
  wide: css.wide,
} as const;

export type ProductCard = {
  product: Product;
  name: string;
  text: string;
  href: Href;
  /** What a bold card invites to. */
  explore: string;
  features: readonly string[];
  /**
   * bold: a block of the product's colour, `sky` with the scene as its ground; plain: a picture on top, which `beside`
   * has at its side where the sheet is narrow; wide: the whole row.
   */
  look: keyof typeof variants;
  scene: ReactNode;
};

type Props = {title: string; text: string; cards: readonly ProductCard[]};

/** The products on one ruled sheet, each in its own hue. */
export function ProductSheet({title, text, cards}: Props) {
  return (
    <section id="products" className="wrap py-section">
      <SectionHead title={title} text={text} />
      <div className={css.sheet}>
        {cards.map((card) => (
          <Card key={card.product} {...card} />
        ))}
      </div>
    </section>
  );
}

function Card({product, name, text, href, explore, features, look, scene}: ProductCard) {
  const isBold = look === 'bold' || look === 'sky';
  const list = (
    <ul className={css.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
  return (
    <article id={product} data-product={product} className={`${css.card} ${variants[look]}`}>
      <div className={css.words}>
        <Icon name={`glyph-${product}`} className={css.glyph} />
        <h3 className="text-h3-lg">
          <LocalLink href={href} className={css.link}>
            {name}
          </LocalLink>
        </h3>
        <p>{text}</p>
        {isBold && list}
        {isBold && (
          <span aria-hidden="true" className={css.explore}>
            {explore}
          </span>
        )}
      </div>
      <div aria-hidden="true" className={css.scene}>
        {scene}
      </div>
      {!isBold && list}
    </article>
  );
}
