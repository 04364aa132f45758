import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {formsHosts} from '@/lib/formsHosts';
import {inlineParts} from '@/lib/inlineParts';
import {pagePolicy} from '@/lib/pagePolicy';
import {everywhere, fallbackPolicy, filePolicy} from '@/lib/securityHeaders.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (parts: Partial<Parameters<typeof pagePolicy>[0]>) =>
  pagePolicy({scripts: [], styles: [], styleAttributes: [], ...parts})['Content-Security-Policy'] ?? '';
const directive = (text: string, name: string) => text.split('; ').find((each) => each.startsWith(`${name} `));

describe('what a page consists of', () => {
  test('inline scripts by their exact text; not those with an address, and not structured data', () => {
    const html = [
      '<script src="/a.js" async=""></script>',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script id="_R_">self.a=1;</script>',
      '<script>self.b="\\u003c/script>"\n</script>',
      '<script>self.a=1;</script>',
    ].join('');
    expect(inlineParts(html).scripts).toEqual([hash('self.a=1;'), hash('self.b="\\u003c/script>"\n')]);
  });

  test('styles by their exact text', () => {
    expect(inlineParts('<style data-whole="/a.css">.a{b:c}\n</style>').styles).toEqual([hash('.a{b:c}\n')]);
  });

  test('style attributes as a browser reads them; not what only stands in a script', () => {
    const html = '<p class="a" style="font-family:&quot;A&quot;,B">x</p><script>a=\'<i style="top:0">\'</script>';
    expect(inlineParts(html).styleAttributes).toEqual([hash('font-family:"A",B')]);
  });
});

describe('the policy of a page', () => {
  test('denies by default and allows what is named', () => {
    const text = policy({scripts: ["'sha256-A'"], styleAttributes: ["'sha256-B'"]});
    expect(text).toMatch(/^default-src 'none'; /);
    expect(directive(text, 'script-src')).toBe("script-src 'self' 'sha256-A'");
    expect(directive(text, 'style-src-attr')).toBe("style-src-attr 'unsafe-hashes' 'sha256-B'");
    expect(directive(text, 'base-uri')).toBe("base-uri 'none'");
    expect(text).not.toContain('http');
  });

  test('without style attributes allows none', () => {
    expect(directive(policy({}), 'style-src-attr')).toBe("style-src-attr 'none'");
  });

  test('with the hosted form allows its service, and no more of it than each directive needs', () => {
    const text = policy({forms: formsHosts('https://js.hsforms.net/forms/embed/v2.js')});
    expect(directive(text, 'script-src')).toContain('https://js.hsforms.net');
    for (const name of ['connect-src', 'frame-src', 'form-action', 'img-src']) {
      expect(directive(text, name)).toContain('https://*.hsforms.com');
    }
    // The form's own pictures lie beside its script.
    expect(directive(text, 'img-src')).toContain('https://js.hsforms.net');
    expect(directive(text, 'script-src')).not.toContain('*');
    for (const name of ['style-src', 'font-src', 'default-src']) expect(directive(text, name)).not.toContain('hsforms');
  });

  test('with the hosted form allows its styles, which no hash may stand beside; without it none but the page’s own', () => {
    const parts = {styles: ["'sha256-S'"], styleAttributes: ["'sha256-B'"]};
    const text = policy({...parts, forms: formsHosts('https://js.hsforms.net/forms/embed/v2.js')});
    expect(directive(text, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
    expect(directive(text, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
    expect(directive(text, 'script-src')).not.toContain('unsafe-inline');
    expect(policy(parts)).not.toContain('unsafe-inline');
  });

  test('the contact endpoint may be sent to, and nothing is loaded from it', () => {
    const text = policy({submitsTo: 'https://api.example'});
    expect(directive(text, 'connect-src')).toContain('https://api.example');
    for (const name of ['script-src', 'img-src', 'form-action'])
      expect(directive(text, name)).not.toContain('api.example');
  });

  test('reports go where they are asked for', () => {
    const headers = pagePolicy({scripts: [], styles: [], styleAttributes: [], reports: 'https://reports.example/csp'});
    expect(headers['Content-Security-Policy']).toMatch(/; report-uri https:\/\/reports\.example\/csp; report-to csp$/);
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example/csp"');
    expect(policy({})).not.toContain('report');
  });
});

test.each([
  ['https://js.hsforms.net/forms/embed/v2.js', 'https://forms.hsforms.com'],
  ['https://js-eu1.hsforms.net/forms/embed/v2.js', 'https://forms-eu1.hsforms.com'],
  ['https://forms.example/embed.js', 'https://forms.example'],
])('%s loads its forms from %s', (script, host) => {
  expect(formsHosts(script).script).toEqual(expect.arrayContaining([new URL(script).origin, host]));
});

test('the whole policy of a page with forms', () => {
  const parts = {scripts: ["'sha256-A'"], styles: ["'sha256-S'"], styleAttributes: ["'sha256-B'"]};
  const forms = formsHosts('https://forms.example/embed.js');
  expect(policy({...parts, submitsTo: 'https://api.example', forms})).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-A' https://forms.example",
      "style-src 'self' 'unsafe-inline'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https://forms.example",
      "font-src 'self'",
      "connect-src 'self' https://api.example https://forms.example",
      "manifest-src 'self'",
      'form-action mailto: https://forms.example',
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'frame-src https://forms.example',
    ].join('; '),
  );
});

test('HubSpot’s hosts; a look-alike has none of them', () => {
  expect(formsHosts('https://js-eu1.hsforms.net/forms/embed/v2.js').submit).toEqual([
    'https://*.hsforms.com',
    'https://*.hubspot.com',
  ]);
  for (const script of ['https://js.hsforms.net.example/a.js', 'https://nothsforms.net/a.js']) {
    expect(formsHosts(script).submit).toEqual([new URL(script).origin]);
  }
});

test('what every answer says, typed by hand', () => {
  expect(everywhere).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  const denied = everywhere['Permissions-Policy'].split(', ');
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'browsing-topics']) {
    expect(denied).toContain(`${feature}=()`);
  }
  expect(fallbackPolicy).toEqual({'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'"});
  expect(filePolicy['Content-Security-Policy'].split('; ')).toContain('sandbox');
});
