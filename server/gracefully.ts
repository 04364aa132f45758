import type {Server} from 'node:http';
import type {Socket} from 'node:net';
import {endsWithNpm} from './endsWithNpm';

/** What a request may still take after the end was asked for, in milliseconds. */
const timeout = 10_000;

type Options = {
  /** How long it goes on answering, in milliseconds: until whatever sends it requests has seen that it is about to end. */
  drain: number;
  release: () => Promise<unknown>;
};

/**
 * Ends a server on SIGTERM and SIGINT without dropping a request: it takes no new connection, finishes what it is
 * answering, and then the process ends. A second signal ends it at once.
 */
export function gracefully(server: Server, {drain, release}: Options): {answering: () => boolean} {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const close = () => {
    // Connections that wait for their next request are closed at once, and those that were opened for later (browsers do);
    // the others as soon as they wait.
    const idle = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
    setTimeout(() => server.closeAllConnections(), timeout);
    server.close(() => {
      clearInterval(idle);
      // Nobody waits for an answer any more: whether or not the rest lets go, the process ends.
      setTimeout(() => process.exit(1), timeout).unref();
      release().then(
        () => process.exit(),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  };

  let answering = true;
  const stop = () => {
    if (!answering) process.exit(1);
    answering = false;
    // Before the site answers: what it has sent takes no header more.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    if (drain) setTimeout(close, drain);
    else close();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  endsWithNpm(() => answering && stop());
  return {answering: () => answering};
}
