/** Clears all settings when it is imported, so that committed and tested files are the same on every machine. */
import {readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';

// An empty setting has its default. A setting that is not there at all would be read from .env.production.
const examples = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
for (const name of Object.keys(parseEnv(examples))) process.env[name] = '';

// Variables that look like settings, but are not in .env.example. Even if they were empty, settings/site.ts would refuse them.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('NEXT_PUBLIC_') && process.env[name]) delete process.env[name];
}
