import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseEnv, promisify} from 'node:util';
import {describe, expect, test} from 'vitest';

const run = promisify(execFile);

/** Imports a module in a process of its own, as settings are read once, at import. Resolves to what it complained of. */
async function importWith(file: string, settings: Record<string, string>): Promise<{failed: boolean; message: string}> {
  const env = {PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...settings};
  try {
    await run(process.execPath, ['--input-type=module', '-e', `await import('./${file}')`], {env});
    return {failed: false, message: ''};
  } catch (error) {
    return {failed: true, message: String(error)};
  }
}

const environment = 'content/environment.mjs';

const wrong: [name: string, value: string, wanted: string][] = [
  ['NEXT_PUBLIC_SITE_URL', 'not a url', 'an http(s) origin without a path'],
  ['NEXT_PUBLIC_SITE_URL', 'www.example.com', 'an http(s) origin without a path'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.com/shop', 'an http(s) origin without a path'],
  ['NEXT_PUBLIC_CONTACT_EMAIL', 'hello at example.com', 'an email address'],
  ['NEXT_PUBLIC_CONTACT_PHONE', '0771 555', 'a phone number with country code'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', '/api/messages', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'ftp://example.com', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://*/messages', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://api.example;script-src/x', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://user:word@api.example/x', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_ADMIN_URL', '/register', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_PARTNER_FORM_URL', 'javascript:alert(1)', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_X_URL', '@vyom', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_FORMS_SERVICE', '<b>', 'a name of at most 60 characters'],
  ['NEXT_PUBLIC_BRAND_NAME', 'Вьом', 'a name of at most 60 characters in Latin or Devanagari letters'],
  ['NEXT_PUBLIC_BRAND_NAME', 'a'.repeat(61), 'a name of at most 60 characters'],
  ['NEXT_PUBLIC_FORMS_SCRIPT_URL', 'js.example.com/embed.js', 'an absolute http(s) URL'],
  ['NEXT_PUBLIC_FORMS_PORTAL_ID', '12 34', 'an id of letters, digits and hyphens'],
  ['NEXT_PUBLIC_FORMS_REGION', 'Asia', 'a region code'],
  ['PSEUDO_LOCALE', 'yes', '1, or unset'],
  ['NEXT_PUBLIC_FORM_ID_HOME', 'two words', 'an id of letters, digits and hyphens'],
  ['NEXT_PUBLIC_FORM_ID_NIMBUS_AI', 'a/b', 'an id of letters, digits and hyphens'],
  ...['/reports', 'https://r.example/रिपोर्ट', ...[...' ;,"\'\\'].map((sign) => `https://r.example/${sign}x`)].map(
    (value): [string, string, string] => ['CSP_REPORT_URL', value, 'an absolute http(s) URL in ASCII, without quotes'],
  ),
];

describe('settings from the environment', () => {
  test('the site needs none', async () => {
    expect(await importWith(environment, {})).toEqual({failed: false, message: ''});
  });

  test.each(['Müller & Söhne', 'O’Neil’s 24/7', 'मीरा क्‍लोदिंग'])('a company may be called %j', async (name) => {
    expect(await importWith(environment, {NEXT_PUBLIC_BRAND_NAME: name})).toEqual({failed: false, message: ''});
  });

  test('a setting whose name is misspelt stops the build, and the names there are stand beside it', async () => {
    const {failed, message} = await importWith(environment, {NEXT_PUBLIC_FORM_ID_AIRPOSS: 'x'});
    expect(failed).toBe(true);
    expect(message).toMatch(/NEXT_PUBLIC_FORM_ID_AIRPOSS is no setting.*NEXT_PUBLIC_FORM_ID_AIRPOS,/);
    const foreign = {NEXT_PUBLIC_VERCEL_ENV: 'production', NEXT_PUBLIC_ANALYTICS: '1'};
    expect(await importWith(environment, foreign)).toEqual({failed: false, message: ''});
  });

  test('.env.example has every setting with its default', async () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>;
    const names = [...readFileSync(environment, 'utf8').matchAll(/setting\(\s*'(\w+)'/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(Object.keys(example).sort()).toEqual(names.sort());
    const print = `const {environment} = await import('./${environment}'); console.log(JSON.stringify(environment))`;
    const read = (settings: Record<string, string>) =>
      run(process.execPath, ['--input-type=module', '-e', print], {env: {NODE_ENV: 'test', ...settings}});
    expect((await read(example)).stdout).toBe((await read({})).stdout);
  });

  test('a name that is given in English alone is that of every language', async () => {
    const print = `const {environment} = await import('./${environment}'); console.log(JSON.stringify(environment))`;
    const names = {NEXT_PUBLIC_BRAND_NAME: 'Acme', NEXT_PUBLIC_COMPANY_NAME: 'Acme Limited'};
    const env = {PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...names};
    const {stdout} = await run(process.execPath, ['--input-type=module', '-e', print], {env});
    const {brand, company} = JSON.parse(stdout);
    expect([brand, company]).toEqual([
      {en: 'Acme', hi: 'Acme'},
      {en: 'Acme Limited', hi: 'Acme Limited'},
    ]);
  });

  test('right and empty values are taken', async () => {
    const settings = {
      NEXT_PUBLIC_SITE_URL: 'https://shop.example.com/',
      NEXT_PUBLIC_CONTACT_PHONE: '+917710000000',
      NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://api.example.com/messages?from=site',
      NEXT_PUBLIC_FORM_ID_HOME: 'a1b2-c3d4',
      NEXT_PUBLIC_FORMS_SCRIPT_URL: 'https://js-eu1.hsforms.net/forms/embed/v2.js',
      NEXT_PUBLIC_ADMIN_URL: '',
      CSP_REPORT_URL: 'https://reports.example.com/csp?site=shop&key=a1',
      PSEUDO_LOCALE: '1',
    };
    expect(await importWith(environment, settings)).toEqual({failed: false, message: ''});
  });

  test.each(wrong)('%s=%s stops with the name, the value and the shape', async (name, value, wanted) => {
    const {failed, message} = await importWith(environment, {[name]: value});
    expect(failed).toBe(true);
    expect(message).toContain(`${name} is "${value}"`);
    expect(message).toContain(wanted);
  });

  test.each([
    [{}, 'https://js.hsforms.net/forms/embed/v2.js'],
    [{NEXT_PUBLIC_FORMS_REGION: 'eu1'}, 'https://js-eu1.hsforms.net/forms/embed/v2.js'],
    [
      {NEXT_PUBLIC_FORMS_REGION: 'eu1', NEXT_PUBLIC_FORMS_SCRIPT_URL: 'https://forms.example/a.js'},
      'https://forms.example/a.js',
    ],
  ])('%j: the form comes from its region, unless an address is set', async (settings, script) => {
    const print = `const {environment} = await import('./${environment}'); console.log(environment.forms.script)`;
    const env = {PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...settings};
    const {stdout} = await run(process.execPath, ['--input-type=module', '-e', print], {env});
    expect(stdout.trim()).toBe(script);
  });

  test('the build reads them: a wrong one stops its configuration', async () => {
    const {failed, message} = await importWith('next.config.mjs', {NEXT_PUBLIC_SITE_URL: 'not a url'});
    expect(failed).toBe(true);
    expect(message).toContain('NEXT_PUBLIC_SITE_URL');
  });

  test('none of them is left where a result must be the same on every machine', async () => {
    const names = [...readFileSync(environment, 'utf8').matchAll(/setting\('(\w+)'/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    const env = Object.fromEntries([['PATH', process.env.PATH ?? ''], ...names.map((name) => [name, '1'])]);
    const print = `await import('./scripts/withoutSettings.ts'); console.log(Object.keys(process.env).join())`;
    const {stdout} = await run(process.execPath, ['--input-type=module', '-e', print], {env});
    const left = stdout.trim().split(',');
    expect(left).toContain('PATH');
    expect(left.filter((name) => names.includes(name))).toEqual([]);
  });
});
