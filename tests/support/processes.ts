import {type ChildProcess, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as pause} from 'node:timers/promises';

/**
 * Ends a process and everything that it has started: asks first, insists after five seconds. The process must have been
 * spawned `detached`, which makes it the head of a group.
 */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const ended = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit');
  signalGroup(child.pid, 'SIGTERM');
  await Promise.race([ended, pause(5000)]);
  signalGroup(child.pid, 'SIGKILL');
  await ended;
}

/** Sends a signal to everything that a process has started, and to itself. */
export function signalGroup(pid: number, signal: NodeJS.Signals) {
  // Windows has no groups; its own tool ends a tree.
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else {
    try {
      process.kill(-pid, signal);
    } catch (error) {
      // Nobody is left in it.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
