import {stops} from '@/content/sampleShop';
import type {Translator} from '@/i18n/translator';
import {coloursOf, palette} from '@/lib/paletteFromCss';
import {Backdrop, Illustration, Text} from './parts';

/** For the home page: the five stops of an order on a thread, and a kite. */
export const Home = ({words}: {words: Translator}) => (
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
