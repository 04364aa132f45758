import type {ReactNode} from 'react';
import {partyFile, picking, refillNote, royaltyStatement, transfer} from '@/content/useCaseObjects';
import {type UseCaseSlug, useCases} from '@/content/useCases';
import type {Translator} from '@/i18n/translator';
import {coloursOf, palette} from '@/lib/paletteFromCss';
import {ShareDraftedPage, SharePriceTags, ShareSignboard, ShareSlip, ShareZones} from './objects';
import {Illustration, Svg} from './parts';

/**
 * The object that the use case's page shows beside its benefits, with fewer words.
 * @param objectText the object's messages, by key
 */
const objects: Record<UseCaseSlug, (words: Translator, objectText: Translator['text']) => ReactNode> = {
  'ai-ecommerce-website': (words, objectText) => <ShareDraftedPage words={words} objectText={objectText} />,
  'hyperlocal-delivery': (words, objectText) => <ShareZones words={words} objectText={objectText} />,
  'quick-commerce': ({text}, objectText) => {
    const inMinutes = (minutes: number) => text('scenes.orderJourney.minutes', {minutes});
    const rows = picking.steps.map(({step, minutes}) => ({
      label: objectText(`steps.${step}`),
      amount: inMinutes(minutes),
    }));
    const total = {label: objectText('total'), amount: inMinutes(picking.total)};
    return <ShareSlip title={objectText('title')} rows={rows} total={total} />;
  },
  'franchise-management': ({rupees}, objectText) => {
    const {bills, sold, returned, tax, share, royalty} = royaltyStatement;
    const rows = [
      {label: objectText('bills', {count: bills}), amount: rupees(sold)},
      {label: objectText('returns'), amount: rupees(-returned)},
      {label: objectText('tax'), amount: rupees(-tax)},
    ];
    const total = {label: objectText('royalty', {share}), amount: rupees(royalty)};
    return <ShareSlip title={objectText('title')} rows={rows} total={total} />;
  },
  'distributor-management': ({rupees}, objectText) => {
    const {days, limit, owed} = partyFile;
    const rows = [
      {label: objectText('days'), amount: String(days)},
      {label: objectText('limit'), amount: rupees(limit)},
      {label: objectText('owed'), amount: rupees(owed)},
    ];
    const total = {label: objectText('left'), amount: rupees(limit - owed)};
    return <ShareSlip title={objectText('tab')} rows={rows} total={total} />;
  },
  'unified-commerce-solution': (words, objectText) => <SharePriceTags words={words} objectText={objectText} />,
  'multi-store-management': (_, objectText) => {
    const {number, ends, short} = transfer;
    const rows = ends.map(({end, count}) => ({label: objectText(end), amount: objectText('pieces', {count})}));
    const total = {label: objectText('short'), amount: objectText('pieces', {count: short})};
    return <ShareSlip title={objectText('title', {number})} rows={rows} total={total} />;
  },
  'marketing-automation': ({rupees}, objectText) => {
    const rows = refillNote.steps.map(({step, count}) => ({label: objectText(`steps.${step}`), amount: String(count)}));
    const total = {label: objectText('total'), amount: rupees(refillNote.amount)};
    return <ShareSlip title={objectText('title')} rows={rows} total={total} />;
  },
  'white-label-solution': (words, objectText) => <ShareSignboard words={words} objectText={objectText} />,
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
