import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {pageAt} from '@/content/paths';
import {splitLocale} from '@/i18n/localePath';
import {formOnPage, formsHosts} from '@/lib/forms/formsService';
import {site} from '@/settings/site';
import {type Element, elementsOf} from './html';

/** What a policy calls an inline script or style. */
const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The Content-Security-Policy of a page, by its path as it is prerendered: nothing is allowed that the page does not consist of. */
export function cspHeaders(path: string, html: string): Record<string, string> {
  const elements = elementsOf(html);
  const styleAttributes = elements.flatMap(({attributes}) => (attributes.style ? cspHash(attributes.style) : []));
  const page = pageAt(splitLocale(path).path);
  const forms = page && formOnPage(page) ? formsHosts(site.forms.script) : undefined;
  const endpoint = site.contactEndpoint && new URL(site.contactEndpoint, site.origin).origin;
  const reports = site.policyReports;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline(elements, 'script'), ...(forms?.script ?? [])],
    'style-src': ["'self'", ...inline(elements, 'style'), ...noticeStyleHashes],
    'style-src-attr': styleAttributes.length ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    'img-src': ["'self'", 'data:', ...(forms?.image ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(endpoint ? [endpoint] : []), ...(forms?.form ?? [])],
    'manifest-src': ["'self'"],
    // Scripts send forms to the endpoint; without them a form hands its fields to the mail program.
    'form-action': ['mailto:', ...(forms?.form ?? [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The hosted form's script writes styles; beside a hash browsers would ignore 'unsafe-inline'.
    ...(forms && {
      'frame-src': forms.form,
      'style-src': ["'self'", "'unsafe-inline'"],
      'style-src-attr': ["'unsafe-inline'"],
    }),
    // Firefox and Safari know the older of the two.
    ...(reports && {'report-uri': [reports], 'report-to': ['csp']}),
  };
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
      .join('; '),
    ...(reports && {'reporting-endpoints': `csp="${reports}"`}),
  };
}

/** Hashes of a document's own scripts, or styles. Structured data does not run. */
const inline = (elements: readonly Element[], kind: 'script' | 'style') =>
  elements.flatMap(({name, attributes, content}) =>
    name === kind && content && !attributes.src && attributes.type !== 'application/ld+json'
      ? cspHash(content.text)
      : [],
  );

/** Hashes of the style that sonner inserts, empty at first, with its first notice; none when a new sonner does it in another way. */
export const noticeStyleHashes = (() => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  return css ? ['', JSON.parse(css)].map(cspHash) : [];
})();
