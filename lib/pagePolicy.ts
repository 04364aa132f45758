import type {FormsHosts} from './formsHosts';

/** What a page consists of, as far as its policy has to name it. Hashes are quoted sources: `'sha256-…'`. */
export type PageParts = {
  scripts: readonly string[];
  /** Style elements. */
  styles: readonly string[];
  styleAttributes: readonly string[];
  /** On a page with the hosted form. */
  forms?: FormsHosts;
  /** The origin that takes the contact form's messages, where it is not the site's own. */
  submitsTo?: string;
  /** Where browsers report what they blocked. */
  reports?: string;
};

/**
 * The Content-Security-Policy of one page, and the header that names where reports go. Nothing is allowed that the page
 * does not consist of: an injected script, frame or form can do nothing. With the hosted form, any style may stand in it.
 */
export function pagePolicy({
  scripts,
  styles,
  styleAttributes,
  forms,
  submitsTo,
  reports,
}: PageParts): Record<string, string> {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(forms?.script ?? [])],
    ...(forms ? anyStyle : namedStyles(styles, styleAttributes)),
    'img-src': ["'self'", 'data:', ...(forms?.image ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(submitsTo ? [submitsTo] : []), ...(forms?.connect ?? [])],
    'manifest-src': ["'self'"],
    // Scripts send forms to the endpoint; without them a form hands its fields to the mail program.
    'form-action': ['mailto:', ...(forms?.submit ?? [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(forms && {'frame-src': forms.frame}),
    // Firefox and Safari know the older of the two.
    ...(reports && {'report-uri': [reports], 'report-to': ['csp']}),
  };
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...new Set(sources)].join(' '));
  return {
    'Content-Security-Policy': policy.join('; '),
    ...(reports && {'Reporting-Endpoints': `csp="${reports}"`}),
  };
}

/** Drawings place their parts by attributes, each named here. What scripts set through the DOM needs no permission. */
const namedStyles = (styles: readonly string[], attributes: readonly string[]) => ({
  'style-src': ["'self'", ...styles],
  'style-src-attr': attributes.length ? ["'unsafe-hashes'", ...attributes] : ["'none'"],
});

/**
 * The hosted form is drawn in a frame without an address, which has its page's policy, and its service writes the rules there.
 * Beside a hash browsers ignore this word, so there is none.
 */
const anyStyle = {'style-src': ["'self'", "'unsafe-inline'"], 'style-src-attr': ["'unsafe-inline'"]};
