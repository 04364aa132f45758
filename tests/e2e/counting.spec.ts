import type {Page} from '@playwright/test';
import {bundleSiteScript} from '@/app/site.js/bundle';
import {site} from '@/settings/site';
import {waitUntilReady} from './messageForm';
import {test as base, expect, ignoreProblems} from './support';

/** Counting of visits, and reports on speed and errors (docs/counting.md). All other tests fail on such requests. */

const service = 'https://counts.example';
const reports = 'https://reports.example';
const settings = {
  ...site,
  counting: {script: `${service}/script.js`, siteId: 'shop.example', host: ''},
  visitReports: `${reports}/visits`,
} as const;

/** The supported services. */
type Service = 'plausible' | 'umami';

type Received = {
  /** The requests in order: `script`, `event call`. */
  service: string[];
  reports: {page: string; language: string; vitals: Record<string, number>; errors: string[]}[];
};

const test = base.extend<{received: Received; serviceKind: Service}>({
  serviceKind: ['plausible', {option: true}],
  received: async ({page, problems, serviceKind}, use) => {
    const received: Received = {service: [], reports: []};
    // The build under test does not count. With the settings it would have another script, and two more hosts in its policies.
    const {script} = bundleSiteScript(process.cwd(), '', settings);
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
        received.service.push(`event ${searchParams.get('name')}`);
        return route.fulfill({status: 202});
      }
      received.service.push('script');
      await route.fulfill({
        contentType: 'text/javascript',
        body: `(${servicesScript})('${serviceKind}', '${service}')`,
      });
    });
    await page.route(`${reports}/**`, async (route) => {
      received.reports.push(route.request().postDataJSON());
      await route.fulfill({status: 204});
    });
    await use(received);
    ignoreProblems(problems, new RegExp(`${service}|${reports}`));
  },
});

const isPage = (url: URL) => url.origin !== service && url.origin !== reports && !/\.\w+$/.test(url.pathname);

/** Imitates the script of either service. Runs in the page. */
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

/** Prevents links from navigating. */
const stay = (page: Page) => page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));

for (const serviceKind of ['plausible', 'umami'] as const) {
  test.describe(serviceKind, () => {
    test.use({serviceKind});

    test('counts a visit and its conversions', async ({page, received}) => {
      await page.goto('/contact');
      await expect.poll(() => received.service).toEqual(['script', 'event pageview shop.example']);
      await stay(page);
      await page.locator('main a[href^="tel:"]:visible').first().click();
      await page.locator('main a[href^="https://wa.me/"]:visible').first().click();
      await page.locator('[data-language-switch]:visible').click();
      await page.locator(`header a[href^="${site.admin}"]:visible`).click();
      // The message of the forms service after a form was sent.
      await page.evaluate(() => postMessage({type: 'hsFormCallback', eventName: 'onFormSubmitted'}));
      await expect
        .poll(() => received.service.slice(2))
        .toEqual(['event call', 'event whatsapp', 'event language-hi', 'event trial', 'event demo-sent']);
    });

    test('counts events before its script has loaded', async ({page, received}) => {
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
      await expect.poll(() => received.service).toEqual(['script', 'event pageview shop.example', 'event call']);
    });
  });
}

test('a message that was sent is counted', async ({page, received, baseURL}) => {
  await page.route('**/endpoint', (route) => route.fulfill({status: 204}));
  await page.goto('/contact');
  const form = page.locator('main form');
  await waitUntilReady(form);
  await form.evaluate((element, to) => element.setAttribute('data-endpoint', to), `${baseURL}/endpoint`);
  const typed = {firstName: 'Asha', email: 'asha@example.in', subject: 'Rate list', message: 'Two counters'};
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[data-send]').click();
  await expect.poll(() => received.service).toContain('event contact-sent');
});

test('a blocked service does not affect the visitor', async ({page, received}) => {
  await page.route(`${service}/**`, (route) => route.abort());
  await page.goto('/contact');
  await page.locator('[data-language-switch]:visible').click();
  await expect(page).toHaveURL('/hi/contact');
  expect(received.service).toEqual([]);
});

test('when a page is left, it reports its speed and the errors of its own scripts', async ({
  page,
  received,
  problems,
}) => {
  await page.goto('/hi/pricing?q=asha');
  await page.evaluate(() => {
    const failing = new TypeError('no "asha@shop.example" here');
    failing.stack = `TypeError\n at f (${location.origin}/_next/static/chunks/a.js:1:23)`;
    setTimeout(() => {
      throw failing;
    });
    // An error of an extension.
    setTimeout(() => {
      throw new Error('strange');
    });
  });
  await page.locator('h1').click();
  expect(received.reports).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  });
  await expect.poll(() => received.reports.length).toBe(1);
  const [report] = received.reports;
  expect(report).toMatchObject({
    page: '/hi/pricing',
    language: 'hi',
    errors: ['TypeError: no … here at chunks/a.js:1:23'],
  });
  expect(report?.vitals.LCP).toBeGreaterThan(0);
  ignoreProblems(problems, /uncaught/);
});
