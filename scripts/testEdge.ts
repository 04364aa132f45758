import {spawnSync} from 'node:child_process';

/** `npm run test:edge`: packs the production build for Cloudflare Workers and runs the browser suite against it. */
const env: NodeJS.ProcessEnv = {...process.env, E2E_SERVER: 'edge'};
// The tests are to look at this worker.
delete env.BASE_URL;
delete env.DEV_URL;
// A shell, because on Windows the tools are .cmd files.
for (const command of ['npm run build:edge', 'playwright test']) {
  const {status} = spawnSync(command, {shell: true, stdio: 'inherit', env});
  if (status !== 0) process.exit(status ?? 1);
}
