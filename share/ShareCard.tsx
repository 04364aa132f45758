import {type ShareCard as Card, shareSize} from '@/lib/share/card';
import {fitWords, gap, oneLine} from './fit';
import {fontFamily} from './fonts';
import {Lines} from './Lines';
import {Name} from './Name';
import {Note} from './Note';
import {Picture} from './Picture';
import {palette} from './palette';
import {Spine, spineHeight} from './Spine';
import {Svg} from './Svg';

/** The picture's half: where it begins, and its size above the spine. */
const left = 588;
const picture = {width: shareSize.width - left, height: shareSize.height - spineHeight};

/** The one drawing of a share image: the page's words on ledger paper, the picture of its kind, the stitched spine below. */
export function ShareCard({card}: {card: Card}) {
  const {title, text} = fitWords(card);
  return (
    <div style={{...shareSize, display: 'flex', background: palette.paper, color: palette.ink, fontFamily}}>
      <div style={{...picture, display: 'flex', position: 'absolute', left, top: 0}}>
        <Picture picture={card.picture} />
      </div>
      {card.picture.kind === 'product' && <Note {...card.picture.scene.note} />}
      {[28, 33].map((x) => (
        <div
          key={x}
          style={{position: 'absolute', left: x, top: 0, width: 1.5, height: 630, background: palette.margin}}
        />
      ))}
      <div style={{display: 'flex', position: 'absolute', left: 64, top: 62, alignItems: 'center', gap: 16}}>
        <Svg file="mark" width={44} height={50} />
        <Lines block={oneLine(card.brand, 600, 28, 440)} weight={600} />
      </div>
      <div style={{display: 'flex', flexDirection: 'column', position: 'absolute', left: 64, bottom: 84}}>
        {card.picture.kind !== 'home' && <Name card={card} />}
        <Lines block={title} weight={600} />
        <div style={{height: gap}} />
        <Lines block={text} weight={400} color={palette['ink-2']} />
      </div>
      <Spine />
    </div>
  );
}
