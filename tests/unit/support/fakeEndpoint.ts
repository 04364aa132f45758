import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** The endpoint's behaviour after it has received a message. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** Responds with a status, after a delay in ms. */
export const answer =
  (status: number, headers: Record<string, string> = {}, afterMs = 0): Behaviour =>
  (response) => {
    setTimeout(() => response.writeHead(status, headers).end(), afterMs);
  };

/** Stores the message and resets the connection. */
export const reset: Behaviour = (response) => {
  response.destroy();
};

/** Stores the message and never responds. */
export const silence: Behaviour = () => {};

/**
 * A local endpoint with one behaviour for each message. The last one is repeated. `received` has its messages, without those of redirect
 * targets.
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
