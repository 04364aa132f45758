/** `node --import ./tools/alias.ts tools/x.ts` imports as bundlers do: `@/` is the root, an ending may be left out. */
import {existsSync} from 'node:fs';
import {registerHooks} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = new URL('..', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    // Next names no exports: bundlers find `next/server`, Node wants the file.
    if (specifier === 'next/server') return next(`${specifier}.js`, context);
    // Packages and the build find their own files.
    const ours = context.parentURL?.startsWith(root.href) && !/\/node_modules\/|\/\.next\//.test(context.parentURL);
    if (!ours || !/^(?:@\/|\.)/.test(specifier)) return next(specifier, context);
    const url = specifier.startsWith('@/') ? new URL(specifier.slice(2), root) : new URL(specifier, context.parentURL);
    const file = ['', '.ts', '.tsx'].map((ending) => fileURLToPath(url) + ending).find(existsSync);
    return next(file ? pathToFileURL(file).href : specifier, context);
  },
});
