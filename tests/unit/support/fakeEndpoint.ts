import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** The endpoint's behaviour after it has received a message. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

type AnswerOptions = {
  /** The header Retry-After. */
  retryAfter?: string;
  /** The header Location. */
  location?: string;
  /** Delays the response. */
  afterMs?: number;
};

/** Responds with a status. */
export const answer =
  (status: number, {retryAfter, location, afterMs = 0}: AnswerOptions = {}): Behaviour =>
  (response) => {
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    if (location !== undefined) response.setHeader('Location', location);
    setTimeout(() => response.writeHead(status).end(), afterMs);
  };

/** Stores the message and resets the connection. */
export const reset: Behaviour = (response) => {
  response.destroy();
};

/** Stores the message and never responds. */
export const silence: Behaviour = () => {};

/**
 * Starts a local endpoint with one behaviour for each message; the last behaviour is repeated. `received` has the messages that were
 * posted to this endpoint, and not those to the target of a redirect.
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
