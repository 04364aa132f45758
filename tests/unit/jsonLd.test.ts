import {describe, expect, test} from 'vitest';
import {type Page, pages, pathOf, slugsOf} from '@/content/paths';
import {planIds} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {productPage} from '@/content/products';
import {plansWithProduct} from '@/content/suite';
import {isPublished, type Locale, locales} from '@/i18n/languages';
import {translatorOf} from '@/i18n/translator';
import {jsonLdOf} from '@/lib/seo/jsonLd';
import {lastModifiedOf} from '@/lib/seo/urls';
import partner from '@/messages/en/partner.json';
import {site} from '@/settings/site';

/** A node of a page's JSON-LD, which search engines read. */
type Node = {'@type': string; '@id': string; [property: string]: unknown};
type Graph = {page: Page; locale: Locale; context: string; nodes: Node[]};

async function readGraph(page: Page, locale: Locale): Promise<Graph> {
  // The page has the data as a string, in which undefined values are left out.
  const json = JSON.stringify(await jsonLdOf(page, locale));
  const {'@context': context, '@graph': nodes}: {'@context': string; '@graph': Node[]} = JSON.parse(json);
  return {page, locale, context, nodes};
}

const graphs: Graph[] = [];
for (const locale of locales) {
  for (const page of pages) graphs.push(await readGraph(page, locale));
}

function nodesAt(path: string, locale = 'en'): Node[] {
  return graphs.find((graph) => graph.page.path === path && graph.locale === locale)?.nodes ?? [];
}

const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

/** Every object in a graph, at any depth. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

/** An object that only refers to another one. */
const isReference = (object: Record<string, unknown>) => Boolean(object['@id']) && Object.keys(object).length === 1;
const isDefinition = (object: Record<string, unknown>) => Boolean(object['@id']) && Object.keys(object).length > 1;

/** Products that are not priced by the plans. */
const productsPricedApart: string[] = slugsOf('products')
  .filter((slug) => plansWithProduct(productPage(slug).product).length === 0)
  .map((slug) => pathOf('products', slug));

function hasPlanPrices({path, collection}: Page): boolean {
  if (path === '/pricing' || collection === 'productPricing') return true;
  return collection === 'products' && !productsPricedApart.includes(path);
}

/** How many software products a page describes: the suite, its own product, both or none. */
function countSoftware(page: Page): number {
  if (page.path === '/pricing') return 1;
  if (hasPlanPrices(page)) return 2;
  return productsPricedApart.includes(page.path) ? 1 : 0;
}

describe.each(graphs)('$page.path, $locale', ({page, nodes, context}) => {
  test('is one graph: the company, the site and the page', () => {
    expect(context).toBe('https://schema.org');
    const types = nodes.map((node) => node['@type']);
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(types.filter((type) => type.endsWith('Page'))).toHaveLength(1);
  });

  test('defines each node once, and every node that it refers to', () => {
    const objects = objectsIn(nodes);
    const definedIds = objects.filter(isDefinition).map((object) => object['@id']);
    const referredIds = objects.filter(isReference).map((object) => object['@id']);
    expect(new Set(definedIds).size).toBe(definedIds.length);
    expect(referredIds.length).toBeGreaterThan(0);
    expect(referredIds.filter((id) => !definedIds.includes(id))).toEqual([]);
  });

  test('claims no ratings', () => {
    const terms = objectsIn(nodes).flatMap((object) => [...Object.keys(object), String(object['@type'])]);
    expect(terms.filter((term) => /^(aggregate)?rating|review/i.test(term))).toEqual([]);
  });

  test('has only the prices of the plans', () => {
    const software = ofType(nodes, 'SoftwareApplication');
    const offers = software.flatMap(({offers = []}) => offers as Record<string, unknown>[]);
    const pricedOffers = offers.filter((offer) => 'price' in offer);
    const planPrices = hasPlanPrices(page) ? planIds.map((id) => priceOf(id).monthly) : [];
    expect(pricedOffers.map(({price}) => price)).toEqual(planPrices);
    expect(pricedOffers.map(({priceCurrency}) => priceCurrency)).toEqual(planPrices.map(() => 'INR'));
    expect(software).toHaveLength(countSoftware(page));
  });
});

test('an id has the same definition on every page in every language', () => {
  const meanings = new Map<string, string>();
  for (const {page, locale, nodes} of graphs) {
    for (const object of objectsIn(nodes).filter(isDefinition)) {
      const id = String(object['@id']);
      const meaning = JSON.stringify(object);
      const earlierMeaning = meanings.get(id) ?? meaning;
      expect(earlierMeaning, `${id} on ${page.path}, ${locale}`).toBe(meaning);
      meanings.set(id, meaning);
    }
  }
});

describe('a product is offered', () => {
  /** The offers of the page's product, by the last part of their ids. */
  function offersAt(path: string): string[] | undefined {
    const product = ofType(nodesAt(path), 'SoftwareApplication').at(-1);
    const offers = product?.offers as {'@id': string}[] | undefined;
    return offers?.map((offer) => offer['@id'].split('#')[1] ?? '');
  }

  test('with the plans that include it', () => {
    expect(offersAt('/products/skycart')).toEqual(['plan-starter', 'plan-growth', 'plan-prime', 'plan-enterprise']);
    expect(offersAt('/pricing/orderkite')).toEqual(['plan-enterprise']);
  });

  test('without a list of offers if no plan includes it, because an empty list would mean that it is free', () => {
    expect(offersAt('/products/nimbus-ai')).toBeUndefined();
  });
});

describe('the company', () => {
  const nodes = nodesAt('/contact', 'hi');
  const [company] = ofType(nodes, 'Organization');

  test('has its contact details and languages', () => {
    expect(company).toMatchObject({
      email: site.email,
      telephone: site.phone,
      contactPoint: {availableLanguage: ['en-IN']},
    });
  });

  test('has its logo and its profiles', () => {
    expect(company).toMatchObject({
      logo: {url: `${site.origin}/icon-512.png`},
      sameAs: Object.values(site.social),
    });
  });

  test('has its hours', () => {
    const hours = objectsIn(company).filter((object) => object['@type'] === 'OpeningHoursSpecification');
    expect(hours.map(({dayOfWeek}) => dayOfWeek)).toEqual([
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      ['Saturday'],
    ]);
  });

  test('is the subject of the contact page', () => {
    const contactPoint = company?.contactPoint as {'@id': string} | undefined;
    const [contactPage] = ofType(nodes, 'ContactPage');
    expect(contactPage?.mainEntity).toEqual({'@id': contactPoint?.['@id']});
  });

  test('has the address that its contact page shows', async () => {
    const {text} = await translatorOf('en');
    const [englishCompany] = ofType(nodesAt('/'), 'Organization');
    const address = (englishCompany?.address ?? {}) as Record<string, string>;
    expect(text('contact.ways.addressLines').split(/, |\n/)).toEqual([
      ...(address.streetAddress?.split(', ') ?? []),
      address.addressLocality,
      `${address.addressRegion} ${address.postalCode}`,
      'India',
    ]);
  });
});

// A language that is not published yet has no dates.
test.each(graphs.filter(({locale}) => isPublished(locale)))(
  '$page.path, $locale, has its own title, description and date',
  async ({page, locale, nodes}) => {
    const {text} = await translatorOf(locale);
    const pageNode = nodes.find((node) => node['@type'].endsWith('Page'));
    expect(pageNode?.name).toBe(text(`${page.wordsKey}.meta.title`));
    expect(pageNode?.description).toBe(text(`${page.wordsKey}.meta.description`));
    expect(pageNode?.dateModified).toBe(lastModifiedOf(page, locale));
    expect(pageNode?.inLanguage).toBe(`${locale}-IN`);
  },
);

test.each([
  {path: '/pricing', subject: 'suite'},
  {path: '/products/skycart', subject: 'skycart'},
  {path: '/pricing/skycart', subject: 'skycart'},
])('$path is about $subject', ({path, subject}) => {
  const [page] = ofType(nodesAt(path), 'WebPage');
  expect(page?.mainEntity).toEqual({'@id': `${site.origin}/#${subject}`});
});

test('prices are for a month', () => {
  const units = objectsIn(nodesAt('/pricing')).filter((object) => object['@type'] === 'UnitPriceSpecification');
  expect(units.map(({unitCode}) => unitCode)).toEqual(['MON', 'MON', 'MON', 'MON']);
});

test('questions have their answers', async () => {
  const {text} = await translatorOf('hi');
  const [faqPage] = ofType(nodesAt('/partner-program', 'hi'), 'FAQPage');
  const questions = faqPage?.mainEntity as {acceptedAnswer: {text: string}}[];
  const answers = questions.map(({acceptedAnswer}) => acceptedAnswer.text);
  const ids = Object.keys(partner.faq.items);
  expect(answers).toEqual(ids.map((id) => text(`partner.faq.items.${id}.answer`)));
});
