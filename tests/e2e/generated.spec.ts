import {Agent, request} from 'node:http';
import fc from 'fast-check';
import {wholeNumber} from '@/lib/wholeNumber';
import * as generated from '../unit/support/requests';
import {expect, test} from './support';

/** Thousands of requests that nobody has thought of, against the server itself. On each runtime. */
test.skip(Boolean(process.env.BASE_URL), 'another server is tested, not the build');

/** How many: .ci/run asks for 10,000. */
const total = wholeNumber('E2E_REQUESTS', process.env.E2E_REQUESTS || '1000', [1, 1_000_000]);
/** So many at a time. */
const together = 25;

/** In nothing but what a client sends: whatever comes back with it in a header was reflected. */
const marker = 'zq9reflected';

const target = fc.tuple(generated.path, generated.search).map((parts) => sendable(parts.join('')));

const headers = fc
  .tuple(
    generated.headers,
    fc.record(
      {
        'accept-encoding': fc.constantFrom(
          'gzip',
          'br',
          'gzip, br',
          'br;q=0, gzip',
          '*',
          'identity;q=0',
          'zstd',
          marker,
          '',
        ),
        'if-none-match': fc.constantFrom('*', `"${marker}"`, 'W/"x"', ','),
        'if-modified-since': fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', marker),
        range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=5-1', 'bytes=0-1,3-4', marker),
        rsc: fc.constantFrom('1', '0', marker),
        'next-router-prefetch': fc.constantFrom('1', '2', marker),
        'next-router-segment-prefetch': fc.constantFrom('/_tree', '/_full', '/../..', '/%zz', marker),
        'next-router-state-tree': fc.constantFrom('%5B%22%22%5D', '[', marker),
        'next-url': fc.constantFrom('/hi', '//evil.example', marker),
        'next-action': fc.constantFrom('x', marker),
        'x-nextjs-data': fc.constant('1'),
        'x-middleware-subrequest': fc.constant('middleware:middleware:middleware:middleware:middleware'),
        'x-forwarded-host': fc.constant(`${marker}.example`),
        'x-forwarded-for': fc.constant(marker),
        'x-http-method-override': fc.constant('DELETE'),
        origin: fc.constant(`https://${marker}.example`),
        'user-agent': fc.constantFrom(marker, 'Googlebot', '', 'facebookexternalhit/1.1'),
      },
      {requiredKeys: []},
    ),
  )
  .map(([some, others]) =>
    Object.fromEntries(Object.entries<string>({...some, ...others}).map(([name, value]) => [name, onTheWire(value)])),
  );

const asked = fc.record({
  method: fc.oneof(
    {weight: 9, arbitrary: fc.constantFrom('GET', 'HEAD')},
    {weight: 1, arbitrary: fc.constantFrom('POST', 'PUT', 'OPTIONS')},
  ),
  target,
  headers,
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

test(`${total} generated requests: no error, nobody is sent elsewhere, nothing comes back`, async ({baseURL}) => {
  test.setTimeout(15 * 60_000);
  const {port} = new URL(baseURL ?? '');
  const agent = new Agent({keepAlive: true, maxSockets: together});
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(asked, {minLength: together, maxLength: together}), async (batch) => {
        await Promise.all(
          batch.map(async (each) => {
            const {status, headers} = await answerTo(each, Number(port), agent);
            const said = `${each.method} ${each.target} ${JSON.stringify(each.headers)} → ${status} ${JSON.stringify(headers)}`;
            expect(status, said).toBeLessThan(500);
            const {location} = headers;
            if (location) expect(new URL(String(location), baseURL).origin, said).toBe(new URL(baseURL ?? '').origin);
            expect(headers['set-cookie'], said).toBeUndefined();
            // The target is the client's own: a redirect keeps its query.
            const rest = JSON.stringify({...headers, location: undefined, refresh: undefined});
            for (const sent of [marker, generated.spoofedHost]) expect(rest, said).not.toContain(sent);
          }),
        );
      }),
      {numRuns: Math.ceil(total / together), endOnFailure: true},
    );
  } finally {
    agent.destroy();
  }
});

type Answer = {status: number; headers: Record<string, string | string[] | undefined>};

function answerTo({method, target, headers}: Asked, port: number, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const {host: _, ...sent} = headers;
    const asking = request({host: 'localhost', port, agent, method, path: target, headers: sent}, (response) => {
      response.resume();
      response.on('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers}));
      response.on('error', reject);
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** A request line holds visible ASCII only; browsers write everything else in percent. */
const sendable = (text: string) =>
  text.replace(/[^\x21-\x7e]/gu, (letter) => encodeURIComponent(letter.isWellFormed() ? letter : '?'));

/** Control characters end a header, and Node does not send them. */
const onTheWire = (value: string) =>
  [...value].filter((letter) => letter === '\t' || (letter >= ' ' && letter !== '\x7f')).join('');
