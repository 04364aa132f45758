import {globSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Chromium compiles what is larger, in bytes, on a thread of its own while it comes; less than that when it is to run. */
const large = 32_000;

/** https://v8.dev/blog/explicit-compile-hints; for other browsers it is a comment. It counts only as a script's first line. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks browsers to compile a build's large scripts as a whole while they come. Without that a function is compiled when it is first
 * called, on the page's own thread: most of React and the router at once, which was the longest time for which a slow phone did not
 * answer. A script that has the hint stays as it is; names of files stay too, as the same content gives the same script.
 * @param assets the folder of hashed files, `.next/static`
 * @throws when none is large: then this no longer finds the framework's scripts
 */
export function hintAtCompiling(assets: string): void {
  const scripts = globSync(join(assets, 'chunks/*.js')).filter((file) => statSync(file).size > large);
  if (!scripts.length)
    throw new Error(`No script in ${assets} is larger than ${large} bytes: see scripts/build/compileHints.ts.`);
  for (const file of scripts) {
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(hint)) writeFileSync(file, hint + code);
  }
}
