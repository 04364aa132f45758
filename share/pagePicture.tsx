import type {ReactNode} from 'react';
import type {IndustrySlug} from '@/content/industries';
import type {Collection, Page, Slug, singlePages} from '@/content/paths';
import {productPage, type SceneName} from '@/content/products';
import type {Product} from '@/content/suite';
import type {UseCaseSlug} from '@/content/useCases';
import type {Translator} from '@/i18n/translator';
import {type Colours, coloursOf} from '@/lib/paletteFromCss';
import {Home} from './Home';
import {Industry} from './Industry';
import {Pricing} from './Pricing';
import {Backdrop} from './parts';
import {rides, round} from './scenes/delivery';
import {forecast} from './scenes/forecast';
import {counter, storefront, till} from './scenes/shops';
import {orderDesk, sky} from './scenes/wholesale';
import {UseCase} from './UseCase';

/** A figure of the drawing, which the card shows on a slip of paper. */
export type Note = {label: string; amount: string};

/** Draws a product's interface, with the same goods and sums as on the product's page. */
type Draw = (words: Translator, colours: Colours) => {drawing: ReactNode; note: Note};

const scenes: Record<SceneName, Draw> = {storefront, till, counter, orderDesk, rides, sky, forecast, round};

type Picture = {drawing: ReactNode; product?: Product; note?: Note};

/**
 * The picture of each page, for the right half of the card. It is drawn 612 × 590 px large. 578 px of its width are visible,
 * from 20 px on. Chats that show a square out of the card's middle show 293 px.
 */
const pictures: Record<keyof typeof singlePages | Collection, (words: Translator, slug: string) => Picture> = {
  '/': (words) => ({drawing: <Home words={words} />}),
  '/pricing': (words) => ({drawing: <Pricing words={words} />}),
  '/partner-program': () => ({drawing: <Backdrop file="plain" />}),
  '/contact': () => ({drawing: <Backdrop file="plain" />}),
  products: (words, slug) => {
    const {product, scene} = productPage(slug as Slug<'products'>);
    const colours = coloursOf(product);
    const {drawing, note} = scenes[scene](words, colours);
    const onProductColour = (
      <div tw="flex w-full h-full" style={{background: colours.solid}}>
        {drawing}
      </div>
    );
    return {product, note, drawing: onProductColour};
  },
  industries: (_, slug) => ({drawing: <Industry industry={slug as IndustrySlug} />}),
  useCases: (words, slug) => ({drawing: <UseCase slug={slug as UseCaseSlug} words={words} />}),
  productPricing: (words) => ({drawing: <Pricing words={words} />}),
  legal: () => ({drawing: <Backdrop file="plain" />}),
};

export function pictureOf({path, collection, slug = ''}: Page, words: Translator): Picture {
  // Pages of a collection share a picture. The path of any other page is a key of `singlePages`.
  const draw = pictures[collection ?? (path as keyof typeof singlePages)];
  return draw(words, slug);
}
