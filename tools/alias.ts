/** With `node --import ./tools/alias.ts`, Node resolves imports as bundlers do: `@/` is the root, and `.ts` may be left out. */
import {existsSync} from 'node:fs';
import {registerHooks} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = new URL('..', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    // Next's package.json has no `exports`, so Node does not find `next/server` without the ending.
    if (specifier === 'next/server') return next(`${specifier}.js`, context);
    // Imports inside of packages and of Next's output stay as they are.
    const {parentURL = ''} = context;
    const isOurs = parentURL.startsWith(root.href) && !/\/node_modules\/|\/\.next\//.test(parentURL);
    const isAlias = specifier.startsWith('@/');
    if (!isOurs || !(isAlias || specifier.startsWith('.'))) return next(specifier, context);

    const path = fileURLToPath(isAlias ? new URL(specifier.slice(2), root) : new URL(specifier, parentURL));
    const file = [path, `${path}.ts`, `${path}.tsx`].find(existsSync);
    return next(file ? pathToFileURL(file).href : specifier, context);
  },
});
