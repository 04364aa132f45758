import {expect, test} from 'vitest';
import {featureNeeds, features} from '@/content/home';
import {industries} from '@/content/industries';
import {comparison, planIds, plans} from '@/content/plans';
import {plansFrom} from '@/content/priceOf';
import {extrasIn, type Need, type Product, type ProductCards, plansHaving, plansWith} from '@/content/suite';
import {useCases} from '@/content/useCases';
import {type Tree, textsIn} from '@/i18n/tree';
import homeWords from '@/messages/en/home.json';
import industryWords from '@/messages/en/industries.json';
import useCaseWords from '@/messages/en/useCases.json';

const entries = Object.entries<ProductCards>({...industries, ...useCases});

/** Every card of a product on the pages of industries and use cases, with its English text. */
const cards = [...cardsOf(industries, industryWords), ...cardsOf(useCases, useCaseWords)];

type Words = Record<string, {products: {items: {[P in Product]?: {title: string; text: string}}}}>;

function cardsOf(entries: Record<string, ProductCards>, words: Words) {
  return Object.entries(entries).flatMap(([slug, {products, needs}]) =>
    products.map((product) => {
      const {title, text} = words[slug]?.products.items[product] ?? {title: '', text: ''};
      const [smallest] = plansWith(product, needs[product]);
      return {name: `${slug}: ${product}`, needs: needs[product] ?? [], smallest, text: `${title} ${text}`};
    }),
  );
}

test('an app under one’s own name and messages cost extra', () => {
  const extra = cards.flatMap(({name, needs}) => extrasIn(needs).map((one) => `${name}: ${one}`));
  expect(extra).toEqual([
    'ai-ecommerce-website: delivery-management: messages',
    'distributor-management: orderkite: ownApp',
    'marketing-automation: skycart: messages',
    'white-label-solution: skycart: messages',
    'white-label-solution: orderkite: ownApp',
  ]);
});

test.each(entries)(
  '%s: the needs of each webstore and till are written down, and of no product or text that the page does not have',
  (slug, {products, needs, textNeeds = {}}) => {
    const written = Object.keys(needs) as Product[];
    expect(written).toEqual(expect.arrayContaining(products.filter((one) => one === 'airpos' || one === 'skycart')));
    expect(products).toEqual(expect.arrayContaining(written));
    const texts = noted.map(({name}) => name);
    expect(texts).toEqual(expect.arrayContaining(Object.keys(textNeeds).map((key) => `${slug}: ${key}`)));
  },
);

/** Words that promise a feature. */
const promises = [
  {said: /(?<!-|(?:’s|pack|basket|strap) )\bsizes?\b|\bvariants\b/i, feature: 'variants'},
  {said: /\b(?:branch|outlets?|head office|every store)\b/i, feature: 'multiStore'},
  {said: /\blog(?:s|ged)? in\b|\blogins?\b|\bpermission\b/i, feature: 'staffAccount'},
  {said: /\bdomain\b/i, feature: 'customDomain'},
  {said: /\b(?:pays? by UPI|pay online|gateway)\b/i, feature: 'paymentGateway'},
  {said: /\bcollect from the shop\b/i, feature: 'pickUpInStore'},
  {
    said: /\bwholesale\b|\bdealers?\b|\bpart(?:y|ies)\b(?!\.)|credit (?:limit|days)|you supply/i,
    feature: 'b2bCommerce',
  },
  {said: /\b(?:sales|the) report\b/i, feature: 'reports'},
] as const;

/** Sizes that are measured, which nobody keeps as variants; a children’s party; what a dealer is not offered. */
const otherwise = [
  ...['variants home-furnishing: madeToMeasure', 'variants home-furnishing: oddSizes'],
  ...['b2bCommerce kids-fashion-toys: airpos', 'b2bCommerce unified-commerce-solution: skycart'],
];

const planOf = (needs: readonly Need[]) => plansHaving(needs)[0] ?? 'starter';
/** What industries do and why, and what comes of a use case: each with the plan of its own note, and the smallest of its page's cards. */
const noted = [...notedIn(industries, industryWords), ...notedIn(useCases, useCaseWords)];

function notedIn(entries: Record<string, ProductCards>, words: Record<string, Tree>) {
  return Object.entries(entries).flatMap(([slug, {products, needs, textNeeds = {}}]) => {
    const onCards = products.flatMap((product) => plansWith(product, needs[product]).slice(0, 1));
    const smallest = planIds.filter((id) => onCards.includes(id)).slice(0, 1);
    return textsIn(words[slug] ?? {}).flatMap(([key, text]) => {
      const id = /^(?:useCases|reasons|benefits)\.items\.(\w+)\.text$/.exec(key)?.[1];
      const own = id ? (textNeeds[id] ?? []) : [];
      return id ? [{name: `${slug}: ${id}`, text, needs: own, says: [planOf(own), ...smallest]}] : [];
    });
  });
}

const onHome = Object.entries(homeWords.features.items).map(([name, {title, text}]) => ({
  name,
  text: `${title} ${text}`,
  says: [planOf(featureNeeds[name] ?? [])],
}));

test.each(promises)('a text that speaks of $feature names a plan that has it', ({said, feature}) => {
  const enough = plansHaving([feature]);
  const onCards = cards.flatMap(({name, text, smallest}) => (smallest ? [{name, text, says: [smallest]}] : []));
  const speaking = [...onCards, ...noted, ...onHome].filter(({text}) => said.test(text));
  expect(speaking).not.toEqual([]);
  const named = new RegExp(enough.join('|'), 'i');
  const silent = speaking.filter(({text, says}) => !named.test(text) && !says.some((id) => enough.includes(id)));
  const names = silent.map(({name}) => `${feature} ${name}`);
  expect(names.filter((name) => !otherwise.includes(name))).toEqual([]);
});

test('what a feature’s plan is written down for is on the home page', () => {
  const onHome = [...Object.keys(features), ...Object.values(homeWords.products.items).flatMap(Object.keys)];
  expect(onHome).toEqual(expect.arrayContaining(Object.keys(featureNeeds)));
});

const message =
  /(?:on|by) WhatsApp|WhatsApp (?:reminder|note)|\b(?:gets|goes out|is sent) a message\b|\ba (?:message|reminder) (?:goes|opens)\b/i;

test('a text that speaks of messages says that they cost extra', () => {
  const silent = noted.filter(({text, needs}) => message.test(text) && !needs.includes('messages'));
  expect(silent.map(({name}) => name)).toEqual([]);
});

test('the plans’ cards and the comparison agree', () => {
  for (const {feature, from} of comparison) {
    const naming = planIds.filter((id) => (plans[id].highlights as readonly string[]).includes(feature));
    expect(plansFrom(from), feature).toEqual(expect.arrayContaining(naming));
    if ((plans.starter.excludes as readonly string[]).includes(feature)) expect(from, feature).not.toBe('starter');
  }
});
