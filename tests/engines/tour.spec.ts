import {setTimeout as pause} from 'node:timers/promises';
import {expect, test} from '@playwright/test';
import {wakeReact} from '@/tests/support/wakeReact';
import {type Engine, engines} from './engine';

type Point = [x: number, y: number];

/** A visitor's tour in engines other than Chromium. Screenshots are saved in test-results/. */
for (const {name, missing, start} of engines) {
  if (missing) console.log(`The tour in ${name} is skipped: ${missing}.`);

  test.describe(name, () => {
    test.describe.configure({mode: 'default', timeout: 120_000});
    test.skip(Boolean(missing), missing);
    let engine: Engine;

    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine?.close());
    test.afterEach(async () => {
      const problems = await engine.evaluate(() => sessionStorage.problems ?? '');
      expect(problems).toBe('');
    });

    /** Opens a page of the site, and waits until React has hydrated it. */
    async function open(path: string, width = 1440) {
      await engine.resize(width, 900);
      await engine.goto(new URL(path, test.info().project.use.baseURL).href);
      await expectHydrated();
    }

    async function expectHydrated() {
      const isHydrated = async () => {
        await engine.evaluate(wakeReact);
        return engine.evaluate(() => 'hydrated' in document.documentElement.dataset);
      };
      await expect.poll(isHydrated).toBe(true);
    }

    /** Returns an expectation about the number of visible elements that match. */
    function expectVisible(selector: string) {
      const countVisible = () =>
        engine.evaluate((matching) => {
          const elements = [...document.querySelectorAll(matching)];
          return elements.filter((element) => element.checkVisibility({visibilityProperty: true})).length;
        }, selector);
      return expect.poll(countVisible, selector);
    }

    async function expectAddress(pathWithQueryAndHash: string) {
      const read = () => engine.evaluate(() => location.href.slice(location.origin.length));
      await expect.poll(read).toBe(pathWithQueryAndHash);
    }

    async function expectFocus(selector: string) {
      const matches = () => engine.evaluate((matching) => document.activeElement?.matches(matching), selector);
      await expect.poll(matches, selector).toBe(true);
    }

    /** The centre of the first visible element that matches, once it has stopped moving. */
    async function centerOf(selector: string): Promise<Point> {
      const read = () =>
        engine.evaluate((matching): Point | undefined => {
          const element = [...document.querySelectorAll(matching)].find((each) => each.checkVisibility());
          if (!element) return undefined;
          element.scrollIntoView({block: 'center', behavior: 'instant'});
          const {left, top, width, height} = element.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        }, selector);

      let center: Point | undefined;
      const hasStopped = async () => {
        const before = center;
        center = await read();
        // WebDriver returns null for undefined.
        return Boolean(center) && String(center) === String(before);
      };
      await expect.poll(hasStopped, selector).toBe(true);
      if (!center) throw new Error(`Nothing that can be seen matches ${selector}.`);
      return center;
    }

    async function click(selector: string) {
      const [x, y] = await centerOf(selector);
      await engine.click(x, y);
    }

    for (const path of ['/', '/pricing', '/contact', '/hi/products/skycart']) {
      for (const width of [447, 1440]) {
        test(`${path}, ${width} px wide: nothing scrolls sideways`, async () => {
          await open(path, width);
          let scrolledTo = -1;
          let position = await engine.evaluate(() => scrollY);
          for (let screen = 0; position > scrolledTo; screen += 1) {
            await engine.screenshot(test.info().outputPath(`${screen}.png`));
            scrolledTo = position;
            await engine.evaluate(() => scrollBy({top: innerHeight - 64, behavior: 'instant'}));
            // Some parts load when they are scrolled to.
            await pause(100);
            position = await engine.evaluate(() => scrollY);
          }
          const beyondWindow = await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(beyondWindow).toBeLessThanOrEqual(0);
        });
      }
    }

    test.describe('a menu', () => {
      const menu = 'header [data-menu] > summary';
      const links = 'header [data-menu][open] a';
      const expectClosed = () => expectVisible(links).toBe(0);
      const expectOpen = () => expectVisible(links).toBeGreaterThan(3);
      const leave = () => engine.move(700, 850);

      test('opens under a pointer, and by a click', async () => {
        await open('/contact');
        const [x, y] = await centerOf(menu);
        await engine.move(x, y);
        await expectOpen();
        await leave();
        await expectClosed();
        await click(menu);
        await expectOpen();
        await engine.press('Escape');
        await expectClosed();
      });

      test('opens by keyboard, and returns the focus', async () => {
        await open('/contact');
        await click(menu);
        await expectOpen();
        await engine.press('Escape');
        await expectClosed();
        await leave();
        await engine.press('Enter');
        await expectOpen();
        await engine.press('Tab');
        await expectFocus(links);
        await engine.press('Escape');
        await expectClosed();
        await expectFocus(menu);
      });

      test('opens by touch', async () => {
        test.skip(!engine.tap, 'this driver sends no touches');
        await open('/contact');
        await leave();
        const [x, y] = await centerOf(menu);
        await engine.tap?.(x, y);
        await expectOpen();
      });
    });

    test('the menu of a narrow viewport', async () => {
      await open('/contact', 447);
      await click('header summary');
      await expectVisible('header [role="dialog"]').toBe(1);
      await click('header [data-menu]:not([open]) > summary');
      await expectVisible('header [data-menu][open] a').toBeGreaterThan(3);
      await engine.press('Escape');
      await expectVisible('header [data-menu]').toBe(0);
      await expectFocus('header summary');
      await engine.press('Enter');
      await click('header nav a[href="/pricing"]');
      await expectAddress('/pricing');
    });

    test('the feature filter', async () => {
      const readCategories = () =>
        engine.evaluate(() => {
          const tiles = [...document.querySelectorAll<HTMLElement>('[data-category]')];
          const shown = tiles.filter((tile) => tile.getBoundingClientRect().height > 0);
          return [...new Set(shown.map((tile) => tile.dataset.category))];
        });

      await open('/');
      await expectVisible('[data-category]').toBeGreaterThan(3);
      await click('[role="tab"]:nth-child(2)');
      await expect.poll(readCategories).toEqual(['sales']);
      await engine.press('ArrowRight');
      await expect.poll(readCategories).toEqual(['support']);
      await expectFocus('[role="tab"][aria-selected="true"]');
    });

    test('the plan finder', async () => {
      const readValue = () =>
        engine.evaluate(() => document.querySelector('#plan-finder input')?.getAttribute('aria-valuetext'));

      await open('/pricing');
      const [x, y] = await centerOf('#plan-finder input[type="range"]');
      await engine.click(x + 60, y);
      const clickedValue = await readValue();
      await engine.press('ArrowRight');
      await expect.poll(readValue).not.toBe(clickedValue);
      await expectVisible('#plan-finder [role="status"]:not(:empty)').toBe(1);
    });

    test('questions', async () => {
      await open('/partner-program');
      await click('#faq summary');
      await expectVisible('#faq details[open] > p').toBe(1);
      await engine.press('Enter');
      await expectVisible('#faq details[open] > p').toBe(0);
    });

    test.describe('the contact form', () => {
      const submit = 'main form [data-send]';

      async function openForm() {
        await open('/contact');
        await centerOf('main form');
        await expectVisible('main form[novalidate]').toBe(1);
      }

      test('shows its errors, and focuses the first', async () => {
        await openForm();
        await click(submit);
        await expectVisible('main form [aria-invalid="true"]').toBe(4);
        await expectFocus('[name="firstName"]');
      });

      test('sends a message, even after an error', async () => {
        await openForm();
        await click(submit);
        await expectVisible('main form [aria-invalid="true"]').toBe(4);
        await engine.evaluate(() => {
          const form = document.querySelector('main form');
          form?.setAttribute('data-endpoint', `${location.origin}/endpoint`);
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
          await click(`[name="${field}"]`);
          await engine.type(text);
        }
        await expectVisible('main form [aria-invalid="true"]').toBe(0);
        await click(submit);
        await expectVisible('main form').toBe(0);
        const sent = await engine.evaluate(() => document.documentElement.dataset.sent ?? '{}');
        expect(JSON.parse(sent)).toMatchObject(typed);
      });
    });

    test('the other language, back and forward', async () => {
      const goBack = () => engine.evaluate(() => history.back());
      const goForward = () => engine.evaluate(() => history.forward());

      await open('/hi/pricing?plan=prime#compare');
      await click('a[data-language-switch]');
      await expectAddress('/pricing?plan=prime#compare');
      await expectHydrated();
      await goBack();
      await expectAddress('/hi/pricing?plan=prime#compare');
      await expectHydrated();
      await goForward();
      await expectAddress('/pricing?plan=prime#compare');
      await expectVisible('html[lang="en"]').toBe(1);
      await expectHydrated();
    });

    test('a menu is closed on a page from the back/forward cache', async () => {
      await open('/pricing?plan=prime#compare');
      await click('header [data-menu] > summary');
      await expectVisible('header [data-menu][open] a').toBeGreaterThan(3);
      // This is the last test, because a driver may hang after a page from the back/forward cache. WebKitGTK's driver has none.
      await engine.evaluate(() => {
        Object.assign(document, {kept: true});
      });
      await click('header [data-menu][open] a');
      await expectAddress('/products/skycart');
      await engine.evaluate(() => history.back());
      await expectAddress('/pricing?plan=prime#compare');
      if (name === 'Firefox') expect(await engine.evaluate(() => 'kept' in document)).toBe(true);
      await expectVisible('header [data-menu][open] a').toBe(0);
    });
  });
}
