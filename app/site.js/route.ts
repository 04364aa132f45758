import {fileResponse} from '@/lib/http/fileResponse';
import {siteScriptHref} from '@/lib/siteScript';
import {bundleSiteScript} from './bundle';

export const dynamic = 'force-static';

/** The plain script of every page (site.ts). */
export function GET() {
  const {script} = bundleSiteScript(process.cwd(), process.env.PSEUDO_LOCALE);
  return fileResponse(script, 'text/javascript; charset=utf-8', {hashedAddress: siteScriptHref()});
}
