import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Packs dist/ in Vercel's own format (https://vercel.com/docs/build-output-api/v3): one function answers everything. */
const root = fileURLToPath(new URL('..', import.meta.url));
const output = `${root}.vercel/output`;
const functionFolder = `${output}/functions/site.func`;

const routing = {
  version: 3,
  routes: [{src: '/.*', dest: '/site'}],
};
const functionSettings = {
  runtime: 'nodejs24.x',
  handler: 'vercel.mjs',
  launcherType: 'Nodejs',
  supportsResponseStreaming: true,
};

rmSync(output, {recursive: true, force: true});
mkdirSync(`${output}/static`, {recursive: true});
cpSync(`${root}dist`, functionFolder, {recursive: true});
writeFileSync(`${output}/config.json`, JSON.stringify(routing));
writeFileSync(`${functionFolder}/.vc-config.json`, JSON.stringify(functionSettings));
