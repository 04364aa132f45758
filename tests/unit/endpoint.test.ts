import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {messageOf} from '@/lib/forms/email';
import {payloadOf} from '@/lib/forms/payload';
import {freePort} from '../support/freePort';

/** The example servers in the documents, and the example of a message. */

let server: ChildProcess | undefined;
let port: number;
let printed: string;

/** Starts the program of a document, and waits until it answers. */
async function start(document: string) {
  const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync(document, 'utf8')) ?? [];
  port = await freePort();
  printed = '';
  const child = spawn(process.execPath, ['--input-type=module', '-e', program.replace('8080', String(port))]);
  server = child;
  child.stdout.on('data', (text) => {
    printed += text;
  });
  await vi.waitFor(() => fetch(address(), {method: 'OPTIONS'}), {timeout: 20_000});
}
afterEach(() => {
  server?.kill();
});

const address = () => `http://localhost:${port}/messages`;
const post = (body: string) => fetch(address(), {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
const postMessage = (id: string) => post(JSON.stringify({id}));

/** Sends half of a message and closes the connection. */
async function breakOff() {
  const socket = connect(port, 'localhost');
  socket.write('POST /messages HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"id"');
  await pause(200);
  socket.destroy();
  // Until the server notices.
  await pause(300);
}

test('the example endpoint accepts messages of the site, stores each once, and has a rate limit', async () => {
  await start('docs/deploying.md');
  const asked = await fetch(address(), {method: 'OPTIONS'});
  expect(asked.headers.get('access-control-allow-origin')).toBe('https://www.vyomcommerce.example');
  expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type');

  for (const id of ['first', 'first', 'second', 'first', 'second']) expect((await postMessage(id)).status).toBe(204);
  const refused = await postMessage('third');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  await vi.waitFor(() => expect(printed.match(/first|second|third/g)).toEqual(['first', 'second']));
});

test('the example of a message has the fields of a form’s message, and its other values as lines of the text', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  const {id, message: text, pageUri, pageName, language, firstPage, referrer, ref} = JSON.parse(example);
  const context = {pageUri, pageName, language, firstPage, referrer, ref};
  const words = {labels: {phone: 'Phone'}, letter: {greeting: '', paste: '', source: ''}};
  const message = messageOf('demo', {phone: '98765 43210'}, words);
  const sent = payloadOf('https://api.example/messages', {id, message, context, options: {}});
  expect(Object.keys(JSON.parse(example))).toEqual(Object.keys(sent));
  expect(text.split('\n')).toContain(message.message);
});

const report = JSON.stringify({page: '/hi/pricing', language: 'hi', vitals: {LCP: 1240}, errors: []});

describe.each([
  {what: 'endpoint', document: 'docs/deploying.md', good: JSON.stringify({id: 'good', message: 'दो काउंटर'})},
  {what: 'report receiver', document: 'docs/counting.md', good: report},
])('the example $what', ({document, good}) => {
  test.each([
    {what: 'nothing', body: ''},
    {what: 'null', body: 'null'},
    {what: 'half of a message', body: '{"id":'},
    {what: 'a text that is too long', body: JSON.stringify({id: 'a'.repeat(30_000)})},
  ])('refuses $what and keeps running', async ({body}) => {
    await start(document);
    expect((await post(body)).status).toBe(400);
    expect(printed).toBe('');
    expect((await post(good)).status).toBe(204);
  });

  test('keeps running after an aborted request', async () => {
    await start(document);
    await breakOff();
    expect((await post(good)).status).toBe(204);
  });
});

test('the example report receiver logs a line for each report', async () => {
  await start('docs/counting.md');
  expect((await post(report)).status).toBe(204);
  await vi.waitFor(() => expect(JSON.parse(printed)).toEqual({at: expect.any(String), ...JSON.parse(report)}));
});
