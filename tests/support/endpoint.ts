import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What a stand-in endpoint does with a message: answers with a status, after a pause, or never. */
export type Answer = number | {status: number; after: number} | 'hangs';

/**
 * A server of another origin that takes messages as JSON. It gives its answers one after the other, the last one for
 * good, and keeps what it got.
 */
export async function startEndpoint(...answers: Answer[]) {
  const received: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(parts).toString()));
      const answer = answers[Math.min(received.length, answers.length) - 1] ?? 200;
      if (answer === 'hangs') return;
      const {status, after} = typeof answer === 'number' ? {status: answer, after: 0} : answer;
      setTimeout(() => response.writeHead(status).end(), after);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${port}/messages`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
