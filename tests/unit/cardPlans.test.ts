import {describe, expect, test} from 'vitest';
import {industries} from '@/content/industries';
import {comparison, planIds, plans} from '@/content/plans';
import {plansFrom} from '@/content/prices';
import {extrasOf, type Product, type ProductCards, plansWith} from '@/content/suite';
import {useCases} from '@/content/useCases';
import industryWords from '@/messages/en/industries.json';
import useCaseWords from '@/messages/en/useCases.json';

/** Every card of a product on the pages of industries and use cases, with its English text. */
const cards = [...cardsOf(industries, industryWords), ...cardsOf(useCases, useCaseWords)];

type Words = Record<string, {products: {items: {[P in Product]?: {title: string; text: string}}}}>;

function cardsOf(entries: Record<string, ProductCards>, words: Words) {
  return Object.entries(entries).flatMap(([slug, {products, needs}]) =>
    products.map((product) => {
      const {title, text} = words[slug]?.products.items[product] ?? {title: '', text: ''};
      const [smallest] = plansWith(product, needs);
      return {name: `${slug}: ${product}`, product, needs, smallest, text: `${title} ${text}`};
    }),
  );
}

describe('what a card says of plans', () => {
  test('what is priced apart names no plan', () => {
    const apart = cards.filter(({smallest}) => smallest === undefined).map(({product}) => product);
    expect(new Set(apart)).toEqual(new Set(['quicklocal', 'brand-galaxy', 'nimbus-ai', 'delivery-management']));
  });

  test('an app under one’s own name and messages cost extra', () => {
    const extra = cards.flatMap(({name, product, needs}) => extrasOf(product, needs).map((one) => `${name}: ${one}`));
    expect(extra).toEqual([
      'distributor-management: orderkite: ownApp',
      'marketing-automation: skycart: messages',
      'white-label-solution: skycart: messages',
      'white-label-solution: orderkite: ownApp',
    ]);
  });
});

/** Words that promise a feature, and the smallest plan that keeps the promise. */
const promises = [
  {said: /(?<!-)\bsizes?\b/i, feature: 'variants'},
  {said: /\b(?:branch|outlets?|head office|every store)\b/i, feature: 'multiStore'},
  {said: /\blog(?:s|ged)? in\b|\blogins?\b/i, feature: 'staffAccount'},
  {said: /\bdomain\b/i, feature: 'customDomain'},
  {said: /\b(?:pays? by UPI|pay online|gateway)\b/i, feature: 'paymentGateway'},
  {said: /\bcollect from the shop\b/i, feature: 'pickUpInStore'},
] as const;

test.each(promises)('cards that speak of $feature say a plan that has it', ({said, feature}) => {
  const enough = plansFrom(comparison.find((row) => row.feature === feature)?.from ?? 'starter');
  const speaking = cards.filter(({smallest, text}) => smallest && said.test(text));
  expect(speaking).not.toEqual([]);
  expect(speaking.filter(({smallest}) => smallest && !enough.includes(smallest)).map(({name}) => name)).toEqual([]);
});

test('the plans’ cards and the comparison agree', () => {
  for (const {feature, from} of comparison) {
    const naming = planIds.filter((id) => (plans[id].highlights as readonly string[]).includes(feature));
    expect(plansFrom(from), feature).toEqual(expect.arrayContaining(naming));
    if ((plans.starter.excludes as readonly string[]).includes(feature)) expect(from, feature).not.toBe('starter');
  }
});
