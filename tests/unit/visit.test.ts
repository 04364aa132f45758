import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {factsOfPage, sourceLine, visitFacts, withCampaign, withLinkFacts} from '@/lib/visit';

/** The source of a visit. */

const site = 'https://www.shop.example';
const search = 'https://www.google.co.in/search?q=billing+software';
const campaign = {utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'दीवाली 2026', ref: 'partner-12'};
const query = new URLSearchParams({...campaign, gclid: 'EAIaIQ_b-1'}).toString();

describe('a page', () => {
  test('has its path, the referring host, the campaign, the click id and the partner', () => {
    expect(factsOfPage(`${site}/hi/pricing?${query}#compare`, search)).toEqual({
      ...campaign,
      gclid: 'EAIaIQ_b-1',
      firstPage: '/hi/pricing',
      referrer: 'www.google.co.in',
    });
  });

  test('has no referrer if the visitor came from the site itself or typed the URL', () => {
    expect(factsOfPage(`${site}/contact`, `${site}/`)).toEqual({firstPage: '/contact'});
    expect(factsOfPage(`${site}/contact`, '')).toEqual({firstPage: '/contact'});
  });

  test.each(['Diwali (50% off)', 'a,b', 'A&B Traders', "rice shop software's", 'दुकान का सॉफ़्टवेयर?', 'CAT_[2026];"new"'])(
    'keeps the name of a campaign: %s',
    (name) => {
      const query = new URLSearchParams({utm_campaign: name});
      expect(factsOfPage(`${site}/?${query}`, '')).toEqual({firstPage: '/', utm_campaign: name});
    },
  );

  test.each([
    {what: 'a search term', address: '/?q=asha+verma&name=Asha', facts: {firstPage: '/'}},
    {what: 'an anchor', address: '/#utm_source=x', facts: {firstPage: '/'}},
    {what: 'an email address', address: '/?utm_content=asha@shop.example', facts: {firstPage: '/'}},
    {
      what: 'an email address that was encoded twice',
      address: '/?utm_content=asha%2540shop.example',
      facts: {firstPage: '/'},
    },
    {what: 'a long text', address: `/?ref=${'a'.repeat(201)}`, facts: {firstPage: '/'}},
    {what: 'markup', address: '/?utm_term=<b>', facts: {firstPage: '/'}},
    {what: 'a line break', address: '/?utm_term=a%0Ab', facts: {firstPage: '/'}},
    {what: 'a path with an email address', address: '/asha@shop.example', facts: {}},
    {what: 'a property of every object', address: '/?__proto__=x&constructor=y', facts: {firstPage: '/'}},
  ])('never includes $what', ({address, facts}) => {
    expect(factsOfPage(site + address, '')).toEqual(facts);
  });
});

describe('a tab', () => {
  const storage: Record<string, string> = {};
  const open = (path: string, referrer: string) => {
    vi.stubGlobal('location', new URL(path, site));
    vi.stubGlobal('document', {referrer});
    return visitFacts();
  };
  beforeEach(() => {
    for (const key of Object.keys(storage)) delete storage[key];
    vi.stubGlobal('sessionStorage', storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('keeps the source of its first page', () => {
    const first = open(`/pricing?${query}`, search);
    expect(first).toMatchObject({firstPage: '/pricing', referrer: 'www.google.co.in'});
    expect(open('/hi/contact?utm_source=other', `${site}/pricing`)).toEqual(first);
  });

  test.each([
    '',
    'null',
    '5',
    '[',
    '"x"',
    '[]',
    '{}',
    '[1,2]',
    '{"firstPage":{}}',
    '{"ref":"<b>","utm_source":7}',
    '{"ref":"other"}',
  ])('with invalid content in its storage, %j, starts again with the facts of the page', (stored) => {
    storage.visit = stored;
    const first = open('/contact?ref=partner-12', search);
    expect(first).toEqual({firstPage: '/contact', ref: 'partner-12', referrer: 'www.google.co.in'});
    expect(open('/pricing', `${site}/contact`)).toEqual(first);
  });

  test('with blocked storage uses the facts of the page', () => {
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(
        {},
        {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        },
      ),
    );
    expect(open('/contact?ref=partner-12', '')).toEqual({firstPage: '/contact', ref: 'partner-12'});
  });
});

describe('links to the company’s applications', () => {
  const facts = factsOfPage(`${site}/?${query}`, search);

  test('get the campaign and the partner, and nothing else', () => {
    const {searchParams} = new URL(withCampaign('https://admin.example/register', facts));
    expect(Object.fromEntries(searchParams)).toEqual(campaign);
  });

  test('keep their own query', () => {
    const address = withCampaign('https://admin.example/register?plan=a%20b&ref=own', facts);
    expect(new URL(address).searchParams.getAll('ref')).toEqual(['own']);
    expect(address).toContain('plan=a');
    expect(withCampaign(address, facts)).toBe(address);
  });
});

test('the forms service gets all parameters of the first link in the page’s URL', () => {
  const address = withLinkFacts(`${site}/contact`, factsOfPage(`${site}/?${query}`, search));
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({...campaign, gclid: 'EAIaIQ_b-1'});
});

test('a letter names the source in one line, or has no such line', () => {
  expect(sourceLine(factsOfPage(`${site}/pricing?ref=partner-12&utm_source=mail`, search))).toBe(
    'www.google.co.in, ref=partner-12, utm_source=mail',
  );
  expect(sourceLine({firstPage: '/pricing'})).toBe('');
});
