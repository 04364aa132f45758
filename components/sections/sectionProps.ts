import type {ReactNode} from 'react';
import type {PicturePlace} from '@/content/products';
import type {Product} from '@/content/suite';
import type {Text} from '@/i18n/shape';

/** A heading, a text and entries, in the page's order. */
export type ListProps<Item = Text> = Text & {items: readonly (Item & {id: string})[]};

/** What every section of a product page gets. */
export type SectionProps<Item = Text> = ListProps<Item> & {
  /** Its anchor. */
  id: string;
  product: Product;
  /** Buttons, where its kind has them. */
  actions?: ReactNode;
  /** A drawn interface, where the facts name one. */
  picture?: ReactNode;
  /** Where the picture stands. */
  place?: PicturePlace;
};
