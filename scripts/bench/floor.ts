import {execFile} from 'node:child_process';
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {nextServer, serving} from '../serving';
import {builtPages} from '../weight/builtPages';
import {type Audit, audited} from './lighthouse';
import {inTemporaryProject} from './temporaryProject';

/** What the framework itself weighs and takes: a page of one heading, built with the same packages. */
export type Floor = {js: number; times: Pick<Audit, 'lcp' | 'tbt'> | undefined};

const files = {
  'package.json': '{"type": "module"}',
  'next.config.mjs': 'export default {};',
  'app/layout.js': 'export default ({children}) => <html lang="en"><body>{children}</body></html>;',
  'app/page.js': 'export default () => <h1>One heading</h1>;',
};

/** @param runs how often it is timed; 0: its bytes alone */
export const frameworkFloor = (runs: number): Promise<Floor> =>
  inTemporaryProject(async (folder) => {
    mkdirSync(join(folder, 'app'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    // Next takes the folder of the nearest lock file for the project.
    copyFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), join(folder, 'package-lock.json'));
    await promisify(execFile)(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      cwd: folder,
      env: {...process.env, NEXT_TELEMETRY_DISABLED: '1'},
    });
    const page = builtPages(join(folder, '.next')).find(({route}) => route === '/');
    if (!page) throw new Error('The page of one heading was not prerendered.');
    const times = runs
      ? await serving({...nextServer, folder}, (port) => audited(`http://localhost:${port}/`, runs))
      : undefined;
    return {js: page.weight.js, times};
  });
