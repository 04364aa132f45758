import {describe, expect, test} from 'vitest';
import {pages} from '@/content/paths';
import {isPublished, locales} from '@/i18n/languages';
import {translatorOf} from '@/i18n/translator';
import {jsonLdOf} from '@/lib/seo/jsonLd';
import {lastModifiedOf} from '@/lib/seo/urls';
import contact from '@/messages/en/contact.json';
import partner from '@/messages/en/partner.json';
import {site} from '@/settings/site';

type Node = {'@type': string; '@id': string; [property: string]: unknown};

const everyGraph = await Promise.all(
  locales.flatMap((locale) =>
    pages.map(async (page) => {
      const graph: {'@context': string; '@graph': Node[]} = JSON.parse(JSON.stringify(await jsonLdOf(page, locale)));
      return {page, locale, nodes: graph['@graph'], context: graph['@context']};
    }),
  ),
);

const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

/** Every object in a graph, whatever it hangs from. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

describe.each(everyGraph)('$page.path, $locale', ({page, nodes, context}) => {
  test('one graph: the company, the site and the page; every reference resolves', () => {
    expect(context).toBe('https://schema.org');
    const kinds = nodes.map((node) => node['@type']);
    expect(kinds).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(kinds.filter((kind) => /Page$/.test(kind))).toHaveLength(1);

    const idsOf = (isReference: boolean) =>
      objectsIn(nodes)
        .filter((object) => object['@id'] && (Object.keys(object).length === 1) === isReference)
        .map((object) => object['@id']);
    const [named, referred] = [idsOf(false), idsOf(true)];
    expect(new Set(named).size).toBe(named.length);
    expect(referred.filter((id) => !named.includes(id))).toEqual([]);
    expect(referred.length).toBeGreaterThan(0);
  });

  test('no ratings, and prices only of the plans', () => {
    const terms = objectsIn(nodes).flatMap((object) => [...Object.keys(object), String(object['@type'])]);
    expect(terms.filter((term) => /^(aggregate)?rating|review/i.test(term))).toEqual([]);
    const product = page.collection === 'products';
    // These are priced apart from the plans, and say so.
    const apart = /^\/products\/(quicklocal|brand-galaxy|nimbus-ai|delivery-management)$/.test(page.path);
    const priced = page.path === '/pricing' || (product && !apart) || page.collection === 'productPricing';
    const software = ofType(nodes, 'SoftwareApplication');
    const offers = software.flatMap(({offers = []}) => offers as Record<string, unknown>[]);
    const named = offers.filter((offer) => 'price' in offer);
    // Typed from the specification: the list prices less 20 %, rounded down.
    expect(named.map(({price, priceCurrency}) => [price, priceCurrency])).toEqual(
      priced ? [0, 1199, 2399, 9599].map((price) => [price, 'INR']) : [],
    );
    const described = priced ? (page.path === '/pricing' ? 1 : 2) : Number(apart);
    expect(software).toHaveLength(described);
  });
});

test('an id means the same on every page of every language', () => {
  const meanings = new Map<string, string>();
  for (const {page, locale, nodes} of everyGraph) {
    for (const object of objectsIn(nodes)) {
      if (!object['@id'] || Object.keys(object).length === 1) continue;
      const id = String(object['@id']);
      const meaning = JSON.stringify(object);
      expect(meanings.get(id) ?? meaning, `${id} on ${page.path}, ${locale}`).toBe(meaning);
      meanings.set(id, meaning);
    }
  }
});

const nodesAt = (path: string, locale = 'en') =>
  everyGraph.find((graph) => graph.page.path === path && graph.locale === locale)?.nodes ?? [];

test('a product is offered with the plans that have it in them', () => {
  const offersOf = (path: string) => {
    const offers = ofType(nodesAt(path), 'SoftwareApplication').at(-1)?.offers as {'@id': string}[] | undefined;
    return offers?.map((offer) => offer['@id'].split('#')[1]);
  };
  expect(offersOf('/products/skycart')).toEqual(['plan-starter', 'plan-growth', 'plan-prime', 'plan-enterprise']);
  expect(offersOf('/pricing/orderkite')).toEqual(['plan-enterprise']);
  // An empty list would say that it is offered for nothing.
  expect(offersOf('/products/nimbus-ai')).toBeUndefined();
});

test('the company, with its ways and hours', () => {
  const nodes = nodesAt('/contact', 'hi');
  const [company] = ofType(nodes, 'Organization');
  expect(company).toMatchObject({
    email: site.email,
    telephone: site.phone,
    logo: {url: `${site.origin}/icon-512.png`},
    sameAs: Object.values(site.social),
    contactPoint: {availableLanguage: ['en-IN', 'hi-IN']},
  });
  const hours = objectsIn(company).filter((object) => object['@type'] === 'OpeningHoursSpecification');
  expect(hours.map(({dayOfWeek}) => dayOfWeek)).toEqual([
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ['Saturday'],
  ]);
  const contact = company?.contactPoint as {'@id': string} | undefined;
  expect(ofType(nodes, 'ContactPage')[0]?.mainEntity).toEqual({'@id': contact?.['@id']});
});

test('the company’s address is the one that its contact page shows', () => {
  const [company] = ofType(nodesAt('/'), 'Organization');
  const address = company?.address as Record<string, string> | undefined;
  const {street, addressLines} = contact.ways;
  const shown = addressLines.replace('{street}', street).replace('{postalCode}', address?.postalCode ?? '');
  const told = `${address?.streetAddress}, ${address?.addressLocality}\n${address?.addressRegion} ${address?.postalCode}, India`;
  expect(told.split(/, |\n/)).toEqual(shown.split(/, |\n/));
});

test('a page has its own title, description, date and subject', async () => {
  // A language on its way has no dates.
  for (const {page, locale, nodes} of everyGraph.filter((graph) => isPublished(graph.locale))) {
    const {text} = await translatorOf(locale);
    const own = nodes.find((node) => /Page$/.test(node['@type']));
    expect(own).toMatchObject({
      name: text(`${page.words}.meta.title`),
      description: text(`${page.words}.meta.description`),
      dateModified: lastModifiedOf(page, locale),
      inLanguage: `${locale}-IN`,
    });
  }
  const subjects = {'/pricing': 'suite', '/products/skycart': 'skycart', '/pricing/skycart': 'skycart'};
  for (const [path, subject] of Object.entries(subjects)) {
    expect(ofType(nodesAt(path), 'WebPage')[0]?.mainEntity).toEqual({'@id': `${site.origin}/#${subject}`});
  }
});

test('prices are of a month, and questions have their answers', async () => {
  const units = objectsIn(nodesAt('/pricing')).filter((object) => object['@type'] === 'UnitPriceSpecification');
  expect(units.map(({unitCode}) => unitCode)).toEqual(Array(4).fill('MON'));
  const {text} = await translatorOf('hi');
  const questions = ofType(nodesAt('/partner-program', 'hi'), 'FAQPage')[0]?.mainEntity;
  expect((questions as {acceptedAnswer: {text: string}}[]).map(({acceptedAnswer}) => acceptedAnswer.text)).toEqual(
    Object.keys(partner.faq.items).map((id) => text(`partner.faq.items.${id}.answer`)),
  );
});
