import {readFileSync} from 'node:fs';

/**
 * The variables that next.config.mjs gave the build, the site's settings among them. The compiler has put their values into the
 * compiled code; the same modules, run as they are, read them here. Imported for its effect, before those modules.
 */
const build: {config: {env: Record<string, string>}} = JSON.parse(
  readFileSync(new URL('../.next/required-server-files.json', import.meta.url), 'utf8'),
);
Object.assign(process.env, build.config.env);
