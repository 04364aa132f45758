import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Packs dist/ in Vercel's own format (https://vercel.com/docs/build-output-api/v3): one function answers everything. */
const root = fileURLToPath(new URL('..', import.meta.url));
const output = `${root}.vercel/output`;
const site = `${output}/functions/site.func`;
rmSync(output, {recursive: true, force: true});
mkdirSync(`${output}/static`, {recursive: true});
cpSync(`${root}dist`, site, {recursive: true});
const settings = {
  runtime: 'nodejs24.x',
  handler: 'vercel.mjs',
  launcherType: 'Nodejs',
  supportsResponseStreaming: true,
};
writeFileSync(`${output}/config.json`, JSON.stringify({version: 3, routes: [{src: '/.*', dest: '/site'}]}));
writeFileSync(`${site}/.vc-config.json`, JSON.stringify(settings));
