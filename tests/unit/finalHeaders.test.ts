import {describe, expect, test} from 'vitest';
import {finishHeaders} from '@/lib/finalHeaders';
import {everywhere, fallbackPolicy} from '@/lib/securityHeaders.mjs';

/** What an answer with these headers says in the end. */
function finished(said: Record<string, string>, asked: string[] = []): Headers {
  const headers = new Headers(said);
  finishHeaders(headers, asked);
  return headers;
}

describe('the last word on headers', () => {
  test('an answer that says nothing has every security header and the policy that allows nothing', () => {
    const headers = finished({});
    for (const [name, value] of Object.entries({...everywhere, ...fallbackPolicy}))
      expect(headers.get(name), name).toBe(value);
  });

  test('a page keeps its own policy, and a share image may be shown by others', () => {
    const own = {'content-security-policy': "default-src 'self'", 'cross-origin-resource-policy': 'cross-origin'};
    const headers = finished(own);
    for (const [name, value] of Object.entries(own)) expect(headers.get(name), name).toBe(value);
  });

  test('what is for the router alone is in no public cache', () => {
    const headers = finished({'content-type': 'text/x-component', 'cache-control': 'public, max-age=60'}, ['rsc']);
    expect(headers.get('cache-control')).toMatch(/private|no-store/);
  });

  test('nothing says how the answer came about', () => {
    expect([...finished({'x-middleware-rewrite': '/en/404', 'x-opennext': '1'}).keys()].join()).not.toMatch(
      /middleware|opennext/,
    );
  });
});
