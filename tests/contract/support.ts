import {Agent, request} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {test as base} from '@playwright/test';
import {canRunWorkerd} from '../support/workerd';

export {expect} from '@playwright/test';

/** Playwright's `test`, which skips workerd on unsupported platforms. */
export const test = base.extend<{skipWithoutServer: undefined}>({
  skipWithoutServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use, info) => {
      info.skip(isWorkerd() && !canRunWorkerd, 'workerd does not run on this system');
      await use(undefined);
    },
    {auto: true},
  ],
});

/** Whether the test runs on workerd. In front of that is wrangler's development proxy, which parses addresses and compresses again. */
export const isWorkerd = () => test.info().project.name === 'workerd';

/** Whether Vercel's router answers, with the site's middleware in Vercel's edge runtime (tests/support/vercel.ts). */
export const isVercel = () => test.info().project.name === 'vercel';

/** Whether a proxy in front of the site parses addresses, and answers invalid ones itself. */
export const isBehindProxy = () => isWorkerd() || isVercel();

export const origin = () => test.info().project.use.baseURL ?? '';

export type Headers = Record<string, string | undefined>;
export type RequestOptions = {headers?: Record<string, string>; method?: string};
export type RawResponse = {status: number; headers: Headers; body: Buffer};

const agent = new Agent({keepAlive: true, maxSockets: 25});

/** Fetches without following redirects or unpacking. `target` is sent unchanged. */
export function fetchRaw(target: string, {headers = {}, method = 'GET'}: RequestOptions = {}): Promise<RawResponse> {
  const {hostname, port} = new URL(origin());
  return new Promise((resolve, reject) => {
    const sent = request({hostname, port, agent, method, path: target, headers}, async (response) => {
      try {
        const body = await buffer(response);
        // Only the values of Set-Cookie are a list.
        resolve({status: response.statusCode ?? 0, headers: response.headers as Headers, body});
      } catch (error) {
        reject(error);
      }
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The first group of `pattern` in a page or a script. @throws if it does not match */
async function findIn(path: string, pattern: RegExp): Promise<string> {
  const {body} = await fetchRaw(path);
  const found = pattern.exec(body.toString())?.[1];
  if (!found) throw new Error(`${path} has nothing like ${pattern}.`);
  return found;
}

// Paths of files with a hash of their content, found in the pages of this build.

export const shareImage = () => findIn('/hi', /property="og:image" content="https?:\/\/[^/]+([^"]+)"/);

export const script = () => findIn('/hi', /(\/_next\/static\/chunks\/[^"\\]+\.js)/);

export const font = () => findIn('/hi', /(\/_next\/static\/media\/[^"')\\]+\.woff2)/);

export const illustration = () => findIn('/industries/bags', /(\/illustrations\/industries\/bags\.svg\?\w+)/);

/** Only scripts have this address, because the icons of a page are in its HTML. */
export async function sprite(): Promise<string> {
  const ownScript = await findIn('/hi', /(\/\w+\/static\/own\/\w+\.js)/);
  return findIn(ownScript, /(\/sprite\.svg\?\w+)/);
}
