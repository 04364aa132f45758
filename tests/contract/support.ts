import {Agent, request} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {test as base} from '@playwright/test';
import {runsWorkerd} from '../support/workerd';

export {expect} from '@playwright/test';

export const test = base.extend<{skipped: undefined}>({
  skipped: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use, info) => {
      info.skip(edge() && !runsWorkerd, 'workerd does not run on this system');
      await use(undefined);
    },
    {auto: true},
  ],
});

export type Headers = Record<string, string | undefined>;
type Answer = {status: number; headers: Headers; body: Buffer};

export const origin = () => test.info().project.use.baseURL ?? '';
const agent = new Agent({keepAlive: true, maxSockets: 25});

/** In front of workerd stands wrangler's development proxy, which parses addresses and compresses anew. */
export const edge = () => test.info().project.name === 'workerd';

/** An answer as it is on the wire: nothing is followed or unpacked, and the target is sent as it is written. */
export const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const {hostname, port} = new URL(origin());
    const asked = request({hostname, port, agent, method, path: target, headers}, (response) => {
      const {statusCode: status = 0} = response;
      // Only Set-Cookie comes as a list.
      const headers = response.headers as Headers;
      buffer(response).then((body) => resolve({status, headers, body}), reject);
    });
    asked.on('error', reject).end();
  });

/** What a pattern finds in a page or a script: the address of a file that it names. */
async function namedIn(path: string, pattern: RegExp): Promise<string> {
  const [, found] = pattern.exec((await ask(path)).body.toString()) ?? [];
  if (!found) throw new Error(`${path} has nothing like ${pattern}.`);
  return found;
}

export const shareImage = () => namedIn('/hi', /property="og:image" content="https?:\/\/[^/]+([^"]+)"/);
export const script = () => namedIn('/hi', /(\/_next\/static\/chunks\/[^"\\]+\.js)/);
export const font = () => namedIn('/hi', /(\/_next\/static\/media\/[^"')\\]+\.woff2)/);
/** Scripts draw from it; what a page draws is in its HTML. */
export const sprite = async () =>
  namedIn(await namedIn('/hi', /(\/\w+\/static\/own\/\w+\.js)/), /(\/sprite\.svg\?\w+)/);

/** The lines of a table, by its columns: two spaces or more stand between these. */
export const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));

export const illustration = () => namedIn('/industries/bags', /(\/illustrations\/industries\/bags\.svg\?\w+)/);
