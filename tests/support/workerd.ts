import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';

/** Whether Cloudflare's runtime can run on this machine. Prebuilt binaries exist for some platforms only. */
export const canRunWorkerd = tryWorkerd();

function tryWorkerd(): boolean {
  try {
    // The package has no types, and throws an error if it has no binary for this platform.
    const {default: binary}: {default: string} = createRequire(import.meta.url)('workerd');
    return spawnSync(binary, ['--version']).status === 0;
  } catch {
    return false;
  }
}
