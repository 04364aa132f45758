/**
 * The score that MDN's HTTP Observatory gives a site, by its published table
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), from a page's headers and HTML. Only the tests
 * that headers and HTML decide: HTTPS and its redirect are the operator's, and count nothing where they are in order.
 */
type Page = {headers: Record<string, string>; html: string; origin: string};

/** A reason and what it adds to or takes from 100. */
export type Finding = {test: string; result: string; modifier: number};

/** Extra points count only where a site is good without them. */
const enoughForExtras = 90;

export function observatoryScore(page: Page): {score: number; findings: Finding[]} {
  const findings = [
    policy(page),
    cookies(page),
    corsOf(page),
    referrer(page),
    transport(page),
    integrity(page),
    sniffing(page),
    framing(page),
    resourcePolicy(page),
    embedderPolicy(page),
    openerPolicy(page),
  ];
  const sum = (list: Finding[]) => list.reduce((total, {modifier}) => total + modifier, 100);
  const base = sum(findings.filter(({modifier}) => modifier < 0));
  return {score: Math.max(0, base >= enoughForExtras ? sum(findings) : base), findings};
}

/** Directives of a policy, names in lower case. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

const finding = (test: string, result: string, modifier: number): Finding => ({test, result, modifier});

function policy({headers}: Page): Finding {
  const text = headers['content-security-policy'];
  const say = (result: string, modifier: number) => finding('Content Security Policy', result, modifier);
  if (!text) return say('none', -25);
  const directives = directivesOf(text);
  const fallback = directives.get('default-src') ?? ['*'];
  const scripts = directives.get('script-src') ?? fallback;
  const styles = directives.get('style-src') ?? fallback;
  const objects = directives.get('object-src') ?? fallback;
  const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/;
  const inline = /^(?:'unsafe-inline'|data:)$/;
  if (
    scripts.some((source) => broad.test(source) || inline.test(source)) ||
    objects.some((source) => broad.test(source))
  ) {
    return say('scripts from anywhere', -20);
  }
  const passive = new Set(['img-src', 'media-src']);
  const insecure = [...directives].filter(([, sources]) => sources.some((source) => /^(?:http|ftp):/.test(source)));
  if (insecure.some(([name]) => !passive.has(name) && !name.startsWith('report'))) return say('insecure sources', -20);
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return say('eval', -10);
  if (insecure.some(([name]) => passive.has(name))) return say('insecure pictures', -10);
  if (styles.some((source) => broad.test(source) || inline.test(source))) return say('unsafe styles', 0);
  return fallback.join() === "'none'" ? say('nothing unsafe, denied by default', 10) : say('nothing unsafe', 5);
}

const cookies = ({headers}: Page) =>
  headers['set-cookie'] ? finding('Cookies', 'set', -20) : finding('Cookies', 'none', 0);

function corsOf({headers}: Page): Finding {
  const open = headers['access-control-allow-origin'] && headers['access-control-allow-credentials'] === 'true';
  return finding('Cross Origin Resource Sharing', open ? 'with credentials' : 'not to be abused', open ? -50 : 0);
}

function referrer({headers}: Page): Finding {
  const value = headers['referrer-policy'];
  const say = (modifier: number) => finding('Referrer Policy', value ?? 'none', modifier);
  if (!value) return say(0);
  if (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)) return say(5);
  return say(-5);
}

function transport({headers}: Page): Finding {
  const value = headers['strict-transport-security'];
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1]);
  const say = (modifier: number) => finding('Strict Transport Security', value ?? 'none', modifier);
  if (!age) return say(-20);
  return say(age >= 15_768_000 ? 0 : -10);
}

function integrity({html, origin}: Page): Finding {
  const foreign = [...html.matchAll(/<script\b([^>]*)\ssrc="([^"]+)"/g)].filter(
    ([, , src = '']) => new URL(src, origin).origin !== origin,
  );
  const bare = foreign.filter(([tag]) => !tag.includes('integrity='));
  return finding('Subresource Integrity', bare.length ? 'foreign scripts' : 'own scripts', bare.length ? -5 : 0);
}

function sniffing({headers}: Page): Finding {
  const right = headers['x-content-type-options'] === 'nosniff';
  return finding('X-Content-Type-Options', right ? 'nosniff' : 'none', right ? 0 : -5);
}

function framing({headers}: Page): Finding {
  const byPolicy = directivesOf(headers['content-security-policy'] ?? '').has('frame-ancestors');
  const byHeader = /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '');
  return finding('Framing', byPolicy || byHeader ? 'denied' : 'allowed', byPolicy || byHeader ? 5 : -20);
}

const resourcePolicy = ({headers}: Page) =>
  rated(
    'Cross Origin Resource Policy',
    headers['cross-origin-resource-policy'],
    ['same-origin', 'same-site'],
    ['cross-origin'],
  );

const embedderPolicy = ({headers}: Page) =>
  rated(
    'Cross Origin Embedder Policy',
    headers['cross-origin-embedder-policy'],
    ['require-corp', 'credentialless'],
    ['unsafe-none'],
  );

const openerPolicy = ({headers}: Page) =>
  rated(
    'Cross Origin Opener Policy',
    headers['cross-origin-opener-policy'],
    ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
    ['unsafe-none'],
  );

function rated(test: string, value: string | undefined, strict: string[], known: string[]): Finding {
  if (!value || known.includes(value)) return finding(test, value ?? 'none', 0);
  return finding(test, value, strict.includes(value) ? 10 : -5);
}
