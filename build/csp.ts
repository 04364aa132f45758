import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {pageAt} from '@/content/paths';
import {splitLocale} from '@/i18n/localePath';
import {formOnPage, formsHosts} from '@/lib/forms/formsService';
import {site} from '@/settings/site';
import {type Element, elementsOf} from './html';

/** The CSP source of an inline script or style. */
const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The allowed sources of each directive. */
type Directives = Record<string, readonly string[]>;

/** The Content-Security-Policy of a page: it allows only what the page loads. @param path of the prerendered page */
export function cspHeaders(path: string, html: string): Record<string, string> {
  const elements = elementsOf(html);
  const directives = policyFor(path, elements);
  assertNothingBlocked(path, elements, directives);
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
  const headers: Record<string, string> = {'content-security-policy': policy};
  if (site.policyReports) headers['reporting-endpoints'] = `csp="${site.policyReports}"`;
  return headers;
}

type ServiceHosts = ReturnType<typeof formsHosts>;
const noHosts: ServiceHosts = {script: [], image: [], form: []};

function policyFor(path: string, elements: readonly Element[]): Directives {
  const page = pageAt(splitLocale(path).path);
  const hostedForm = page && formOnPage(page);
  const serviceHosts = hostedForm ? formsHosts(site.forms.script) : noHosts;
  const {counting, visitReports, contactEndpoint} = site;
  const endpoints = [contactEndpoint, counting.host || counting.script, visitReports].filter(Boolean);
  const styleAttributes = elements.map(({attributes}) => attributes.style ?? '').filter(Boolean);

  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(elements, 'script'), ...countingScript(), ...serviceHosts.script],
    'style-src': ["'self'", ...inlineHashes(elements, 'style'), ...toastStyleHashes],
    'style-src-attr': styleAttributes.length ? ["'unsafe-hashes'", ...styleAttributes.map(cspHash)] : ["'none'"],
    'img-src': ["'self'", 'data:', ...serviceHosts.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...endpoints.map(originOf), ...serviceHosts.form],
    'manifest-src': ["'self'"],
    // Scripts post forms to the endpoint. Without scripts, a form opens the mail program.
    'form-action': ['mailto:', ...serviceHosts.form],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  if (hostedForm) {
    directives['frame-src'] = serviceHosts.form;
    // The hosted form's script inserts styles. Browsers ignore 'unsafe-inline' next to a hash.
    directives['style-src'] = ["'self'", "'unsafe-inline'"];
    directives['style-src-attr'] = ["'unsafe-inline'"];
  }
  if (site.policyReports) {
    // `report-uri` is for browsers that do not support `report-to`, such as Firefox.
    directives['report-uri'] = [site.policyReports];
    directives['report-to'] = ['csp'];
  }
  return directives;
}

const originOf = (address: string) => new URL(address, site.origin).origin;

/** The script that counts visits, if the setting names one. A CSP source has no query. */
function countingScript(): string[] {
  if (!site.counting.script) return [];
  const {origin, pathname} = new URL(site.counting.script);
  return [origin + pathname];
}

/** The directive for what an element other than a link loads. */
const directiveByTag: Record<string, string> = {
  script: 'script-src',
  img: 'img-src',
  iframe: 'frame-src',
};

/** The directive for what a link loads ahead, by its attribute `as`. In place of a script, next/script puts such a link into the document. */
const directiveByPreload: Record<string, string> = {
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  fetch: 'connect-src',
};

/** The directive for what an element loads. Undefined if it loads nothing. */
function directiveOfElement({name, attributes}: Element): string | undefined {
  if (name !== 'link') return directiveByTag[name];
  // A `modulepreload` without `as` is for a script.
  const {rel, as = 'script'} = attributes;
  if (rel === 'stylesheet') return 'style-src';
  const isPreload = rel === 'preload' || rel === 'modulepreload';
  return isPreload ? directiveByPreload[as] : undefined;
}

/** @throws if a page loads something that its policy blocks. Otherwise only visitors' browsers would find out */
function assertNothingBlocked(path: string, elements: readonly Element[], directives: Directives) {
  for (const element of elements) {
    const directive = directiveOfElement(element);
    const {src, href = ''} = element.attributes;
    const address = src ?? href;
    const isForeign = /^(https?:)?\/\//.test(address);
    if (!directive || !isForeign) continue;

    const url = new URL(address, site.origin).href;
    // A source is an origin or the address of a script. Browsers also know sources with wildcards, which no document needs.
    const isAllowed = directives[directive]?.some((source) => url.startsWith(source));
    if (isAllowed) continue;
    throw new Error(
      `${path} loads ${address}, which its policy refuses: allow it under ${directive} in build/csp.ts, or, if it counts visits, set NEXT_PUBLIC_COUNTING_SCRIPT_URL (docs/counting.md).`,
    );
  }
}

/** Hashes of a document's inline scripts, or styles. Structured data needs no hash, because it does not run. */
function inlineHashes(elements: readonly Element[], kind: 'script' | 'style'): string[] {
  const hashes: string[] = [];
  for (const {name, attributes, content} of elements) {
    const isInline = name === kind && !attributes.src && attributes.type !== 'application/ld+json';
    if (isInline && content) hashes.push(cspHash(content.text));
  }
  return hashes;
}

/** Hashes of the style that Sonner inserts with its first toast. An empty list if a new version of Sonner inserts it differently. */
export const toastStyleHashes = readToastStyleHashes();

function readToastStyleHashes(): string[] {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const cssAsString = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!cssAsString) return [];
  // The style element is inserted empty, then filled: both are hashed.
  return [cspHash(''), cspHash(JSON.parse(cssAsString))];
}
