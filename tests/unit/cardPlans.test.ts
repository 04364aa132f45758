import {describe, expect, test} from 'vitest';
import {featureNeeds, features} from '@/content/home';
import {industries} from '@/content/industries';
import {comparison, type PlanId, planIds, plans} from '@/content/plans';
import {plansFrom} from '@/content/priceOf';
import {
  extrasIn,
  type Need,
  type Product,
  type ProductCards,
  plansWithFeatures,
  plansWithProduct,
} from '@/content/suite';
import {useCases} from '@/content/useCases';
import {type Tree, textsIn} from '@/i18n/tree';
import homeWords from '@/messages/en/home.json';
import industryWords from '@/messages/en/industries.json';
import useCaseWords from '@/messages/en/useCases.json';

/** If a text of an industry, of a use case or of the home page promises a feature, a tag beside its title names the plan that has it. */

type CardWords = {title: string; text: string};
type PageWords = {products: {items: {[P in Product]?: CardWords}}};
type CardPage = {slug: string; facts: ProductCards; words: PageWords};

function pagesOf(facts: Record<string, ProductCards>, words: Record<string, PageWords>): CardPage[] {
  return Object.entries(facts).map(([slug, pageFacts]) => {
    const pageWords = words[slug];
    if (!pageWords) throw new Error(`${slug} has no English words.`);
    return {slug, facts: pageFacts, words: pageWords};
  });
}

const cardPages = [...pagesOf(industries, industryWords), ...pagesOf(useCases, useCaseWords)];

/** An English text, the features that it needs, and the plans that tags beside it name. */
type PlannedText = {name: string; text: string; needs: readonly Need[]; plansBeside: PlanId[]};

/** The cards of a page's products. The tag of each names the smallest plan that has everything, unless the product is sold outside the plans. */
function cardsOf({slug, facts, words}: CardPage): PlannedText[] {
  return facts.products.map((product) => {
    const {title, text} = words.products.items[product] ?? {title: '', text: ''};
    const needs = facts.needs[product] ?? [];
    const [smallestPlan] = plansWithProduct(product, needs);
    return {
      name: `${slug}: ${product}`,
      text: `${title} ${text}`,
      needs,
      plansBeside: smallestPlan ? [smallestPlan] : [],
    };
  });
}

/** The other texts of a page. A merchant reads them with the tag beside their title, and with the smallest plan of the page's cards. */
function itemsOf(page: CardPage): PlannedText[] {
  const plansOfCards = cardsOf(page).flatMap(({plansBeside}) => plansBeside);
  const smallestOfCards = planIds.find((id) => plansOfCards.includes(id));
  const planned: PlannedText[] = [];
  for (const [key, text] of textsIn(page.words as unknown as Tree)) {
    const id = /^(?:useCases|reasons|benefits)\.items\.(\w+)\.text$/.exec(key)?.[1];
    if (!id) continue;
    const needs = page.facts.needsByItem?.[id] ?? [];
    const plansBeside = [smallestPlanWith(needs)];
    if (smallestOfCards) plansBeside.push(smallestOfCards);
    planned.push({name: `${page.slug}: ${id}`, text, needs, plansBeside});
  }
  return planned;
}

function smallestPlanWith(needs: readonly Need[]): PlanId {
  return plansWithFeatures(needs)[0] ?? 'starter';
}

const cards = cardPages.flatMap(cardsOf);
const items = cardPages.flatMap(itemsOf);

const homeFeatures: PlannedText[] = Object.entries(homeWords.features.items).map(([name, {title, text}]) => {
  const needs = featureNeeds[name] ?? [];
  return {name, text: `${title} ${text}`, needs, plansBeside: [smallestPlanWith(needs)]};
});

test('an app under the shop’s name and messages cost extra', () => {
  const extras = cards.flatMap(({name, needs}) => extrasIn(needs).map((extra) => `${name}: ${extra}`));
  expect(extras).toEqual([
    'ai-ecommerce-website: delivery-management: messages',
    'marketing-automation: skycart: messages',
    'white-label-solution: orderkite: ownApp',
  ]);
});

describe.each(cardPages)('the needs of the texts of $slug', (page) => {
  const {products, needs, needsByItem = {}} = page.facts;
  const productsWithNeeds = Object.keys(needs);

  test('are listed for each webstore and till', () => {
    const webstoreAndTill = products.filter((product) => product === 'airpos' || product === 'skycart');
    expect(productsWithNeeds).toEqual(expect.arrayContaining(webstoreAndTill));
  });

  test('are only listed for products of the page', () => {
    expect(products).toEqual(expect.arrayContaining(productsWithNeeds));
  });

  test('are only listed for texts of the page', () => {
    const names = itemsOf(page).map(({name}) => name);
    const namesWithNeeds = Object.keys(needsByItem).map((id) => `${page.slug}: ${id}`);
    expect(names).toEqual(expect.arrayContaining(namesWithNeeds));
  });
});

test('the needs of the home page’s features are only listed for features that it has', () => {
  const productFeatures = Object.values(homeWords.products.items).flatMap((items) => Object.keys(items));
  const names = [...Object.keys(features), ...productFeatures];
  expect(names).toEqual(expect.arrayContaining(Object.keys(featureNeeds)));
});

/** Patterns for words that promise a feature. */
const promisingWords = [
  {feature: 'variants', pattern: /(?<!-|(?:’s|pack|basket|strap) )\bsizes?\b|\bvariants\b/i},
  {feature: 'multiStore', pattern: /\b(?:branch|outlets?|head office|every store)\b/i},
  {feature: 'staffAccount', pattern: /\blog(?:s|ged)? in\b|\blogins?\b|\bpermission\b/i},
  {feature: 'customDomain', pattern: /\bdomain\b/i},
  {feature: 'paymentGateway', pattern: /\b(?:pays? by UPI|pay online|gateway)\b/i},
  {feature: 'pickUpInStore', pattern: /\bcollect from the shop\b/i},
  {feature: 'b2bCommerce', pattern: /\bwholesale\b|\bdealers?\b/i},
  {feature: 'b2bCommerce', pattern: /\bpart(?:y|ies)\b(?!\.)/i},
  {feature: 'b2bCommerce', pattern: /credit (?:limit|days)|you supply/i},
  {feature: 'reports', pattern: /\b(?:sales|the) report\b/i},
] as const;

/** Texts that have such a word but mean something else, by feature. */
const otherMeanings: Record<string, string[]> = {
  // These are made to measure, and not kept as variants.
  variants: ['home-furnishing: madeToMeasure', 'home-furnishing: oddSizes'],
  b2bCommerce: [
    // This is about a children’s party.
    'kids-fashion-toys: airpos',
    // This is about what a dealer cannot have.
    'unified-commerce-solution: skycart',
  ],
};

test.each(promisingWords)(
  'a text that promises $feature has a tag with a plan that has it, or names one: $pattern',
  ({feature, pattern}) => {
    const plansWithFeature = plansWithFeatures([feature]);
    const namesPlan = new RegExp(plansWithFeature.join('|'), 'i');
    const plannedCards = cards.filter(({plansBeside}) => plansBeside.length > 0);
    const promising = [...plannedCards, ...items, ...homeFeatures].filter(({text}) => pattern.test(text));
    expect(promising).not.toEqual([]);
    const unnamed = promising.filter(
      ({text, plansBeside}) => !namesPlan.test(text) && !plansBeside.some((id) => plansWithFeature.includes(id)),
    );
    const textsWithoutPlan = unnamed.map(({name}) => name);
    expect(textsWithoutPlan.filter((name) => !otherMeanings[feature]?.includes(name))).toEqual([]);
  },
);

test('a text that promises messages names the add-on, or a tag beside it says that they cost extra', () => {
  const messagePatterns = [
    /(?:on|by) WhatsApp/i,
    /WhatsApp (?:reminder|note)/i,
    /\b(?:gets|goes out|is sent) a message\b/i,
    /\ba (?:message|reminder) (?:goes|opens)\b/i,
  ];
  const promisesMessages = (text: string) => messagePatterns.some((pattern) => pattern.test(text));
  const namesAddOn = /\badd-on\b/i;
  const unnamed = items.filter(
    ({text, needs}) => promisesMessages(text) && !needs.includes('messages') && !namesAddOn.test(text),
  );
  expect(unnamed.map(({name}) => name)).toEqual([]);
});

test.each(comparison)('the plans’ cards and the comparison agree on $feature', ({feature, from}) => {
  const plansWithFeature = plansFrom(from);
  const highlights: Record<PlanId, readonly string[]> = {
    starter: plans.starter.highlights,
    growth: plans.growth.highlights,
    prime: plans.prime.highlights,
    enterprise: plans.enterprise.highlights,
  };
  const plansNaming = planIds.filter((id) => highlights[id].includes(feature));
  expect(plansWithFeature).toEqual(expect.arrayContaining(plansNaming));
  const excludedFromStarter: readonly string[] = plans.starter.excludes;
  if (excludedFromStarter.includes(feature)) expect(from).not.toBe('starter');
});
