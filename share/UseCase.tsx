import type {ReactNode} from 'react';
import {partyFile, picking, refillNote, royaltyStatement, transfer} from '@/content/useCaseObjects';
import {type UseCaseSlug, useCases} from '@/content/useCases';
import type {Translator} from '@/i18n/translator';
import {coloursOf, palette} from '@/lib/palette';
import {DraftedPage, Signboard, Slip, Tags, Zones} from './objects';
import {Illustration, Svg} from './parts';

/** What a use case's page shows beside its benefits, in as many words as a small picture has room for. `own` has its words. */
const objects: Record<UseCaseSlug, (words: Translator, own: Translator['text']) => ReactNode> = {
  'ai-ecommerce-website': (words, own) => <DraftedPage words={words} own={own} />,
  'hyperlocal-delivery': (words, own) => <Zones words={words} own={own} />,
  'quick-commerce': ({text}, own) => {
    const minutes = (count: number) => text('scenes.orderJourney.minutes', {minutes: count});
    const rows = picking.steps.map(({step, minutes: count}) => [own(`steps.${step}`), minutes(count)] as const);
    return <Slip title={own('title')} rows={rows} total={[own('total'), minutes(picking.total)]} />;
  },
  'franchise-management': ({rupees}, own) => {
    const {bills, sold, returned, tax, share, royalty} = royaltyStatement;
    const rows = [
      [own('bills', {count: bills}), rupees(sold)],
      [own('returns'), rupees(-returned)],
      [own('tax'), rupees(-tax)],
    ] as const;
    return <Slip title={own('title')} rows={rows} total={[own('royalty', {share}), rupees(royalty)]} />;
  },
  'distributor-management': ({rupees}, own) => {
    const {days, limit, owed} = partyFile;
    const rows = [
      [own('days'), String(days)],
      [own('limit'), rupees(limit)],
      [own('owed'), rupees(owed)],
    ] as const;
    return <Slip title={own('tab')} rows={rows} total={[own('left'), rupees(limit - owed)]} />;
  },
  'unified-commerce-solution': (words, own) => <Tags words={words} own={own} />,
  'multi-store-management': (_, own) => {
    const {number, ends, short} = transfer;
    const rows = ends.map(({end, count}) => [own(end), own('pieces', {count})] as const);
    return <Slip title={own('title', {number})} rows={rows} total={[own('short'), own('pieces', {count: short})]} />;
  },
  'marketing-automation': ({rupees}, own) => {
    const rows = refillNote.steps.map(({step, count}) => [own(`steps.${step}`), String(count)] as const);
    return <Slip title={own('title')} rows={rows} total={[own('total'), rupees(refillNote.amount)]} />;
  },
  'white-label-solution': (words, own) => <Signboard words={words} own={own} />,
};

/** The use case's own object, within the middle square that a chat cuts out; beside it the order's thread, by product. */
export function UseCase({slug, words}: {slug: UseCaseSlug; words: Translator}) {
  const {products} = useCases[slug];
  const step = 574 / products.length;
  const knots = products.map((product, index) => ({product, x: index % 2 === 0 ? 432 : 488, y: step * (index + 0.5)}));
  const path = knots.map(({x, y}, index) => {
    const before = knots[index - 1];
    return before ? `C${before.x} ${before.y + step / 2} ${x} ${y - step / 2} ${x} ${y}` : `M${x} -20V${y}`;
  });
  const thread = `fill="none" stroke="${palette.thread}" stroke-width="3" stroke-dasharray="14 8"`;
  return (
    <div tw="flex w-full h-full" style={{background: palette.cloth}}>
      <Svg body={`<path ${thread} d="${path.join('')}V610"/>`} style={{position: 'absolute'}} />
      {knots.map(({product, x, y}) => (
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
