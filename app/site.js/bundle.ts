import {buildSync} from 'esbuild';
import {site} from '../../settings/site.ts';

type Settings = Pick<typeof site, 'admin' | 'partnerForm' | 'counting' | 'visitReports'>;

/**
 * Bundles site.ts, the plain script of every page. Code that no setting enables is left out.
 * @param root the project's folder
 * @param pseudoLocale the setting PSEUDO_LOCALE, which i18n/languages.ts reads
 * @returns the script, and the paths of the files that it consists of
 */
export function bundleSiteScript(root: string, pseudoLocale = '', settings: Settings = site) {
  const {admin, partnerForm, counting, visitReports} = settings;
  const {outputFiles, metafile} = buildSync({
    absWorkingDir: root,
    entryPoints: ['./app/site.js/site.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    metafile: true,
    define: {
      'process.env.PSEUDO_LOCALE': JSON.stringify(pseudoLocale),
      'process.env.ADMIN': JSON.stringify(admin),
      'process.env.PARTNER_FORM': JSON.stringify(partnerForm),
      'process.env.COUNTING_SCRIPT': JSON.stringify(counting.script),
      'process.env.COUNTING_SITE_ID': JSON.stringify(counting.siteId),
      'process.env.VISIT_REPORTS': JSON.stringify(visitReports),
    },
  });
  const script = outputFiles.map(({text}) => text).join('');
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const sources = inputs.filter(([, {bytesInOutput}]) => bytesInOutput > 0).map(([path]) => path);
  return {script, sources};
}
