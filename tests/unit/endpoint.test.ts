import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {freePort} from '../support/freePort';

/** The example endpoint in docs/deploying.md. */
const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];

let server: ChildProcess;
let address: string;
let stored = '';

beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}/messages`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program.replace('8080', String(port))]);
  server = child;
  child.stdout.on('data', (text) => {
    stored += text;
  });
  await vi.waitFor(() => fetch(address, {method: 'OPTIONS'}), {timeout: 20_000});
});
afterAll(() => {
  server.kill();
});

const post = (id: string) =>
  fetch(address, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({id})});

test('the example endpoint accepts messages of the site, stores each once, and has a rate limit', async () => {
  const asked = await fetch(address, {method: 'OPTIONS'});
  expect(asked.headers.get('access-control-allow-origin')).toBe('https://www.vyomcommerce.example');
  expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type');

  for (const id of ['first', 'first', 'second', 'first', 'second']) expect((await post(id)).status).toBe(204);
  const refused = await post('third');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  await vi.waitFor(() => expect(stored.match(/first|second|third/g)).toEqual(['first', 'second']));
});
