/**
 * Clears all settings when it is imported, so that committed and tested files are the same on every machine. An empty setting has its
 * default; a missing one would be read from .env.production.
 */
import {readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';

const examples = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
for (const name of Object.keys(parseEnv(examples))) process.env[name] = '';

for (const name of Object.keys(process.env)) {
  if (name.startsWith('NEXT_PUBLIC_') && process.env[name]) delete process.env[name];
}
