/**
 * Lets a script import the project's modules as the bundlers do: `@/` is the root, and an ending may be left out.
 *   node --import ./scripts/alias.ts scripts/NAME.ts
 */
import {existsSync} from 'node:fs';
import {registerHooks} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = new URL('..', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const own = specifier.startsWith('@/') || (specifier.startsWith('.') && context.parentURL?.startsWith(root.href));
    if (!own) return next(specifier, context);
    const url = specifier.startsWith('@/') ? new URL(specifier.slice(2), root) : new URL(specifier, context.parentURL);
    const file = ['', '.ts', '.tsx'].map((ending) => fileURLToPath(url) + ending).find(existsSync);
    return next(file ? pathToFileURL(file).href : specifier, context);
  },
});
