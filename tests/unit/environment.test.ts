import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseEnv} from 'node:util';
import {afterEach, describe, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The site with these settings. It reads them when it is imported, so it is imported again. */
async function siteWith(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const {site} = await import('@/settings/site');
  return site;
}

const exampleSettings = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>;

describe('.env.example', () => {
  test('names every setting', () => {
    const source = readFileSync('settings/site.ts', 'utf8');
    const names = [...source.matchAll(/setting\(\s*'(\w+)'/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(Object.keys(exampleSettings).sort()).toEqual(names.sort());
  });

  test('shows the defaults, so that no setting is needed', async () => {
    const defaults = await siteWith({});
    expect(await siteWith(exampleSettings)).toEqual(defaults);
  });
});

describe('an invalid value stops the build, with the name of the setting, the value and the expected form', () => {
  type WrongSetting = {name: string; value: string; wanted: string};
  const wrongSettings: WrongSetting[] = [
    {name: 'NEXT_PUBLIC_SITE_URL', value: 'not a url', wanted: 'an http(s) origin without a path'},
    {name: 'NEXT_PUBLIC_SITE_URL', value: 'https://www.example.com/shop', wanted: 'an http(s) origin without a path'},
    {name: 'NEXT_PUBLIC_CONTACT_EMAIL', value: 'hello at example.com', wanted: 'an email address'},
    {name: 'NEXT_PUBLIC_CONTACT_PHONE', value: '0771 555', wanted: 'a phone number with country code'},
    {name: 'NEXT_PUBLIC_CONTACT_ENDPOINT', value: 'ftp://example.com', wanted: 'an absolute https URL'},
    {name: 'NEXT_PUBLIC_CONTACT_ENDPOINT', value: 'https://*/messages', wanted: 'an absolute https URL'},
    {
      name: 'NEXT_PUBLIC_CONTACT_ENDPOINT',
      value: 'https://api.example;script-src/x',
      wanted: 'an absolute https URL',
    },
    {
      name: 'NEXT_PUBLIC_CONTACT_ENDPOINT',
      value: 'https://user:word@api.example/x',
      wanted: 'an absolute https URL',
    },
    {name: 'NEXT_PUBLIC_CONTACT_ENDPOINT', value: 'http://api.example/x', wanted: 'browsers block http'},
    {name: 'NEXT_PUBLIC_CONTACT_ENDPOINT', value: 'http://localhost.example/x', wanted: 'browsers block http'},
    {name: 'NEXT_PUBLIC_FORMS_SCRIPT_URL', value: 'http://forms.example/x.js', wanted: 'browsers block http'},
    {name: 'NEXT_PUBLIC_ADMIN_URL', value: '/register', wanted: 'an absolute http(s) URL'},
    {name: 'NEXT_PUBLIC_PARTNER_FORM_URL', value: 'javascript:alert(1)', wanted: 'an absolute http(s) URL'},
    {name: 'NEXT_PUBLIC_FORMS_SERVICE', value: 'a'.repeat(61), wanted: 'a name of at most 60 characters'},
    {
      name: 'NEXT_PUBLIC_BRAND_NAME',
      value: 'Вьом',
      wanted: 'a name of at most 60 characters in Latin or Devanagari letters',
    },
    {name: 'NEXT_PUBLIC_FORMS_PORTAL_ID', value: '12 34', wanted: 'an id of letters, digits and hyphens'},
    {name: 'NEXT_PUBLIC_FORM_ID_NIMBUS_AI', value: 'a/b', wanted: 'an id of letters, digits and hyphens'},
    {name: 'NEXT_PUBLIC_FORMS_SUBJECT_FIELD', value: 'what about', wanted: 'the name of a field'},
    {name: 'NEXT_PUBLIC_FORMS_ID_FIELD', value: 'a"b', wanted: 'the name of a field'},
    {name: 'NEXT_PUBLIC_FORMS_CONSENT', value: 'yes', wanted: '1, or unset'},
    {name: 'NEXT_PUBLIC_FORMS_REGION', value: 'Asia', wanted: 'a region code'},
    {name: 'NEXT_PUBLIC_COUNTING_SITE_ID', value: 'shop.example/a b', wanted: 'a domain or an id'},
    {
      name: 'NEXT_PUBLIC_COUNTING_HOST',
      value: 'https://counts.example/api',
      wanted: 'an http(s) origin without a path',
    },
    {name: 'NEXT_PUBLIC_COUNTING_SCRIPT_URL', value: 'https://counts.example/;x', wanted: 'an absolute https URL'},
    {name: 'NEXT_PUBLIC_VISIT_REPORTS_URL', value: '/reports', wanted: 'an absolute https URL'},
    {name: 'PSEUDO_LOCALE', value: 'yes', wanted: '1, or unset'},
  ];
  const wrongReportUrls = [
    '/reports',
    'http://r.example/csp',
    'https://r.example/रिपोर्ट',
    'https://r.example/ x',
    'https://r.example/;x',
    'https://r.example/,x',
    'https://r.example/"x',
    "https://r.example/'x",
    'https://r.example/\\x',
  ];
  for (const value of wrongReportUrls) {
    wrongSettings.push({
      name: 'CSP_REPORT_URL',
      value,
      wanted: 'an absolute https URL in ASCII, without quotes',
    });
  }

  test.each(wrongSettings)('$name=$value', async ({name, value, wanted}) => {
    const reading = siteWith({[name]: value});
    await expect(reading).rejects.toThrow(`${name} is "${value}"`);
    await expect(reading).rejects.toThrow(wanted);
  });
});

test.each([
  {name: 'NEXT_PUBLIC_COUNTING_SCRIPT_URL', value: 'https://counts.example/script.js'},
  {name: 'NEXT_PUBLIC_COUNTING_SITE_ID', value: 'shop.example'},
])('$name alone stops the build, which names the settings that it needs', async ({name, value}) => {
  await expect(siteWith({[name]: value})).rejects.toThrow(
    /NEXT_PUBLIC_COUNTING_SCRIPT_URL and NEXT_PUBLIC_COUNTING_SITE_ID/,
  );
});

test.each(['HOME', 'BRAND_GALAXY'])(
  'NEXT_PUBLIC_FORM_ID_%s without a portal stops the build, which names the settings that it needs',
  async (form) => {
    const name = `NEXT_PUBLIC_FORM_ID_${form}`;
    await expect(siteWith({[name]: 'a1b2'})).rejects.toThrow(`${name} needs NEXT_PUBLIC_FORMS_PORTAL_ID`);
  },
);

describe('a valid value is accepted', () => {
  test.each(['Müller & Söhne', 'O’Neil’s 24/7', 'मीरा क्‍लोदिंग'])('a brand may be called %j', async (name) => {
    const {brand} = await siteWith({NEXT_PUBLIC_BRAND_NAME: name});
    expect(brand.en).toBe(name);
  });

  test('the origin, without its slash', async () => {
    const {origin} = await siteWith({NEXT_PUBLIC_SITE_URL: 'https://shop.example.com/'});
    expect(origin).toBe('https://shop.example.com');
  });

  test('the endpoint of messages, with its query', async () => {
    const endpoint = 'https://api.example.com/messages?from=site';
    const {contactEndpoint} = await siteWith({NEXT_PUBLIC_CONTACT_ENDPOINT: endpoint});
    expect(contactEndpoint).toBe(endpoint);
  });

  test('an endpoint on the developer’s own machine, which browsers allow', async () => {
    const endpoint = 'http://localhost:8080/messages';
    const {contactEndpoint} = await siteWith({NEXT_PUBLIC_CONTACT_ENDPOINT: endpoint});
    expect(contactEndpoint).toBe(endpoint);
  });

  test('the id of a form, whose script comes from its region', async () => {
    const {forms} = await siteWith({
      NEXT_PUBLIC_FORMS_PORTAL_ID: '4711',
      NEXT_PUBLIC_FORM_ID_HOME: 'a1b2-c3d4',
      NEXT_PUBLIC_FORMS_REGION: 'eu1',
    });
    expect(forms.ids.home).toBe('a1b2-c3d4');
    expect(forms.script).toBe('https://js-eu1.hsforms.net/forms/embed/v2.js');
  });

  test('the URL for policy reports, with its query', async () => {
    const reportUrl = 'https://reports.example.com/csp?site=shop&key=a1';
    const {policyReports} = await siteWith({CSP_REPORT_URL: reportUrl});
    expect(policyReports).toBe(reportUrl);
  });

  test('the pseudo-locale', async () => {
    const {pseudoLocale} = await siteWith({PSEUDO_LOCALE: '1'});
    expect(pseudoLocale).toBe('1');
  });

  test('a name that is set in English only is used in every language', async () => {
    const {brand, company} = await siteWith({
      NEXT_PUBLIC_BRAND_NAME: 'Acme',
      NEXT_PUBLIC_COMPANY_NAME: 'Acme Limited',
    });
    expect(brand.hi).toBe('Acme');
    expect(company.hi).toBe('Acme Limited');
  });
});

test('a misspelt setting stops the build, with the names of all settings', async () => {
  const reading = siteWith({NEXT_PUBLIC_FORM_ID_AIRPOSS: 'x'});
  await expect(reading).rejects.toThrow('NEXT_PUBLIC_FORM_ID_AIRPOSS is no setting');
  await expect(reading).rejects.toThrow('NEXT_PUBLIC_FORM_ID_AIRPOS,');
});

test('variables of other programs do not stop the build', async () => {
  const reading = siteWith({NEXT_PUBLIC_VERCEL_ENV: 'production', NEXT_PUBLIC_ANALYTICS: '1'});
  await expect(reading).resolves.toBeDefined();
});

test('an invalid value stops the build’s configuration', () => {
  const load = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', "await import('./next.config.mjs')"], {
      env: {...process.env, NEXT_PUBLIC_SITE_URL: 'not a url'},
      stdio: 'pipe',
    });
  expect(load).toThrow('NEXT_PUBLIC_SITE_URL');
});

test('tools/withoutSettings.ts clears all settings, including those from files', () => {
  const script = `
    await import('./tools/withoutSettings.ts');
    const {default: {loadEnvConfig}} = await import('@next/env');
    loadEnvConfig(process.argv[1]);
    const {site} = await import('./settings/site.ts');
    console.log(JSON.stringify(site));
  `;
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, '.env.production'), 'NEXT_PUBLIC_BRAND_NAME=Acme\nCSP_REPORT_URL=https://r.example/csp\n');
  const siteAfter = (environment: Record<string, string>) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script, folder], {
      env: {NODE_ENV: 'production', ...environment} as NodeJS.ProcessEnv,
      encoding: 'utf8',
    });
  try {
    expect(siteAfter({NEXT_PUBLIC_BRAND_NAME: 'Acme', PSEUDO_LOCALE: '1', NEXT_PUBLIC_OTHER: '1'})).toBe(siteAfter({}));
    expect(siteAfter({})).not.toMatch(/Acme|r\.example/);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('files of settings, except the example, are ignored by git and Docker', () => {
  const isIgnored = (file: string) => spawnSync('git', ['check-ignore', '--no-index', '-q', file]).status === 0;
  expect(['.env', '.env.local', '.env.production', '.env.production.local'].filter(isIgnored)).toHaveLength(4);
  expect(isIgnored('.env.example')).toBe(false);
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.env*', '!.env.example']));
});
