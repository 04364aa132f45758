import {publishedLocales} from '@/i18n/languages';
import {fileResponse} from '@/lib/http/fileResponse';
import {site} from '@/settings/site';

export const dynamic = 'force-static';

/** The contact for security reports (RFC 9116). The required expiry date is a year from the build. */
export function GET() {
  const expires = new Date();
  expires.setFullYear(expires.getFullYear() + 1);
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${publishedLocales.join(', ')}`,
    `Canonical: ${site.origin}/.well-known/security.txt`,
  ];
  return fileResponse(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
}
