import {buildSync} from 'esbuild';
import {site} from '../../settings/site.ts';

type Settings = Pick<typeof site, 'admin' | 'partnerForm' | 'counting' | 'visitReports'>;

/**
 * Bundles site.ts, the plain script of every page. Code that no setting enables is left out.
 * @param root the project's folder
 * @param pseudoLocale the setting PSEUDO_LOCALE, which i18n/languages.ts reads
 */
export function bundleSiteScript(root: string, pseudoLocale = '', settings: Settings = site): string {
  const {admin, partnerForm, counting, visitReports} = settings;
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
      'process.env.PSEUDO_LOCALE': JSON.stringify(pseudoLocale),
      'process.env.ADMIN': JSON.stringify(admin),
      'process.env.PARTNER_FORM': JSON.stringify(partnerForm),
      'process.env.COUNTING_SCRIPT': JSON.stringify(counting.script),
      'process.env.COUNTING_SITE_ID': JSON.stringify(counting.siteId),
      'process.env.VISIT_REPORTS': JSON.stringify(visitReports),
    },
  });
  return outputFiles.map(({text}) => text).join('');
}
