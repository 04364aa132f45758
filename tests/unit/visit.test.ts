import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {factsOfPage, sourceLine, visitFacts, withCampaign, withLinkFacts} from '@/lib/visit';

/** What a message says of the visit that it comes of. */

const site = 'https://www.shop.example';
const search = 'https://www.google.co.in/search?q=billing+software';
const campaign = {utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'दीवाली 2026', ref: 'partner-12'};
const query = new URLSearchParams({...campaign, gclid: 'EAIaIQ_b-1'}).toString();

describe('a page', () => {
  test('says its path, the host that it was reached from, the campaign, the click and the partner', () => {
    expect(factsOfPage(`${site}/hi/pricing?${query}#compare`, search)).toEqual({
      ...campaign,
      gclid: 'EAIaIQ_b-1',
      firstPage: '/hi/pricing',
      referrer: 'www.google.co.in',
    });
  });

  test('is not reached from itself, nor from nowhere', () => {
    expect(factsOfPage(`${site}/contact`, `${site}/`)).toEqual({firstPage: '/contact'});
    expect(factsOfPage(`${site}/contact`, '')).toEqual({firstPage: '/contact'});
  });

  test.each(['Diwali (50% off)', 'a,b', 'A&B Traders', "rice shop software's", 'दुकान का सॉफ़्टवेयर?', 'CAT_[2026];"new"'])(
    'says the name of a campaign as it was given: %s',
    (name) => {
      const query = new URLSearchParams({utm_campaign: name});
      expect(factsOfPage(`${site}/?${query}`, '')).toEqual({firstPage: '/', utm_campaign: name});
    },
  );

  test.each([
    {what: 'what somebody searched for', address: '/?q=asha+verma&name=Asha', facts: {firstPage: '/'}},
    {what: 'an anchor', address: '/#utm_source=x', facts: {firstPage: '/'}},
    {what: 'an email address', address: '/?utm_content=asha@shop.example', facts: {firstPage: '/'}},
    {what: 'one that was encoded twice', address: '/?utm_content=asha%2540shop.example', facts: {firstPage: '/'}},
    {what: 'a text of any length', address: `/?ref=${'a'.repeat(201)}`, facts: {firstPage: '/'}},
    {what: 'markup', address: '/?utm_term=<b>', facts: {firstPage: '/'}},
    {what: 'a line break', address: '/?utm_term=a%0Ab', facts: {firstPage: '/'}},
    {what: 'a path that somebody wrote', address: '/asha@shop.example', facts: {}},
    {what: 'what only objects have', address: '/?__proto__=x&constructor=y', facts: {firstPage: '/'}},
  ])('does not say $what', ({address, facts}) => {
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

  test('keeps where its first page came from, until it is closed', () => {
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
  ])('that holds something else instead, %j, begins anew', (stored) => {
    storage.visit = stored;
    const first = open('/contact?ref=partner-12', search);
    expect(first).toEqual({firstPage: '/contact', ref: 'partner-12', referrer: 'www.google.co.in'});
    expect(open('/pricing', `${site}/contact`)).toEqual(first);
  });

  test('that may keep nothing says what the page’s own address says', () => {
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

  test('carry on the campaign and the partner, and no more', () => {
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

test('the forms service reads all that a link carried in the address of the page', () => {
  const address = withLinkFacts(`${site}/contact`, factsOfPage(`${site}/?${query}`, search));
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({...campaign, gclid: 'EAIaIQ_b-1'});
});

test('a letter names the source in one line, and has none where nothing is known', () => {
  expect(sourceLine(factsOfPage(`${site}/pricing?ref=partner-12&utm_source=mail`, search))).toBe(
    'www.google.co.in, ref=partner-12, utm_source=mail',
  );
  expect(sourceLine({firstPage: '/pricing'})).toBe('');
});
