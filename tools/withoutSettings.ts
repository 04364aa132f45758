/**
 * Imported first, for its effect: what is committed and tested is the same on every machine, whatever it has set. An empty setting has its
 * default, and is not filled from .env.production, as one that is missing would be.
 */
import {readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';

const examples = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
for (const name of Object.keys(parseEnv(examples))) process.env[name] = '';

for (const name of Object.keys(process.env)) {
  if (name.startsWith('NEXT_PUBLIC_') && process.env[name]) delete process.env[name];
}
