import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {portOf} from '@/lib/wholeNumber';
import {endsWithNpm} from '@/server/endsWithNpm';
import {endGroup} from '../processes';
import {packedWorker} from './packedWorker';

/** `npm run start:edge`: what `npm run build:edge` has packed, on a local workerd, on PORT, 8787 by default. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const port = portOf(process.env.PORT, 8787);
if (!existsSync(root + packedWorker)) throw new Error('Nothing is packed: run npm run build:edge.');

const wrangler = fileURLToPath(new URL('../bin/wrangler.js', import.meta.resolve('wrangler')));
const child = spawn(
  process.execPath,
  [wrangler, 'dev', '--port', String(port), '--inspector-port', '0', '--show-interactive-dev-session', 'false'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // wrangler leaves workerd behind when it is ended alone.
    detached: true,
    // Nothing is asked from, or told to, Cloudflare.
    env: {...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false'},
  },
);

let ending = false;
async function stop() {
  if (ending) return;
  ending = true;
  await endGroup(child);
  process.exit();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
endsWithNpm(stop);
child.once('exit', (code) => {
  if (!ending) process.exit(code ?? 1);
});
