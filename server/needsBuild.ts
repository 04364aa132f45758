import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Imported for its effect, before whatever reads the build: ends the command where there is none. */
const last = new URL('../.next/served/answers.json', import.meta.url);
if (!existsSync(fileURLToPath(last))) {
  console.error('There is no production build here: run `npm run build` first.');
  process.exit(2);
}
