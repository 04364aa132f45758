import {type Good, shelf} from '@/content/sample';
import {
  draft,
  partyFile,
  picking,
  refillNote,
  royaltyStatement,
  signboard,
  tags,
  transfer,
  zones,
} from '@/content/useCaseObjects';
import type {UseCaseSlug} from '@/content/useCases';
import type {Translator} from '@/i18n/translator';

export type ShareAmount = {label: string; amount: string};

/** What a use case's page shows beside its benefits, in as many words as a small picture has room for. */
export type ShareObject =
  | {kind: 'slip'; title: string; rows: ShareAmount[]; total: ShareAmount}
  | {kind: 'zones'; rows: ShareAmount[]}
  | {kind: 'tags'; good: Good; tags: ShareAmount[]}
  | {kind: 'signboard'; name: string; sides: {side: string; shown: string}[]}
  | {kind: 'page'; list: string; typed: string; page: string; good: Good; name: string; price: string};

type Draw = (words: Translator, own: Translator['text']) => ShareObject;

const objects: Record<UseCaseSlug, Draw> = {
  'ai-ecommerce-website': ({text, rupees}, own) => ({
    kind: 'page',
    list: own('list'),
    typed: own('typed'),
    page: own('page'),
    good: draft.good,
    name: text(`scenes.goods.${draft.good}.name`),
    price: rupees(shelf[draft.good].price),
  }),
  'hyperlocal-delivery': ({rupees}, own) => ({
    kind: 'zones',
    rows: zones.map(({km, minimum}) => ({label: own('within', {km}), amount: rupees(minimum)})),
  }),
  'quick-commerce': ({text}, own) => ({
    kind: 'slip',
    title: own('title'),
    rows: picking.steps.map(({step, minutes}) => ({
      label: own(`steps.${step}`),
      amount: text('scenes.orderJourney.minutes', {minutes}),
    })),
    total: {label: own('total'), amount: text('scenes.orderJourney.minutes', {minutes: picking.total})},
  }),
  'franchise-management': ({rupees}, own) => {
    const {bills, sold, returned, tax, share, royalty} = royaltyStatement;
    return {
      kind: 'slip',
      title: own('title'),
      rows: [
        {label: own('bills', {count: bills}), amount: rupees(sold)},
        {label: own('returns'), amount: rupees(-returned)},
        {label: own('tax'), amount: rupees(-tax)},
      ],
      total: {label: own('royalty', {share}), amount: rupees(royalty)},
    };
  },
  'distributor-management': ({rupees}, own) => {
    const {days, limit, owed} = partyFile;
    return {
      kind: 'slip',
      title: own('tab'),
      rows: [
        {label: own('days'), amount: String(days)},
        {label: own('limit'), amount: rupees(limit)},
        {label: own('owed'), amount: rupees(owed)},
      ],
      total: {label: own('left'), amount: rupees(limit - owed)},
    };
  },
  'unified-commerce-solution': ({rupees}, own) => ({
    kind: 'tags',
    good: tags.good,
    tags: tags.prices.map(({tag, price}) => ({
      label: own(`tags.${tag}`, {count: tags.dealerFrom}),
      amount: rupees(price),
    })),
  }),
  'multi-store-management': (_, own) => {
    const pieces = (count: number) => own('pieces', {count});
    return {
      kind: 'slip',
      title: own('title', {number: transfer.number}),
      rows: transfer.ends.map(({end, count}) => ({label: own(end), amount: pieces(count)})),
      total: {label: own('short'), amount: pieces(transfer.short)},
    };
  },
  'marketing-automation': ({rupees}, own) => ({
    kind: 'slip',
    title: own('title'),
    rows: refillNote.steps.map(({step, count}) => ({label: own(`steps.${step}`), amount: String(count)})),
    total: {label: own('total'), amount: rupees(refillNote.amount)},
  }),
  'white-label-solution': ({text}, own) => {
    const name = text('scenes.storefront.shop');
    return {
      kind: 'signboard',
      name,
      sides: [
        {side: own('before'), shown: own('seller', {number: signboard.seller})},
        {side: own('after'), shown: name},
      ],
    };
  },
};

export const objectOf = (slug: UseCaseSlug, words: Translator): ShareObject =>
  objects[slug](words, (key, values) => words.text(`scenes.objects.${slug}.${key}`, values));
