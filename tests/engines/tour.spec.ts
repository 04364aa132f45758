import {expect, test} from '@playwright/test';
import {wakeReact} from '@/tests/support/wakeReact';
import {type Engine, engines} from './engine';

/** What a visitor does, in the engines that Playwright's own tests do not run in. Screenshots are in test-results/. */
for (const {name, missing, start} of engines) {
  if (missing) console.log(`The tour in ${name} is skipped: ${missing}.`);

  test.describe(name, () => {
    test.describe.configure({mode: 'default', timeout: 120_000});
    test.skip(Boolean(missing), String(missing));
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine?.close());
    test.afterEach(async () => {
      expect(await engine.evaluate(() => sessionStorage.problems ?? '')).toBe('');
    });

    const open = async (path: string, width = 1440) => {
      await engine.resize(width, 900);
      await engine.goto(new URL(path, test.info().project.use.baseURL).href);
      await answers();
    };
    const answers = () =>
      expect
        .poll(async () => {
          await engine.evaluate(wakeReact);
          return engine.evaluate(() => 'hydrated' in document.documentElement.dataset);
        })
        .toBe(true);
    /** How many elements can be seen that match. */
    const seen = (selector: string) =>
      expect.poll(() =>
        engine.evaluate(
          (matching) =>
            [...document.querySelectorAll(matching)].filter((element) =>
              element.checkVisibility({visibilityProperty: true}),
            ).length,
          selector,
        ),
      );
    const address = () => expect.poll(() => engine.evaluate(() => location.href.slice(location.origin.length)));
    const focused = (selector: string) =>
      expect.poll(() => engine.evaluate((matching) => document.activeElement?.matches(matching), selector)).toBe(true);
    /** The middle of the first visible element that matches, once it stands still. */
    const point = async (selector: string) => {
      let last: number[] | undefined;
      const read = () =>
        engine.evaluate((matching) => {
          const element = [...document.querySelectorAll(matching)].find((one) => one.checkVisibility());
          element?.scrollIntoView({block: 'center', behavior: 'instant'});
          const box = element?.getBoundingClientRect();
          return box && [box.left + box.width / 2, box.top + box.height / 2];
        }, selector);
      await expect
        .poll(async () => {
          const before = last;
          last = await read();
          return last !== undefined && String(last) === String(before);
        }, selector)
        .toBe(true);
      return last as [number, number];
    };
    const press = async (selector: string) => engine.click(...(await point(selector)));

    for (const path of ['/', '/pricing', '/contact', '/hi/products/skycart'])
      for (const width of [447, 1440])
        test(`${path}, ${width} px wide: nothing scrolls sideways`, async () => {
          await open(path, width);
          for (let screen = 0, more = true; more; screen += 1) {
            await engine.screenshot(test.info().outputPath(`${screen}.png`));
            const before = await engine.evaluate(() => scrollY);
            await engine.evaluate(() => scrollBy({top: innerHeight - 64, behavior: 'instant'}));
            // What comes late comes now.
            await new Promise((done) => setTimeout(done, 100));
            more = (await engine.evaluate(() => scrollY)) > before;
          }
          expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        });

    test('menus by pointer, touch and keyboard', async () => {
      await open('/contact');
      const menu = 'header [data-menu] > summary';
      const links = 'header [data-menu][open] a';
      const closed = () => seen(links).toBe(0);
      const opened = () => seen(links).toBeGreaterThan(3);
      await engine.move(...(await point(menu)));
      await opened();
      await engine.move(700, 850);
      await closed();
      await press(menu);
      await opened();
      await engine.press('Escape');
      await closed();
      await engine.move(700, 850);
      await engine.press('Enter');
      await opened();
      await engine.press('Tab');
      await focused(links);
      await engine.press('Escape');
      await closed();
      await focused(menu);
      await engine.tap?.(...(await point(menu)));
      if (engine.tap) await opened();
    });

    test('the menu of a narrow window', async () => {
      await open('/contact', 447);
      await press('header summary');
      await seen('header [role="dialog"]').toBe(1);
      await press('header [data-menu]:not([open]) > summary');
      await seen('header [data-menu][open] a').toBeGreaterThan(3);
      await engine.press('Escape');
      await seen('header [data-menu]').toBe(0);
      await focused('header summary');
      await engine.press('Enter');
      await press('header nav a[href="/pricing"]');
      await address().toBe('/pricing');
    });

    test('the feature filter', async () => {
      await open('/');
      await seen('[data-category]').toBeGreaterThan(5);
      const shown = () =>
        expect.poll(() =>
          engine.evaluate(() => [
            ...new Set(
              [...document.querySelectorAll<HTMLElement>('[data-category]')]
                .filter((tile) => tile.getBoundingClientRect().height > 0)
                .map((tile) => tile.dataset.category),
            ),
          ]),
        );
      await press('[role="tab"]:nth-child(2)');
      await shown().toEqual(['sales']);
      await engine.press('ArrowRight');
      await shown().toEqual(['support']);
      await focused('[role="tab"][aria-selected="true"]');
    });

    test('the plan finder', async () => {
      await open('/pricing');
      const [x, y] = await point('#plan-finder input[type="range"]');
      const value = () =>
        engine.evaluate(() => document.querySelector('#plan-finder input')?.getAttribute('aria-valuetext'));
      await engine.click(x + 60, y);
      const pressed = await value();
      await engine.press('ArrowRight');
      await expect.poll(value).not.toBe(pressed);
      await seen('#plan-finder [role="status"]:not(:empty)').toBe(1);
    });

    test('questions', async () => {
      await open('/partner-program');
      const question = '#faq button';
      await press(question);
      await seen(`${question}[aria-expanded="true"]`).toBe(1);
      await engine.press('Enter');
      await seen(`${question}[aria-expanded="true"]`).toBe(0);
    });

    test('the contact form: what is wrong with it, then a message', async () => {
      await open('/contact');
      await point('main form');
      await seen('main form[novalidate]').toBe(1);
      await press('main form button[type="submit"]');
      await seen('main form [aria-invalid="true"]').toBe(4);
      await focused('[name="firstName"]');
      await engine.evaluate(() => {
        document.querySelector('main form')?.setAttribute('data-endpoint', `${location.origin}/endpoint`);
        window.fetch = async (_, {body} = {}) => {
          document.documentElement.dataset.sent = String(body);
          return new Response();
        };
      });
      const typed = {
        firstName: 'आशा',
        email: 'asha@example.in',
        subject: 'Rate list',
        message: 'Two counters, one godown',
      };
      for (const [field, text] of Object.entries(typed)) {
        await press(`[name="${field}"]`);
        await engine.type(text);
      }
      await seen('main form [aria-invalid="true"]').toBe(0);
      await press('main form button[type="submit"]');
      await seen('main form').toBe(0);
      const sent = await engine.evaluate(() => document.documentElement.dataset.sent ?? '{}');
      expect(JSON.parse(sent)).toMatchObject(typed);
    });

    test('the other language, back and forward', async () => {
      await open('/hi/pricing?plan=prime#compare');
      await press('a[data-language-switch]');
      await address().toBe('/pricing?plan=prime#compare');
      await answers();
      await engine.evaluate(() => history.back());
      await address().toBe('/hi/pricing?plan=prime#compare');
      await answers();
      await engine.evaluate(() => history.forward());
      await address().toBe('/pricing?plan=prime#compare');
      await seen('html[lang="en"]').toBe(1);
      await answers();
      await press('header [data-menu] > summary');
      await seen('header [data-menu][open] a').toBeGreaterThan(3);
      // Last: a driver may wait in vain for a page after one that was kept. WebKitGTK's keeps none.
      await engine.evaluate(() => void Object.assign(document, {kept: true}));
      await press('header [data-menu][open] a');
      await address().toBe('/products/skycart');
      await engine.evaluate(() => history.back());
      await address().toBe('/pricing?plan=prime#compare');
      if (name === 'Firefox') expect(await engine.evaluate(() => 'kept' in document)).toBe(true);
      await seen('header [data-menu][open] a').toBe(0);
    });
  });
}
