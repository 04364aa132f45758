import {afterEach, expect, test, vi} from 'vitest';
import {commonHeaders, fallbackCsp} from '@/lib/http/securityHeaders';
import {createHandler, type Entry} from '@/serve/handler';
import {createMiddleware} from '@/serve/vercel';
import worker from '@/serve/worker';

afterEach(() => {
  vi.restoreAllMocks();
});

const page: Entry = {file: 'pages/hi.html', status: 200, etag: 'a', headers: {}};

/** A failure of the disk or of the platform's storage. */
function failToRead(): never {
  throw new Error('The store is gone');
}

const brokenSites = [
  {name: 'Node', answer: createHandler({pages: {'/hi': page}, files: {}}, failToRead), cause: 'The store is gone'},
  {name: 'Vercel', answer: createMiddleware({pages: {}, files: {}}), cause: 'The build has no page /hi'},
  {
    name: 'Cloudflare',
    answer: (request: Request) => worker.fetch(request, {ASSETS: {fetch: failToRead}}),
    cause: 'The store is gone',
  },
];

test.each(brokenSites)(
  'an error on $name is a 500 that protects its visitor, and the operator reads what was asked',
  async ({answer, cause}) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await answer(new Request('http://localhost/hi?a=1'));
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('');
    for (const [name, value] of Object.entries({...commonHeaders, ...fallbackCsp, 'cache-control': 'no-store'})) {
      expect.soft(response.headers.get(name), name).toBe(value);
    }
    expect(printed).toHaveBeenCalledOnce();
    expect(JSON.parse(printed.mock.calls[0]?.[0])).toEqual({
      time: expect.any(String),
      level: 'error',
      method: 'GET',
      target: 'http://localhost/hi?a=1',
      error: expect.stringContaining(cause),
    });
  },
);
