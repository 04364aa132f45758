import type {ReactNode} from 'react';
import type {Inset} from '@/content/insets';
import type {Product} from '@/content/suite';
import {PictureFrame, ProductPicture} from '../ProductPicture';
import {Comparison, Forecast, Places, Tally} from './CountInsets';
import {type InsetPage, type InsetProps, insetOf, wordsOfInset} from './parts';
import {Round} from './RoundInset';
import {Basket, Bill, Order} from './SoldInsets';
import {Store} from './StoreInset';

type Draw<Kind> = (props: InsetProps<Extract<Inset, {kind: Kind}>>) => ReactNode;

const drawings: {[Kind in Inset['kind']]: Draw<Kind>} = {
  bill: Bill,
  basket: Basket,
  order: Order,
  forecast: Forecast,
  comparison: Comparison,
  places: Places,
  store: Store,
  tally: Tally,
  round: Round,
};

type Props = {page: InsetPage; product: Product};

/** A product at work on the goods of a page. In a `large` frame the drawing is larger too. */
export async function PageInset({page, product, large = false}: Props & {large?: boolean}) {
  const facts = insetOf(page, product);
  if (!facts) return <ProductPicture product={product} className="min-h-60 w-full" />;
  const words = await wordsOfInset(page, product);
  // The kind decides the drawing and the type of its facts, but TypeScript cannot see that they match.
  const Drawing = drawings[facts.kind] as Draw<Inset['kind']>;
  return (
    <div
      aria-hidden="true"
      data-large={large || undefined}
      className="grid min-w-0 flex-1 place-items-center text-small data-large:text-note"
    >
      <Drawing page={page} facts={facts as never} words={words} large={large} />
    </div>
  );
}

/**
 * The same in a frame of the product's colour, which fills what the words of a panel leave. A page without goods of its own shows the
 * detail that other pages show.
 */
export const ProductInset = ({page, product}: Props) =>
  insetOf(page, product) ? (
    <PictureFrame product={product} className="flex min-h-60 flex-auto forced-color-adjust-none">
      <PageInset page={page} product={product} />
    </PictureFrame>
  ) : (
    <ProductPicture product={product} className="mt-auto h-60" />
  );
