/** Reads settings from environment variables. An invalid value stops the build with the variable's name and the expected form. */

/** The type of a setting's value, by its shape. A link takes an address only if its type says that it is absolute (ui/LocalLink.tsx). */
type Setting<S> = S extends 'url' | 'fetchedUrl' | 'reportUrl' | 'origin' ? `http${string}` : string;

/** The characters that share images can draw, in the syntax of a pattern. */
const drawableCharacters = {
  letters: String.raw`\p{Script=Latin}\p{Script=Devanagari}`,
  joiners: String.raw`\u200c-\u200d`,
  ascii: ' -~',
  signs: '‘’“”–—·®™',
};
const drawableName = new RegExp(`^[${Object.values(drawableCharacters).join('')}]{1,60}$`, 'u');

const messageSyntax = /[<>{}]/;

/** Without spaces. */
const printableAscii = /^[!-~]+$/;

const headerSyntax = /["',;\\]/;

/** A domain or an IP address. An IPv6 address stands in brackets. */
const plainHost = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])$/;

const shapes = {
  name: {
    check: (value) => drawableName.test(value) && !messageSyntax.test(value),
    wanted: 'a name of at most 60 characters in Latin or Devanagari letters, without < > { }',
  },
  origin: {
    check: (value) => isHttpUrl(value) && new URL(value).origin === value.replace(/\/$/, ''),
    wanted: 'an http(s) origin without a path, such as https://www.example.com',
  },
  url: {check: isHttpUrl, wanted: 'an absolute http(s) URL, such as https://www.example.com/path'},
  // Requested by the pages.
  fetchedUrl: {
    check: (value) => isHttpUrl(value) && mayBeFetched(value),
    wanted:
      'an absolute https URL, such as https://www.example.com/path: browsers block http on pages that come by https',
  },
  // Requested by the pages, and written into headers.
  reportUrl: {
    check: isReportUrl,
    wanted:
      'an absolute https URL in ASCII, without quotes, commas, semicolons and backslashes, such as https://www.example.com/path',
  },
  email: {
    check: (value) => /^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/.test(value),
    wanted: 'an email address, such as hello@example.com',
  },
  phone: {
    check: (value) => /^\+[1-9]\d{6,14}$/.test(value),
    wanted: 'a phone number with country code and digits only, such as +917710000000',
  },
  siteId: {
    check: (value) => /^[\w.-]+$/.test(value),
    wanted: 'a domain or an id, of letters, digits, dots, hyphens and underscores',
  },
  id: {
    check: (value) => /^[A-Za-z0-9-]+$/.test(value),
    wanted: 'an id of letters, digits and hyphens, without spaces',
  },
  field: {
    check: (value) => /^[\w./-]+$/.test(value),
    wanted: 'the name of a field, of letters, digits, dots, slashes, hyphens and underscores',
  },
  switch: {check: (value) => value === '1', wanted: '1, or unset'},
  region: {check: (value) => /^[a-z]{2,3}\d*$/.test(value), wanted: 'a region code, such as na1 or eu1'},
} satisfies Record<string, {check: (value: string) => boolean; wanted: string}>;

/**
 * Whether a value is an http(s) URL with a plain host and without a user name or password. The host is written into policies, where `*`
 * and `;` are syntax, and browsers refuse to fetch a URL with a password.
 */
function isHttpUrl(value: string) {
  if (!/^https?:\/\/\S+$/.test(value) || !URL.canParse(value)) return false;
  const {hostname, username, password} = new URL(value);
  return !username && !password && plainHost.test(hostname);
}

function isReportUrl(value: string) {
  const fitsHeader = printableAscii.test(value) && !headerSyntax.test(value);
  return fitsHeader && isHttpUrl(value) && mayBeFetched(value);
}

/** http is allowed for localhost only, to try an endpoint there (https://w3c.github.io/webappsec-mixed-content). */
function mayBeFetched(value: string) {
  const {protocol, hostname} = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const asked = new Set<string>();

/** The value of a variable, or the fallback if it is unset or empty. @throws if the value has another form */
export function setting<S extends keyof typeof shapes, F extends Setting<S> | ''>(
  name: string,
  shape: S,
  fallback: F,
): Setting<S> | F {
  asked.add(name);
  const value = process.env[name]?.trim();
  if (!value) return fallback;
  if (!shapes[shape].check(value)) {
    throw new Error(`Environment variable ${name} is "${value}", but it must be ${shapes[shape].wanted}.`);
  }
  return value as Setting<S>; // just checked
}

/**
 * Finds misspelt settings, in whose place the pages would have the default. Call it after all settings are read.
 * @throws if a variable has a prefix of the settings, but is not a setting
 */
export function refuseUnknown(prefixes: readonly string[]) {
  const isOurs = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
  const unknown = Object.keys(process.env).find((name) => isOurs(name) && !asked.has(name));
  if (!unknown) return;
  const known = [...asked].filter(isOurs).sort();
  throw new Error(`Environment variable ${unknown} is no setting of this site. There are: ${known.join(', ')}.`);
}
