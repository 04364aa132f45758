import type {ReactNode} from 'react';
import {partyFile, picking, refillNote, royaltyStatement, transfer} from '@/content/useCaseObjects';
import {type UseCaseSlug, useCases} from '@/content/useCases';
import type {Translator} from '@/i18n/translator';
import {coloursOf, palette} from '@/lib/palette';
import {ShareDraftedPage, SharePriceTags, ShareSignboard, ShareSlip, ShareZones} from './objects';
import {Illustration, Svg} from './parts';

/**
 * The object that the use case's page shows beside its benefits, with fewer words.
 * @param own translates the keys of the object's own messages
 */
const objects: Record<UseCaseSlug, (words: Translator, own: Translator['text']) => ReactNode> = {
  'ai-ecommerce-website': (words, own) => <ShareDraftedPage words={words} own={own} />,
  'hyperlocal-delivery': (words, own) => <ShareZones words={words} own={own} />,
  'quick-commerce': ({text}, own) => {
    const inMinutes = (minutes: number) => text('scenes.orderJourney.minutes', {minutes});
    const rows = picking.steps.map(({step, minutes}) => ({label: own(`steps.${step}`), amount: inMinutes(minutes)}));
    const total = {label: own('total'), amount: inMinutes(picking.total)};
    return <ShareSlip title={own('title')} rows={rows} total={total} />;
  },
  'franchise-management': ({rupees}, own) => {
    const {bills, sold, returned, tax, share, royalty} = royaltyStatement;
    const rows = [
      {label: own('bills', {count: bills}), amount: rupees(sold)},
      {label: own('returns'), amount: rupees(-returned)},
      {label: own('tax'), amount: rupees(-tax)},
    ];
    const total = {label: own('royalty', {share}), amount: rupees(royalty)};
    return <ShareSlip title={own('title')} rows={rows} total={total} />;
  },
  'distributor-management': ({rupees}, own) => {
    const {days, limit, owed} = partyFile;
    const rows = [
      {label: own('days'), amount: String(days)},
      {label: own('limit'), amount: rupees(limit)},
      {label: own('owed'), amount: rupees(owed)},
    ];
    const total = {label: own('left'), amount: rupees(limit - owed)};
    return <ShareSlip title={own('tab')} rows={rows} total={total} />;
  },
  'unified-commerce-solution': (words, own) => <SharePriceTags words={words} own={own} />,
  'multi-store-management': (_, own) => {
    const {number, ends, short} = transfer;
    const rows = ends.map(({end, count}) => ({label: own(end), amount: own('pieces', {count})}));
    const total = {label: own('short'), amount: own('pieces', {count: short})};
    return <ShareSlip title={own('title', {number})} rows={rows} total={total} />;
  },
  'marketing-automation': ({rupees}, own) => {
    const rows = refillNote.steps.map(({step, count}) => ({label: own(`steps.${step}`), amount: String(count)}));
    const total = {label: own('total'), amount: rupees(refillNote.amount)};
    return <ShareSlip title={own('title')} rows={rows} total={total} />;
  },
  'white-label-solution': (words, own) => <ShareSignboard words={words} own={own} />,
};

/** The use case's object on the left, inside the card's middle square. On the right, the products on an order's thread. */
export function UseCase({slug, words}: {slug: UseCaseSlug; words: Translator}) {
  const {products} = useCases[slug];
  const step = 574 / products.length;
  const stops = products.map((product, index) => ({
    product,
    x: index % 2 === 0 ? 432 : 488,
    y: step * (index + 0.5),
  }));
  const path = stops.map(({x, y}, index) => {
    const before = stops[index - 1];
    if (!before) return `M${x} -20V${y}`;
    return `C${before.x} ${before.y + step / 2} ${x} ${y - step / 2} ${x} ${y}`;
  });
  const thread = `fill="none" stroke="${palette.thread}" stroke-width="3" stroke-dasharray="14 8"`;
  return (
    <div tw="flex w-full h-full" style={{background: palette.cloth}}>
      <Svg body={`<path ${thread} d="${path.join('')}V610"/>`} style={{position: 'absolute'}} />
      {stops.map(({product, x, y}) => (
        <div
          key={product}
          tw="flex absolute items-center justify-center rounded-[10px] w-[84px] h-[84px]"
          style={{left: x - 42, top: y - 42, background: palette.sheet}}
        >
          <Illustration file={`glyphs/${product}`} width={54} height={54} color={coloursOf(product).p} />
        </div>
      ))}
      {objects[slug](words, (key, values) => words.text(`scenes.objects.${slug}.${key}`, values))}
    </div>
  );
}
