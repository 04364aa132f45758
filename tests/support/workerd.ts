import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';

/** Whether Cloudflare's runtime can run on this machine. There are programs for a few systems only. */
export const runsWorkerd = startsWorkerd();

function startsWorkerd(): boolean {
  try {
    // The package has no types, and throws an error if it has no program for this system.
    const {default: program}: {default: string} = createRequire(import.meta.url)('workerd');
    return spawnSync(program, ['--version']).status === 0;
  } catch {
    return false;
  }
}
