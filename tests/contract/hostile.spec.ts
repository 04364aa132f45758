import fc from 'fast-check';
import {headers, marker, method, path, search} from '../support/requests';
import {ask, edge, expect, origin, test} from './ask';

test('headers that only Next or a proxy may write change nothing: the same answer, byte for byte', async () => {
  const evil = 'evil.example';
  const smuggled: Record<string, string>[] = [
    {'x-middleware-rewrite': '/hi/pricing', 'x-middleware-next': '1', 'x-middleware-set-cookie': 'NEXT_LOCALE=hi'},
    {'x-middleware-override-headers': 'accept-language', 'x-middleware-request-accept-language': 'hi'},
    {'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware'},
    {'x-nextjs-data': '1', 'x-nextjs-rewrite': '/hi', 'x-matched-path': '/hi/pricing', 'x-now-route-matches': '1=hi'},
    {'x-invoke-path': '/hi/pricing', 'x-invoke-status': '500', 'x-invoke-output': '/hi', 'x-prerender-revalidate': 'x'},
    {'x-original-url': '/hi/pricing', 'x-rewrite-url': '/hi/pricing', 'x-http-method-override': 'DELETE'},
    {'x-forwarded-host': evil, 'x-forwarded-proto': 'https', 'x-forwarded-port': '1', 'x-host': evil},
    {forwarded: `host=${evil};proto=https`, 'x-real-ip': '1.1.1.1', 'x-vercel-id': 'x', 'cf-connecting-ip': '1.1.1.1'},
    {host: evil, origin: `https://${evil}`, referer: `https://${evil}/`},
    {rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/../../hi/pricing', 'next-url': '/hi'},
    {'next-router-state-tree': '%5B%22%22%5D', 'next-action': 'x', accept: 'text/x-component'},
  ];
  const told = async (path: string, sent: Record<string, string>) => {
    const {status, headers, body} = await ask(path, {'accept-language': 'en', ...sent});
    return {status, headers: {...headers, date: undefined}, body: body.toString('latin1')};
  };
  for (const path of ['/pricing', '/hi/pricing', '/en/pricing', '/nope', '/robots.txt', '/pricing?_rsc=1']) {
    const plain = await told(path, {});
    for (const sent of smuggled) {
      const {body, ...rest} = await told(path, sent);
      expect.soft(rest, `${path} ${JSON.stringify(sent)}`).toEqual({status: plain.status, headers: plain.headers});
      expect.soft(body === plain.body, `${path} ${JSON.stringify(sent)}`).toBe(true);
    }
  }
});

test('an address with a host is the same address of ours; what is no address is refused', async () => {
  const evil = 'http://evil.example';
  expect((await ask(`${evil}/hi`)).status).toBe(200);
  expect((await ask(`${evil}/en/pricing?a`)).headers.location).toBe('/pricing?a');
  expect((await ask(`${evil}//other.example/`)).status).toBe(404);
  // The local proxy in front of workerd answers these itself.
  if (!edge()) expect((await ask(`${evil}?a`)).status).toBe(200);
  for (const target of edge() ? [] : ['*', 'pricing', 'http:pricing', '?a'])
    expect.soft((await ask(target)).status, target).toBe(400);
});

/** How many, and how many at a time. */
const [total, together] = [process.env.CI ? 10_000 : 300, 25];
const target = fc.tuple(path, search).map((parts) => visible(parts.join('')));
const requests = fc.array(fc.tuple(target, headers, method), {minLength: together, maxLength: together});

test(`${total} generated requests: no error, nobody is sent elsewhere, nothing comes back`, async () => {
  test.setTimeout(15 * 60_000);
  const property = fc.asyncProperty(requests, async (batch) => {
    const answers = await Promise.all(batch.map(async (asked) => ({asked, ...(await ask(...asked))})));
    for (const {asked, status, headers} of answers) {
      const said = `${JSON.stringify(asked)} → ${status} ${JSON.stringify(headers)}`;
      expect(status, said).toBeLessThan(500);
      expect(new URL(headers.location ?? '/', origin()).origin, said).toBe(origin());
      expect(headers['set-cookie'], said).toBeUndefined();
      // The target is the client's own: a redirect keeps its query.
      expect(JSON.stringify({...headers, location: undefined}), said).not.toContain(marker);
    }
  });
  await fc.assert(property, {numRuns: Math.ceil(total / together), endOnFailure: true});
});

/** Browsers write everything else in percent. */
function visible(text: string) {
  return text.replace(/[^\x21-\x7e]/gu, (letter) => encodeURIComponent(letter.isWellFormed() ? letter : '?'));
}
