import {industryIllustration, readIllustration} from '@/lib/illustrations';
import type {SharePicture} from '@/lib/share/pictures';
import {Pricing} from './Pricing';
import {coloursOf, palette} from './palette';
import {shadow} from './Sheet';
import {Backdrop, Illustration, Svg} from './Svg';
import {Scene} from './scenes/Scene';
import {Text} from './Text';

type Of<Kind extends SharePicture['kind']> = Extract<SharePicture, {kind: Kind}>;

/** The right half of the card, 612 × 590. */
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
  <div tw="flex">
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
  const scale = 568 / width;
  return (
    <div tw="flex">
      <Backdrop file="industry" />
      <div tw="flex absolute" style={{left: 22, top: 528 - height * scale}}>
        <Illustration file={file} width={568} height={height * scale} />
      </div>
    </div>
  );
}

/** The order's way through its products: a thread that is knotted at every glyph. */
function UseCase({stops}: Of<'useCase'>) {
  const step = 574 / stops.length;
  const knots = stops.map((stop, index) => ({...stop, x: index % 2 === 0 ? 100 : 212, y: step * (index + 0.5)}));
  const path = knots.map(({x, y}, index) => {
    const before = knots[index - 1];
    return before ? `C${before.x} ${before.y + step / 2} ${x} ${y - step / 2} ${x} ${y}` : `M${x} -20V${y}`;
  });
  const thread = `fill="none" stroke="${palette.thread}" stroke-width="3" stroke-dasharray="14 8"`;
  const shadows = knots.map(({x, y}) =>
    shadow({left: x - 38, top: y - 20, width: 76, height: 76}, 40, 'fill="#1d0a28" fill-opacity=".6"'),
  );
  const body = `<path ${thread} d="${path.join('')}V610"/>${shadows.join('')}`;
  return (
    <div tw="flex w-full h-full" style={{background: palette.cloth}}>
      <Svg body={body} width={612} height={590} style={{position: 'absolute'}} />
      {knots.map(({product, label, x, y}) => (
        <div key={product} tw="flex absolute items-center" style={{left: x - 54, top: y - 54, gap: 28}}>
          <div
            tw="flex items-center justify-center rounded-[10px] w-[108px] h-[108px]"
            style={{background: palette.sheet}}
          >
            <Illustration file={`glyphs/${product}`} width={68} height={68} color={coloursOf(product).p} />
          </div>
          <Text text={label} size={28} room={502 - x} weight={600} color={palette['on-cloth']} />
        </div>
      ))}
    </div>
  );
}
