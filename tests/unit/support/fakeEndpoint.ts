import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What an endpoint does with a message once it has all of it. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** Answers with a status, after some time (ms). */
export const answer =
  (status: number, headers: Record<string, string> = {}, afterMs = 0): Behaviour =>
  (response) => {
    setTimeout(() => response.writeHead(status, headers).end(), afterMs);
  };

/** Keeps the message, and breaks the connection. */
export const reset: Behaviour = (response) => {
  response.destroy();
};

/** Keeps the message, and never answers. */
export const silence: Behaviour = () => {};

/**
 * An endpoint on this machine that does one thing after the other, the last for good. `received` has the messages that it got; another
 * origin that it redirects to has received none.
 */
export async function startEndpoint(...behaviours: Behaviour[]) {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    if (request.method === 'POST') received.push(Buffer.concat(chunks).toString());
    const behave = behaviours[received.length - 1] ?? behaviours.at(-1);
    behave?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
