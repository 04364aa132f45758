import type {ReactNode} from 'react';
import type {Product} from '@/content/suite';
import type {Text} from '@/i18n/shape';

/** What every section of a product page gets; `items` are in the page's order. */
export type SectionProps<Item = Text> = Text & {
  /** Its anchor. */
  id: string;
  product: Product;
  items: readonly (Item & {id: string})[];
  /** Buttons, where its kind has them. */
  actions?: ReactNode;
  /** A drawn interface, where the facts name one. */
  picture?: ReactNode;
};
