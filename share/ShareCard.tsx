import type {Product} from '@/content/suite';
import {coloursOf, palette} from '@/lib/paletteFromCss';
import {type ShareCard as Card, shareSize} from '@/lib/shareCard';
import {fitName, fitWords, gap} from './fit';
import {fontFamily} from './fonts';
import {type Note, pictureOf} from './pagePicture';
import {Illustration, Lines, Text} from './parts';

/**
 * The share image of a page: its words on the left and its picture on the right. Some chats show only a square out of the middle,
 * so the words and the main part of the picture are inside that square.
 */
export function ShareCard({card}: {card: Card}) {
  const {title, text} = fitWords(card);
  const {drawing, product, note} = pictureOf(card.page, card.translator);
  return (
    <div tw="flex" style={{...shareSize, fontFamily}}>
      <Illustration file="share/card" {...shareSize} style={{position: 'absolute'}} />
      <div tw="flex absolute top-0 overflow-hidden" style={{left: 622, width: 578, height: 590}}>
        <div tw="flex" style={{marginLeft: -20}}>
          {drawing}
        </div>
      </div>
      {note && <NoteSlip {...note} />}
      <div tw="flex absolute items-center" style={{left: 300, top: 48, gap: 14}}>
        <Illustration file="mark" width={44} height={50} />
        <Text text={card.brand} size={28} maxWidth={250} bold />
      </div>
      <div tw="flex flex-col absolute" style={{left: 300, bottom: 72}}>
        {card.page.path !== '/' && <CardName name={card.name} product={product} />}
        <Lines block={title} bold />
        <div style={{height: gap}} />
        <Lines block={text} color={palette['ink-2']} />
      </div>
    </div>
  );
}

/** The line above the title: a product's glyph and name in its colour, or a knot and the page's name. */
function CardName({name, product}: {name: string; product: Product | undefined}) {
  const color = product ? coloursOf(product).p : palette['cloth-text'];
  return (
    <div tw="flex items-center" style={{gap: product ? 14 : 12, minHeight: 52, marginBottom: 20}}>
      {product ? (
        <Illustration file={`glyphs/${product}`} width={52} height={52} color={color} />
      ) : (
        <Illustration file="icons/knot" viewBox="2 0 12 16" width={21} height={28} color={palette.cloth} />
      )}
      <Lines block={fitName(name, 26, product ? 242 : 275)} bold color={color} />
    </div>
  );
}

/** The figure of the picture, on a slip of paper that covers the edge between words and picture. */
function NoteSlip({label, amount}: Note) {
  const boxShadow = '0 12px 24px -8px rgba(8, 12, 60, 0.5)';
  return (
    <div
      tw="flex flex-col absolute rounded-lg"
      style={{left: 614, bottom: 60, padding: '14px 22px 16px', background: palette.indigo, boxShadow}}
    >
      <Text text={label} size={20} maxWidth={320} color={palette['on-indigo']} />
      <Text text={amount} size={40} maxWidth={320} leading={1.2} bold color={palette['on-indigo']} />
    </div>
  );
}
