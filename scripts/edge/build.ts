import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readAnswers, servedFolder} from '@/server/answers';
import {headersFile} from './headersFile';
import {workerSize} from './workerSize';

/**
 * `npm run build:edge`: the production build, packed for Cloudflare Workers.
 * `--packed` takes the build that is there; it must have been made with NEXT_PRIVATE_STANDALONE=true.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const assets = join(root, '.open-next/assets');

if (!process.argv.includes('--packed')) run('npm', ['run', 'build'], {NEXT_PRIVATE_STANDALONE: 'true'});
if (!existsSync(join(root, '.next/standalone')))
  throw new Error('The build is not standalone: run npm run build:edge.');
run('opennextjs-cloudflare', ['build', '--skipNextBuild']);
run('opennextjs-cloudflare', ['populateCache', 'local']);

// Share images, the sitemap and the like are files: the worker does not even run for them.
const {files} = readAnswers(root);
for (const [address, {file}] of Object.entries(files)) {
  mkdirSync(dirname(join(assets, address)), {recursive: true});
  copyFileSync(join(servedFolder(root), file), join(assets, address));
}
rmSync(join(assets, 'BUILD_ID'));
writeFileSync(join(assets, '_headers'), headersFile(files));

const {kib, limit} = workerSize(root);
console.log(`The worker is ${kib.toFixed(0)} KiB of gzip, of ${limit} that it may have.`);
if (kib > limit) process.exitCode = 1;

function run(command: string, args: string[], env: Record<string, string> = {}) {
  // A shell, because on Windows the tools are .cmd files.
  const {status} = spawnSync([command, ...args].join(' '), {
    shell: true,
    stdio: 'inherit',
    cwd: root,
    env: {...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false', ...env},
  });
  if (status !== 0) process.exit(status ?? 1);
}
