import type {ReactNode} from 'react';
import type {IndustrySlug} from '@/content/industries';
import type {Collection, Page, Slug, singlePages} from '@/content/paths';
import {productPage, type SceneName} from '@/content/products';
import {stops} from '@/content/sample';
import type {Product} from '@/content/suite';
import type {UseCaseSlug} from '@/content/useCases';
import type {Translator} from '@/i18n/translator';
import {industryIllustration, readIllustration} from '@/lib/illustrations';
import {type Colours, coloursOf, palette} from '@/lib/palette';
import {Pricing} from './Pricing';
import {Backdrop, Illustration, Text} from './parts';
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

/** For the home page: the five stops of an order on a thread, and a kite. */
const Home = ({words}: {words: Translator}) => (
  <div tw="flex" style={{marginLeft: -14}}>
    <Backdrop file="home" />
    <div tw="flex flex-col" style={{marginLeft: 124, paddingTop: 259}}>
      {stops.map(({stop, product, time}) => (
        <div key={stop} tw="flex items-center" style={{width: 440, height: 62, gap: 20}}>
          <Illustration file={`glyphs/${product}`} width={40} height={40} color={coloursOf(product).onDark} />
          <div tw="flex grow">
            <Text
              text={words.text(`scenes.ledger.stops.${stop}`)}
              size={28}
              maxWidth={270}
              bold
              color={palette['on-indigo']}
            />
          </div>
          <Text text={time} size={24} maxWidth={90} color={palette['on-indigo-2']} />
        </div>
      ))}
    </div>
  </div>
);

/** An industry's goods on a double rule, and a kite above them. */
function Industry({industry}: {industry: IndustrySlug}) {
  const file = industryIllustration(industry);
  const [, , width = 0, height = 0] = readIllustration(file).viewBox.split(' ').map(Number);
  const scale = 520 / width;
  return (
    <div tw="flex">
      <Backdrop file="industry" />
      <div tw="flex absolute" style={{left: 49, top: 528 - height * scale}}>
        <Illustration file={file} width={520} height={height * scale} />
      </div>
    </div>
  );
}
