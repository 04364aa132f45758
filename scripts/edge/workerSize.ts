import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

/** KiB of gzip: half as much again as it has. OpenNext's server function, which no page needs, would be 2.7 MiB. */
export const workerLimit = 150;

/** The size of the worker as it would be deployed: bundled by wrangler, nothing uploaded. */
export function workerSize(root: string): {kib: number; limit: number} {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  try {
    const {status, stderr} = spawnSync(`wrangler deploy --dry-run --outdir "${folder}"`, {
      shell: true,
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`wrangler could not bundle the worker: ${stderr || `it ended with ${status}`}`);
    const parts = readdirSync(folder).filter((file) => !/\.(?:map|md)$/.test(file));
    const bytes = parts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
    return {kib: bytes / 1024, limit: workerLimit};
  } finally {
    rmSync(folder, {recursive: true});
  }
}
