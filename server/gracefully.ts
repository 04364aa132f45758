import type {Server} from 'node:http';
import {endsWithNpm} from './endsWithNpm';

/** What a request may still take after the end was asked for, in milliseconds. */
const timeout = 10_000;

/**
 * Ends a server on SIGTERM and SIGINT without dropping a request: it takes no new connection, finishes what it is
 * answering, and then the process ends. A second signal ends it at once.
 */
export function gracefully(server: Server, release: () => Promise<unknown>): {answering: () => boolean} {
  let answering = true;
  const stop = () => {
    if (!answering) process.exit(1);
    answering = false;
    // Before the site answers: what it has sent takes no header more.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    // Connections that wait for their next request are closed at once, the others as soon as they wait.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), timeout);
    server.close(async () => {
      clearInterval(idle);
      clearTimeout(limit);
      await release();
      process.exit();
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  endsWithNpm(() => answering && stop());
  return {answering: () => answering};
}
