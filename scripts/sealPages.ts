import {existsSync, globSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pageAt} from '@/content/paths';
import {site} from '@/content/site';
import {splitLocale} from '@/i18n/navigation';
import {formOnPage} from '@/lib/configuredForm';
import {formsHosts} from '@/lib/formsHosts';
import {inlineParts} from '@/lib/inlineParts';
import {type PageParts, pagePolicy} from '@/lib/pagePolicy';
import {filePolicy, shownElsewhere} from '@/lib/securityHeaders.mjs';
import {insertedStyles} from './insertedStyles';
import {lowerCase} from './lowerCase';

type Meta = {headers?: Record<string, string>};
type Manifest = {routes: Record<string, {initialHeaders?: Record<string, string>}>};

/**
 * Writes the policy of every prerendered page and file where the runtimes read its headers: its `.meta` file (Node and
 * OpenNext) and the manifest (Vercel). Sealing twice changes nothing.
 * @param build a `.next` folder; one that is not there has nothing to seal
 * @returns how many pages and files were sealed
 */
export function sealPages(build: string): number {
  const manifestFile = join(build, 'prerender-manifest.json');
  if (!existsSync(manifestFile)) return 0;
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

  const folder = join(build, 'server/app');
  const files = globSync(['**/*.{html,body}', '.well-known/*.body'], {cwd: folder});
  for (const file of files) {
    const name = file.replace(/\.(?:html|body)$/, '');
    const route = `/${name.replaceAll('\\', '/')}`;
    const added = lowerCase(
      file.endsWith('.html') ? policyOf(route, readFileSync(join(folder, file), 'utf8')) : fileHeaders(route),
    );

    const metaFile = join(folder, `${name}.meta`);
    const meta: Meta = JSON.parse(readFileSync(metaFile, 'utf8'));
    writeFileSync(metaFile, JSON.stringify({...meta, headers: {...meta.headers, ...added}}));

    const known = manifest.routes[route];
    if (known) known.initialHeaders = {...known.initialHeaders, ...added};
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return files.length;
}

const fileHeaders = (route: string) => ({...filePolicy, ...(route.startsWith('/share/') && shownElsewhere)});

/** The policy of the page that is prerendered at a route, such as `/hi/pricing`. */
function policyOf(route: string, html: string): Record<string, string> {
  const page = pageAt(splitLocale(route).path);
  const {styles, ...inline} = inlineParts(html);
  const parts: PageParts = {
    ...inline,
    styles: [...styles, ...insertedStyles()],
    forms: page && formOnPage(page) ? formsHosts(site.forms.script) : undefined,
    submitsTo: site.contactEndpoint ? new URL(site.contactEndpoint, site.origin).origin : undefined,
    reports: site.policyReports || undefined,
  };
  return pagePolicy(parts);
}
