import {type ChildProcess, spawn} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {atExit} from './atExit';
import {freePort} from './freePort';
import {endGroup, signalGroup} from './processes';

/** How a server is started on a port, as arguments of Node in its folder. */
export type Server = {command: (port: number) => string[]; folder?: string};

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm start`. */
export const ownServer: Server = {command: () => ['--import', './scripts/alias.ts', 'server/start.ts']};

export const nextServer: Server = {
  command: (port) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
};

/** Runs a server on a free port for as long as it is used. */
export async function serving<Result>(
  {command, folder = root}: Server,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const env = {...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1'};
  // A group of its own, so that all of it can be ended.
  const server = spawn(process.execPath, command(port), {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const kill = atExit(() => server.pid && server.exitCode === null && signalGroup(server.pid, 'SIGKILL'));
  try {
    await listening(server, port);
    return await use(port);
  } finally {
    await endGroup(server);
    kill();
  }
}

async function listening(server: ChildProcess, port: number) {
  for (let tries = 0; tries < 300; tries++) {
    const ended = server.exitCode ?? server.signalCode;
    if (ended !== null) throw new Error(`The server ended with ${ended}.`);
    const up = await fetch(`http://localhost:${port}/`, {signal: AbortSignal.timeout(5000)}).then(
      ({ok}) => ok,
      () => false, // not yet
    );
    if (up) return;
    await pause(100);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}
