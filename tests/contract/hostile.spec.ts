import fc from 'fast-check';
import {anyHeaders, anyMethod, anyPath, anySearch, marker} from '../support/requests';
import {expect, fetchRaw, isBehindProxy, origin, type RawResponse, test} from './support';

const evilHost = 'evil.example';

/** Headers for Next or a proxy only. */
const smuggledHeaders: Record<string, string>[] = [
  {
    'x-middleware-rewrite': '/hi/pricing',
    'x-middleware-next': '1',
    'x-middleware-set-cookie': 'NEXT_LOCALE=hi',
  },
  {
    'x-middleware-override-headers': 'accept-language',
    'x-middleware-request-accept-language': 'hi',
  },
  {
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  },
  {
    'x-nextjs-data': '1',
    'x-nextjs-rewrite': '/hi',
    'x-matched-path': '/hi/pricing',
    'x-now-route-matches': '1=hi',
  },
  {
    'x-invoke-path': '/hi/pricing',
    'x-invoke-status': '500',
    'x-invoke-output': '/hi',
    'x-prerender-revalidate': 'x',
  },
  {
    'x-original-url': '/hi/pricing',
    'x-rewrite-url': '/hi/pricing',
    'x-http-method-override': 'DELETE',
  },
  {
    'x-forwarded-host': evilHost,
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    'x-host': evilHost,
  },
  {
    forwarded: `host=${evilHost};proto=https`,
    'x-real-ip': '1.1.1.1',
    'x-vercel-id': 'x',
    'cf-connecting-ip': '1.1.1.1',
  },
  {
    host: evilHost,
    origin: `https://${evilHost}`,
    referer: `https://${evilHost}/`,
  },
  {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/../../hi/pricing',
    'next-url': '/hi',
  },
  {
    'next-router-state-tree': '%5B%22%22%5D',
    'next-action': 'x',
    accept: 'text/x-component',
  },
];

test('headers for Next or a proxy do not change the response by a byte', async () => {
  const fetchWith = async (path: string, more: Record<string, string>) => {
    const response = await fetchRaw(path, {headers: {'accept-language': 'en', ...more}});
    delete response.headers.date;
    return response;
  };
  for (const path of ['/pricing', '/hi/pricing', '/en/pricing', '/nope', '/robots.txt', '/pricing?_rsc=1']) {
    const plain = await fetchWith(path, {});
    for (const smuggled of smuggledHeaders) {
      const {status, headers, body} = await fetchWith(path, smuggled);
      const name = `${path} ${JSON.stringify(smuggled)}`;
      expect.soft(status, name).toBe(plain.status);
      expect.soft(headers, name).toEqual(plain.headers);
      expect.soft(body.equals(plain.body), name).toBe(true);
    }
  }
});

test('an absolute URL with another host is treated as a path of this site', async () => {
  const evilOrigin = `http://${evilHost}`;
  expect((await fetchRaw(`${evilOrigin}/hi`)).status).toBe(200);
  expect((await fetchRaw(`${evilOrigin}/en/pricing?a`)).headers.location).toBe('/pricing?lang=en&a');
  expect((await fetchRaw(`${evilOrigin}//other.example/`)).status).toBe(404);
  // A proxy in front of the site answers this itself.
  if (!isBehindProxy()) expect((await fetchRaw(`${evilOrigin}?a`)).status).toBe(200);
});

test('an invalid request target is refused', async () => {
  test.skip(isBehindProxy(), 'a proxy in front of the site answers these itself');
  for (const target of ['*', 'pricing', 'http:pricing', '?a']) {
    const {status} = await fetchRaw(target);
    expect.soft(status, target).toBe(400);
  }
});

const requestCount = process.env.CI ? 10_000 : 300;
/** The number of parallel requests. */
const batchSize = 25;

const request = fc.record({
  target: fc.tuple(anyPath, anySearch).map(([path, search]) => encodeLikeBrowser(path + search)),
  headers: anyHeaders,
  method: anyMethod,
});
const batches = fc.array(request, {minLength: batchSize, maxLength: batchSize});

/** Everything but visible ASCII, from `!` to `~`. */
const needsEncoding = /[^!-~]/gu;

/** Encodes an address like browsers. In place of half a surrogate pair, which cannot be encoded, it gets a question mark. */
function encodeLikeBrowser(address: string): string {
  return address.replace(needsEncoding, (letter) => encodeURIComponent(letter.isWellFormed() ? letter : '?'));
}

/** The faults of an answer: what it must never do, whatever was asked. */
function faultsOf({status, headers}: RawResponse): string[] {
  // A redirect may repeat the request's query in `location`: it is the client's own.
  const headersWithoutLocation = {...headers, location: undefined};
  const faults = {
    'is an error': status >= 500,
    'sends the visitor elsewhere': new URL(headers.location ?? '/', origin()).origin !== origin(),
    'sets a cookie': headers['set-cookie'] !== undefined,
    'repeats the request': JSON.stringify(headersWithoutLocation).includes(marker),
  };
  const names = Object.entries(faults).filter(([, isFound]) => isFound);
  return names.map(([name]) => name);
}

test(`${requestCount} generated requests cause no error, no redirect to another host, and no reflection`, async () => {
  test.setTimeout(15 * 60_000);
  const property = fc.asyncProperty(batches, async (batch) => {
    const responses = await Promise.all(batch.map(({target, ...options}) => fetchRaw(target, options)));
    // One expectation a batch: Playwright's take longer than the answers.
    const faults = responses.flatMap((response, index) => {
      const {status, headers} = response;
      return faultsOf(response).map((fault) => ({fault, request: batch[index], status, headers}));
    });
    expect(faults).toEqual([]);
  });
  await fc.assert(property, {numRuns: Math.ceil(requestCount / batchSize), endOnFailure: true});
});
