import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';

/** Whether Cloudflare's runtime, a program for a few systems, runs on this one. */
export const runsWorkerd = startsWorkerd();

function startsWorkerd(): boolean {
  try {
    // Its package fails to load where there is no program for the system, and brings no types.
    const {default: program}: {default: string} = createRequire(import.meta.url)('workerd');
    return spawnSync(program, ['--version']).status === 0;
  } catch {
    return false;
  }
}
