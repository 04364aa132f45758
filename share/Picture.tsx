import {industryIllustration, readIllustration} from '@/lib/illustrations';
import type {SharePicture} from '@/lib/share/pictures';
import {Pricing} from './Pricing';
import {coloursOf, palette} from './palette';
import {Backdrop, Illustration} from './Svg';
import {Scene} from './scenes/Scene';
import {Text} from './Text';
import {UseCase} from './UseCase';

type Of<Kind extends SharePicture['kind']> = Extract<SharePicture, {kind: Kind}>;

/** The right half of the card, 612 × 590: the card shows 578 of it, from 20 on, and a square cut out of its middle 293 of these. */
export function Picture({picture}: {picture: SharePicture}) {
  switch (picture.kind) {
    case 'home':
      return <Home {...picture} />;
    case 'product':
      return <Scene {...picture} />;
    case 'industry':
      return <Industry {...picture} />;
    case 'useCase':
      return <UseCase {...picture} />;
    case 'pricing':
      return <Pricing {...picture} />;
    case 'plain':
      return <Backdrop file="plain" />;
  }
}

/** The suite: one thread through an order's five stops, and the kite that flies on it. */
const Home = ({stops}: Of<'home'>) => (
  <div tw="flex" style={{marginLeft: -14}}>
    <Backdrop file="home" />
    <div tw="flex flex-col" style={{marginLeft: 124, paddingTop: 259}}>
      {stops.map(({product, label, time = ''}) => (
        <div key={product} tw="flex items-center" style={{width: 440, height: 62, gap: 20}}>
          <Illustration file={`glyphs/${product}`} width={40} height={40} color={coloursOf(product).onDark} />
          <div tw="flex grow">
            <Text text={label} size={28} room={270} weight={600} color={palette['on-indigo']} />
          </div>
          <Text text={time} size={24} room={90} color={palette['on-indigo-2']} />
        </div>
      ))}
    </div>
  </div>
);

/** An industry's goods on the ledger's double rule, whole, and the kite above them. */
function Industry({industry}: Of<'industry'>) {
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
