import {cpSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What was fetched, built or found out, and not written. */
const made = /^(?:node_modules|\.git|\.next|\.open-next|\.wrangler|test-results|playwright-report)$/;

/** Copies what the project is made of; its packages are the temporary project's own. */
export function copyProject(folder: string): void {
  for (const name of readdirSync(root)) {
    if (!made.test(name)) cpSync(join(root, name), join(folder, name), {recursive: true});
  }
}
