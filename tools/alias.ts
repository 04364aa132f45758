/** `node --import ./tools/alias.ts tools/x.ts` imports as bundlers do: `@/` is the root, an ending may be left out. */
import {existsSync} from 'node:fs';
import {registerHooks} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = new URL('..', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    // Next names no exports: bundlers find `next/server`, Node wants the file.
    if (specifier === 'next/server') return next(`${specifier}.js`, context);
    // Packages and Next's output find their own files.
    const {parentURL = ''} = context;
    const isOurs = parentURL.startsWith(root.href) && !/\/node_modules\/|\/\.next\//.test(parentURL);
    const isAlias = specifier.startsWith('@/');
    if (!isOurs || !(isAlias || specifier.startsWith('.'))) return next(specifier, context);

    const path = fileURLToPath(isAlias ? new URL(specifier.slice(2), root) : new URL(specifier, parentURL));
    const file = [path, `${path}.ts`, `${path}.tsx`].find(existsSync);
    return next(file ? pathToFileURL(file).href : specifier, context);
  },
});
