import {buildSync} from 'esbuild';

/** The environment variables that i18n/languages.ts reads. */
type Env = Record<'PSEUDO_LOCALE' | 'UNFINISHED_LOCALES', string | undefined>;

/**
 * Bundles the plain script of every page: site.ts with all that it imports.
 * @param root the project's folder
 */
export function bundleSiteScript(root: string, env: Env): string {
  const {outputFiles} = buildSync({
    absWorkingDir: root,
    entryPoints: ['./app/site.js/site.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    define: {
      'process.env.PSEUDO_LOCALE': JSON.stringify(env.PSEUDO_LOCALE ?? ''),
      'process.env.UNFINISHED_LOCALES': JSON.stringify(env.UNFINISHED_LOCALES ?? ''),
    },
  });
  return outputFiles.map(({text}) => text).join('');
}
