import type {Page} from '@playwright/test';
import {bundleSiteScript} from '@/app/site.js/bundle';
import {site} from '@/settings/site';
import {waitUntilReady} from './messageForm';
import {test as base, expect, ignoreProblems} from './support';

/** Where the owner counts visits, and has speed and errors reported (docs/counting.md). Elsewhere every test asks that nobody is told. */

const service = 'https://counts.example';
const reports = 'https://reports.example';
const settings = {
  ...site,
  counting: {script: `${service}/script.js`, siteId: 'shop.example', host: ''},
  visitReports: `${reports}/visits`,
} as const;

/** What a service's script offers to pages; each call is a request that says the event. */
type Service = 'plausible' | 'umami';

type Told = {
  /** Whatever the service was asked for, in time's order: `script shop.example`, `event call`. */
  service: string[];
  reports: {page: string; language: string; vitals: Record<string, number>; errors: string[]}[];
};

const test = base.extend<{told: Told; serviceKind: Service}>({
  serviceKind: ['plausible', {option: true}],
  told: async ({page, problems, serviceKind}, use) => {
    const told: Told = {service: [], reports: []};
    // The build under test counts nothing. With the settings it has another script and two hosts more in its policies.
    const script = bundleSiteScript(process.cwd(), '', settings);
    await page.route('**/site.js?*', (route) => route.fulfill({contentType: 'text/javascript', body: script}));
    await page.route(isPage, async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const widened = policy
        .replace("script-src 'self'", `script-src 'self' ${service}/script.js`)
        .replace("connect-src 'self'", `connect-src 'self' ${service} ${reports}`);
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': widened}});
    });
    await page.route(`${service}/**`, async (route) => {
      const {pathname, searchParams} = new URL(route.request().url());
      if (pathname !== '/script.js') {
        told.service.push(`event ${searchParams.get('name')}`);
        return route.fulfill({status: 202});
      }
      told.service.push('script');
      await route.fulfill({
        contentType: 'text/javascript',
        body: `(${servicesScript})('${serviceKind}', '${service}')`,
      });
    });
    await page.route(`${reports}/**`, async (route) => {
      told.reports.push(route.request().postDataJSON());
      await route.fulfill({status: 204});
    });
    await use(told);
    ignoreProblems(problems, new RegExp(`${service}|${reports}`));
  },
});

const isPage = (url: URL) => url.origin !== service && url.origin !== reports && !/\.\w+$/.test(url.pathname);

/** A service's script, by the contract of the two that there are. Runs in the page. */
function servicesScript(kind: Service, origin: string) {
  const {domain, websiteId} = document.currentScript?.dataset ?? {};
  const send = (name: string) => {
    fetch(`${origin}/event?${new URLSearchParams({name})}`, {mode: 'no-cors', keepalive: true});
  };
  if (kind === 'umami') {
    window.umami = {track: send};
    send(`pageview ${websiteId}`);
    return;
  }
  const early = window.plausible?.q ?? [];
  window.plausible = send;
  send(`pageview ${domain}`);
  for (const [event] of early) send(event);
}

/** Pressed links lead nowhere: what is counted is asked for, not the next page. */
const stay = (page: Page) => page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));

for (const serviceKind of ['plausible', 'umami'] as const) {
  test.describe(serviceKind, () => {
    test.use({serviceKind});

    test('counts a visit, and what comes of it', async ({page, told}) => {
      await page.goto('/contact');
      await expect.poll(() => told.service).toEqual(['script', 'event pageview shop.example']);
      await stay(page);
      await page.locator('main a[href^="tel:"]:visible').first().click();
      await page.locator('main a[href^="https://wa.me/"]:visible').first().click();
      await page.locator('[data-language-switch]:visible').click();
      await page.locator(`header a[href^="${site.admin}"]:visible`).click();
      // As the forms service says that its own form was sent.
      await page.evaluate(() => postMessage({type: 'hsFormCallback', eventName: 'onFormSubmitted'}));
      await expect
        .poll(() => told.service.slice(2))
        .toEqual(['event call', 'event whatsapp', 'event language-hi', 'event trial', 'event demo-sent']);
    });

    test('counts what happens before its script is there', async ({page, told}) => {
      const {promise: released, resolve: release} = Promise.withResolvers<void>();
      await page.route(`${service}/script.js`, async (route) => {
        await released;
        await route.fallback();
      });
      await page.goto('/contact', {waitUntil: 'load'});
      await expect.poll(() => page.locator(`script[src^="${service}"]`).count()).toBe(1);
      await stay(page);
      await page.locator('main a[href^="tel:"]:visible').first().click();
      release();
      await expect.poll(() => told.service).toEqual(['script', 'event pageview shop.example', 'event call']);
    });
  });
}

test('a message that was sent is counted', async ({page, told, baseURL}) => {
  await page.route('**/endpoint', (route) => route.fulfill({status: 204}));
  await page.goto('/contact');
  const form = page.locator('main form');
  await waitUntilReady(form);
  await form.evaluate((element, to) => element.setAttribute('data-endpoint', to), `${baseURL}/endpoint`);
  const typed = {firstName: 'Asha', email: 'asha@example.in', subject: 'Rate list', message: 'Two counters'};
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[data-send]').click();
  await expect.poll(() => told.service).toContain('event contact-sent');
});

test('a service that is blocked changes nothing for the visitor', async ({page, told}) => {
  await page.route(`${service}/**`, (route) => route.abort());
  await page.goto('/contact');
  await page.locator('[data-language-switch]:visible').click();
  await expect(page).toHaveURL('/hi/contact');
  expect(told.service).toEqual([]);
});

test('the owner learns how soon a page answered and what failed in it, once it is left', async ({
  page,
  told,
  problems,
}) => {
  await page.goto('/hi/pricing?q=asha');
  await page.evaluate(() => {
    const failing = new TypeError('no "asha@shop.example" here');
    failing.stack = `TypeError\n at f (${location.origin}/_next/static/chunks/a.js:1:23)`;
    setTimeout(() => {
      throw failing;
    });
    // An extension's.
    setTimeout(() => {
      throw new Error('strange');
    });
  });
  await page.locator('h1').click();
  expect(told.reports).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  });
  await expect.poll(() => told.reports.length).toBe(1);
  const [report] = told.reports;
  expect(report).toMatchObject({
    page: '/hi/pricing',
    language: 'hi',
    errors: ['TypeError: no … here at chunks/a.js:1:23'],
  });
  expect(report?.vitals.LCP).toBeGreaterThan(0);
  ignoreProblems(problems, /uncaught/);
});
