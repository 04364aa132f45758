import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Settings are read once, at import. */
async function environmentWith(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return (await import('@/settings/site')).site;
}

const example = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>;

test('the site needs none; .env.example has every setting with its default', async () => {
  const source = readFileSync('settings/site.ts', 'utf8');
  const names = [...source.matchAll(/setting\(\s*'(\w+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(Object.keys(example).sort()).toEqual(names.sort());
  const defaults = await environmentWith({});
  expect(await environmentWith(example)).toEqual(defaults);
});

const wrong: [name: string, value: string, wanted: string][] = [
  ['NEXT_PUBLIC_SITE_URL', 'not a url', 'an http(s) origin without a path'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.com/shop', 'an http(s) origin without a path'],
  ['NEXT_PUBLIC_CONTACT_EMAIL', 'hello at example.com', 'an email address'],
  ['NEXT_PUBLIC_CONTACT_PHONE', '0771 555', 'a phone number with country code'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'ftp://example.com', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://*/messages', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://api.example;script-src/x', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://user:word@api.example/x', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_ADMIN_URL', '/register', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_PARTNER_FORM_URL', 'javascript:alert(1)', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_FORMS_SERVICE', 'a'.repeat(61), 'a name of at most 60 characters'],
  ['NEXT_PUBLIC_BRAND_NAME', 'Вьом', 'a name of at most 60 characters in Latin or Devanagari letters'],
  ['NEXT_PUBLIC_FORMS_PORTAL_ID', '12 34', 'an id of letters, digits and hyphens'],
  ['NEXT_PUBLIC_FORMS_REGION', 'Asia', 'a region code'],
  ['PSEUDO_LOCALE', 'yes', '1, or unset'],
  ['NEXT_PUBLIC_FORM_ID_NIMBUS_AI', 'a/b', 'an id of letters, digits and hyphens'],
  ...['/reports', 'https://r.example/रिपोर्ट', ...[...' ;,"\'\\'].map((sign) => `https://r.example/${sign}x`)].map(
    (value): [string, string, string] => ['CSP_REPORT_URL', value, 'an absolute http(s) URL in ASCII, without quotes'],
  ),
];

test.each(wrong)('%s=%s stops with the name, the value and the shape', async (name, value, wanted) => {
  const reading = environmentWith({[name]: value});
  await expect(reading).rejects.toThrow(`${name} is "${value}"`);
  await expect(reading).rejects.toThrow(wanted);
});

test.each(['Müller & Söhne', 'O’Neil’s 24/7', 'मीरा क्‍लोदिंग'])('a company may be called %j', async (name) => {
  expect((await environmentWith({NEXT_PUBLIC_BRAND_NAME: name})).brand.en).toBe(name);
});

test('right values are taken, and the demo form comes from its region', async () => {
  const taken = await environmentWith({
    NEXT_PUBLIC_SITE_URL: 'https://shop.example.com/',
    NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://api.example.com/messages?from=site',
    NEXT_PUBLIC_FORM_ID_HOME: 'a1b2-c3d4',
    NEXT_PUBLIC_FORMS_REGION: 'eu1',
    CSP_REPORT_URL: 'https://reports.example.com/csp?site=shop&key=a1',
    PSEUDO_LOCALE: '1',
  });
  expect(taken).toMatchObject({
    origin: 'https://shop.example.com',
    contactEndpoint: 'https://api.example.com/messages?from=site',
    forms: {ids: {home: 'a1b2-c3d4'}, script: 'https://js-eu1.hsforms.net/forms/embed/v2.js'},
    policyReports: 'https://reports.example.com/csp?site=shop&key=a1',
    pseudoLocale: '1',
  });
});

test('a name that is given in English alone is that of every language', async () => {
  const names = {NEXT_PUBLIC_BRAND_NAME: 'Acme', NEXT_PUBLIC_COMPANY_NAME: 'Acme Limited'};
  const {brand, company} = await environmentWith(names);
  expect([brand.hi, company.hi]).toEqual(['Acme', 'Acme Limited']);
});

test('a misspelt setting stops the build, and the names there are stand beside it; others’ variables do not', async () => {
  const misspelt = environmentWith({NEXT_PUBLIC_FORM_ID_AIRPOSS: 'x'});
  await expect(misspelt).rejects.toThrow(/NEXT_PUBLIC_FORM_ID_AIRPOSS is no setting.*NEXT_PUBLIC_FORM_ID_AIRPOS,/);
  vi.unstubAllEnvs();
  await environmentWith({NEXT_PUBLIC_VERCEL_ENV: 'production', NEXT_PUBLIC_ANALYTICS: '1'});
});

test('the build reads them: a wrong one stops its configuration', () => {
  const load = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', "await import('./next.config.mjs')"], {
      env: {...process.env, NEXT_PUBLIC_SITE_URL: 'not a url'},
      stdio: 'pipe',
    });
  expect(load).toThrow('NEXT_PUBLIC_SITE_URL');
});

test('none of them is left where a result must be the same on every machine', () => {
  const print = `await import('./tools/withoutSettings.ts'); console.log(Object.keys(process.env).join())`;
  const env = {...example, NODE_ENV: 'test' as const};
  const left = execFileSync(process.execPath, ['--input-type=module', '-e', print], {env, encoding: 'utf8'});
  expect(left.trim().split(',')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^NEXT_PUBLIC_|^CSP_|^PSEUDO_/)]),
  );
});
