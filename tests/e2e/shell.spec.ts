import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page, Route} from '@playwright/test';
import {menu, productHref} from '@/content/menu';
import {demoHref, pages, pathOf} from '@/content/paths';
import {site} from '@/content/site';
import {localizedHref} from '@/i18n/navigation';
import {languages, localeCookie, locales} from '@/i18n/routing';
import {answerOf, expect, followFetched, holdScripts, restOn, test, words} from './support';

const menus = [
  {key: 'products', hrefs: menu.products.map(productHref)},
  {key: 'industries', hrefs: menu.industries.map((slug) => pathOf('industries', slug))},
  {key: 'useCases', hrefs: menu.useCases.map((slug) => pathOf('useCases', slug))},
] as const;

const header = (page: Page) => page.getByRole('banner');

/** The ids of focused elements cannot be relied on: asks whether the focus is at or inside an element. */
const holdsFocus = (element: Locator) => element.evaluate((node) => node.contains(document.activeElement));

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** How far the top of a section is from where the header ends, in px. */
const distance = (page: Page, selector: string) =>
  page.locator(selector).evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top) - 64));

/** The page has arrived, and has come to rest with its first line in sight. */
async function expectTop(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollY(page)).toBe(0);
  // A scroll in the wrong direction takes a moment to begin.
  await page.waitForTimeout(600);
  expect(await scrollY(page)).toBe(0);
  await expect(page.locator('h1')).toBeInViewport();
}

async function panelOf(page: Page, button: Locator): Promise<Locator> {
  return page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
}

for (const locale of locales) {
  const text = words(locale).common;

  test.describe(`wide window, ${locale}`, () => {
    test.use({viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'});

    test.beforeEach(async ({page}) => {
      await page.goto(localizedHref(locale, '/contact'));
    });

    for (const {key, hrefs} of menus) {
      test(`${key} opens on hover, on click and by keyboard`, async ({page}) => {
        const button = header(page).getByRole('button', {name: text.header[key], exact: true});
        const panel = await panelOf(page, button);
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(panel).toBeHidden();

        await test.step('hover', async () => {
          await button.hover();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          for (const href of hrefs) {
            const link = panel.locator(`a[href="${localizedHref(locale, href)}"]`).first();
            await expect(link).toBeVisible();
            // A name and a description, and for a product its glyph.
            expect((await link.innerText()).trim().split('\n').filter(Boolean).length).toBeGreaterThanOrEqual(2);
            if (key === 'products') await expect(link.locator('svg')).toBeVisible();
          }
          // The pointer is still over it, and nothing in it has the focus.
          await page.keyboard.press('Escape');
          await expect(button).toHaveAttribute('aria-expanded', 'false');
          await expect(panel).toBeHidden();
          await page.mouse.move(700, 850);
          await button.hover();
          await expect(panel).toBeVisible();
          await page.mouse.move(700, 850);
          await expect(button).toHaveAttribute('aria-expanded', 'false');
          await expect(panel).toBeHidden();
        });

        await test.step('click', async () => {
          await button.click();
          await expect(panel).toBeVisible();
          // Opened on purpose, it stays when the pointer leaves.
          await page.mouse.move(700, 850);
          await page.waitForTimeout(400);
          await expect(panel).toBeVisible();
          await button.click();
          await expect(panel).toBeHidden();
          // Its ground belongs to it, the page does not.
          await button.click();
          await panel.click({position: {x: 5, y: 5}});
          await expect(panel).toBeVisible();
          await page.mouse.click(700, 850);
          await expect(panel).toBeHidden();
        });

        await test.step('keyboard', async () => {
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          await page.keyboard.press('Tab');
          expect(await holdsFocus(panel)).toBe(true);
          await page.keyboard.press('Escape');
          await expect(button).toHaveAttribute('aria-expanded', 'false');
          await expect(button).toBeFocused();
          await expect(panel).toBeHidden();
        });
      });
    }

    test('one menu at a time, and a followed link closes it', async ({page}) => {
      const buttons = header(page).locator('button[aria-expanded]');
      await expect(buttons).toHaveCount(menus.length);
      for (const {key} of menus) {
        await header(page).getByRole('button', {name: text.header[key], exact: true}).click();
        await expect(header(page).locator('button[aria-expanded="true"]')).toHaveCount(1);
      }
      const href = localizedHref(locale, pathOf('useCases', menu.useCases[0] ?? 'quick-commerce'));
      await header(page).locator(`button[aria-expanded="true"] ~ * a[href="${href}"]`).first().click();
      await expect(page).toHaveURL(href);
      await page.mouse.move(700, 850);
      await expect(header(page).locator('button[aria-expanded="true"]')).toHaveCount(0);
    });

    test('a followed link closes its menu on the page that it leads to as well', async ({page}) => {
      const button = header(page).getByRole('button', {name: text.header.industries, exact: true});
      await button.click();
      // Until what moves the menus is there, the style sheet keeps open what the pointer is on.
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const link = header(page).getByRole('link', {name: text.header.talk, exact: true}).and(page.locator(':visible'));
      await link.click();
      await expect(header(page).locator('button[aria-expanded="true"]')).toHaveCount(0);
      await expect(link).toHaveCount(0);
      await expect(page).toHaveURL(localizedHref(locale, '/contact'));
    });

    test('a menu that the pointer opened stays while the focus is in it', async ({page}) => {
      const button = header(page).getByRole('button', {name: text.header.industries, exact: true});
      const panel = await panelOf(page, button);
      await button.hover();
      await expect(panel).toBeVisible();
      await button.focus();
      await page.keyboard.press('Tab');
      await page.mouse.move(700, 890);
      // Longer than a pointer may be away.
      await page.waitForTimeout(400);
      await expect(panel).toBeVisible();
      expect(await holdsFocus(panel)).toBe(true);
    });

    test('a click on the ground of an open menu leaves it open, also after a page was followed', async ({page}) => {
      await followFetched(header(page).locator('nav a[href$="/pricing"]:visible').first());
      await expect(page.locator('h1')).toHaveText(words(locale).pricing.hero.title);
      const button = header(page).getByRole('button', {name: text.header.industries, exact: true});
      const panel = await panelOf(page, button);
      await button.click();
      const box = await panel.boundingBox();
      if (!box) throw new Error('The menu is not open.');
      await page.mouse.click(box.x + box.width - 4, box.y + box.height - 4);
      await page.waitForTimeout(400);
      await expect(panel).toBeVisible();
    });

    test('an open menu keeps the focus that is in it when its script arrives, and closes when that leaves', async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.reload({waitUntil: 'domcontentloaded'});
      const button = header(page).getByRole('button', {name: text.header.products, exact: true});
      const panel = await panelOf(page, button);
      await button.focus();
      await page.keyboard.press('Tab');
      const link = panel.getByRole('link').first();
      await expect(link).toBeFocused();
      // Between the style sheet that holds it open and the script that does, there is nothing.
      const openAtOnce = panel.evaluate(
        (open) =>
          new Promise((resolve) => {
            new MutationObserver(() => resolve(open.hasAttribute('data-open'))).observe(document, {
              attributeFilter: ['data-live'],
              subtree: true,
            });
          }),
      );
      release();
      expect(await openAtOnce).toBe(true);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeFocused();
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await expect(panel).toBeHidden();
    });

    test('the pointer on another menu does not take the focus away', async ({page}) => {
      const button = header(page).getByRole('button', {name: text.header.products, exact: true});
      const panel = await panelOf(page, button);
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const other = header(page).getByRole('button', {name: text.header.industries, exact: true});
      await other.hover();
      await expect(panel.getByRole('link').first()).toBeFocused();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    });

    test('a menu that the pointer opened makes way for the focus', async ({page}) => {
      const button = header(page).getByRole('button', {name: text.header.products, exact: true});
      await button.hover();
      const panel = await panelOf(page, button);
      await expect(panel).toBeVisible();
      await page.getByRole('main').getByRole('link').first().focus();
      await expect(panel).toBeHidden();
    });

    test('plain links and buttons', async ({page}) => {
      const link = (name: string) => header(page).getByRole('link', {name, exact: true}).and(page.locator(':visible'));
      await expect(link(text.header.aiGrowth)).toHaveAttribute('href', localizedHref(locale, menu.links.aiGrowth));
      await expect(link(text.header.pricing)).toHaveAttribute('href', localizedHref(locale, menu.links.pricing));
      await expect(link(text.header.requestDemo)).toHaveAttribute('href', localizedHref(locale, demoHref));
      await expect(link(text.header.login)).toHaveAttribute('href', site.admin);
    });

    test('the bar says where one is', async ({page}) => {
      const marks = [
        ['/', null, []],
        ['/pricing', 'page', []],
        ['/pricing/airpos', 'true', []],
        ['/products/airpos', null, [text.header.products]],
        ['/use-cases/quick-commerce', null, [text.header.useCases]],
      ] as const;
      for (const [path, current, menus] of marks) {
        await page.goto(localizedHref(locale, path));
        const pricing = header(page).getByRole('link', {name: text.header.pricing, exact: true});
        expect.soft(await pricing.and(page.locator(':visible')).getAttribute('aria-current'), path).toBe(current);
        const underlined = await header(page)
          .locator('button[aria-controls]')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => getComputedStyle(button).textDecorationLine === 'underline')
              .map(({textContent}) => textContent),
          );
        expect.soft(underlined, path).toEqual(menus);
      }
    });

    test('the product whose page is open is marked, and only that', async ({page}) => {
      const marked = header(page).locator('button ~ * a[aria-current="page"]');
      await expect(marked).toHaveCount(0);
      for (const {path, family} of pages) {
        if (family !== 'products') continue;
        await page.goto(localizedHref(locale, path));
        // Some products stand in no menu.
        const listed = menu.products.some((product) => productHref(product) === path);
        await expect(marked).toHaveCount(listed ? 1 : 0);
        if (listed) await expect(marked).toHaveAttribute('href', localizedHref(locale, path));
      }
    });
  });

  test.describe(`narrow window, ${locale}`, () => {
    test.use({viewport: {width: 360, height: 740}, reducedMotion: 'reduce', hasTouch: true});

    test('the menu: three groups, links, and the focus stays inside', async ({page}) => {
      await page.goto(localizedHref(locale, '/contact'));
      const details = header(page).locator('details:visible').first();
      const summary = details.locator('summary').first();
      await expect(summary).toHaveAccessibleName(text.header.menu);
      await expect(header(page).locator('button[aria-expanded]:visible')).toHaveCount(0);

      await summary.click();
      await expect(details).toHaveAttribute('open');
      const groups = details.locator('details');
      await expect(groups).toHaveCount(menus.length);
      for (const [index, {key, hrefs}] of menus.entries()) {
        const group = groups.nth(index);
        const title = group.locator('summary');
        await expect(title).toHaveText(text.header[key]);
        if ((await group.getAttribute('open')) === null) await title.click();
        for (const href of hrefs) {
          await expect(group.locator(`a[href="${localizedHref(locale, href)}"]`)).toBeVisible();
        }
        await title.click();
        await expect(group).not.toHaveAttribute('open');
        await expect(group.locator('a').first()).toBeHidden();
      }
      const link = (name: string) => details.getByRole('link', {name, exact: true});
      await expect(link(text.header.pricing)).toHaveAttribute('href', localizedHref(locale, '/pricing'));
      await expect(link(text.header.getStarted)).toHaveAttribute('href', site.admin);
      await expect(link(text.header.login)).toHaveAttribute('href', site.admin);
      // The whole menu can be reached on a small screen.
      await link(text.header.login).scrollIntoViewIfNeeded();
      await expect(link(text.header.login)).toBeInViewport();

      for (const key of ['Tab', 'Shift+Tab']) {
        await summary.focus();
        const seen = new Set<string>();
        for (let press = 0; press < 15; press += 1) {
          await page.keyboard.press(key);
          expect(await holdsFocus(details), `${key} ${press + 1}`).toBe(true);
          seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
        }
        expect(seen.size).toBeGreaterThan(3);
      }

      await page.keyboard.press('Escape');
      await expect(details).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();

      await summary.click();
      await link(text.header.pricing).click();
      await expect(page).toHaveURL(localizedHref(locale, '/pricing'));
      await expect(details).not.toHaveAttribute('open');
    });

    test('the open menu: opened before the scripts are there, it stays open and becomes a dialog', async ({page}) => {
      const arrive = await holdScripts(page, '**/_next/static/chunks/**');
      await page.goto(localizedHref(locale, '/contact'), {waitUntil: 'domcontentloaded'});
      const details = header(page).locator('details:visible').first();
      await details.locator('summary').first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      arrive();
      await expect(page.getByRole('dialog', {name: text.header.menu})).toBeVisible();
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      await expect(details).toHaveAttribute('open');
    });

    test('the open menu: a link beside it, or the page behind it, closes it', async ({page}) => {
      await page.setViewportSize({width: 800, height: 900});
      await page.goto(localizedHref(locale, '/'));
      const details = header(page).locator('details:visible').first();
      const open = async () => {
        await details.locator('summary').first().click();
        await expect(page.locator('main')).toHaveJSProperty('inert', true);
      };
      await open();
      await page.mouse.click(400, 880);
      await expect(details).not.toHaveAttribute('open');
      await open();
      await header(page).getByRole('link', {name: text.header.requestDemo, exact: true}).click();
      await expect(details).not.toHaveAttribute('open');
      await expect(page.locator('main')).toHaveJSProperty('inert', false);
      await expect.poll(() => distance(page, '#book-demo')).toBeLessThan(120);
    });

    test('the open menu: the heading of a group stays in sight when another one above it closes', async ({page}) => {
      await page.setViewportSize({width: 360, height: 640});
      await page.goto(localizedHref(locale, '/contact'));
      const details = header(page).locator('details:visible').first();
      await details.locator('summary').first().click();
      const [, industries, useCases] = await details.locator('details > summary').all();
      await industries?.tap();
      await useCases?.scrollIntoViewIfNeeded();
      await useCases?.tap();
      if (!useCases) throw new Error('There is no third group.');
      await expect(details.locator('details').nth(2)).toHaveAttribute('open');
      await expect(details.locator('details').nth(1)).not.toHaveAttribute('open');
      await expect(useCases).toBeInViewport({ratio: 1});
      // Nor is it behind the header.
      expect((await useCases.boundingBox())?.y).toBeGreaterThanOrEqual(64);
    });

    test('the open menu: what is behind it is out of reach, and keys that miss it find it', async ({page}) => {
      await page.goto(localizedHref(locale, '/'));
      const details = header(page).locator('details').first();
      const summary = details.locator('summary').first();
      const behind = page.locator('main, footer');
      const free = async () => {
        await expect(details).not.toHaveAttribute('open');
        await expect(behind.and(page.locator('[inert]'))).toHaveCount(0);
        await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
      };
      /** As a tap on bare ground does. */
      const loseFocus = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const open = async () => {
        await summary.click();
        await expect(summary).toHaveAccessibleName(text.header.closeMenu);
        await expect(behind.and(page.locator('[inert]'))).toHaveCount(2);
        // A screen reader is told why there is no more: a page whose rest is out of reach has no main part and no title.
        await expect(page.getByRole('dialog', {name: text.header.menu})).toContainText(text.header.pricing);
        expect(await inModal(page)).toEqual([]);
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      };

      await free();
      await open();
      for (const key of ['Tab', 'Shift+Tab']) {
        await loseFocus();
        expect(await holdsFocus(details)).toBe(false);
        await page.keyboard.press(key);
        expect(await holdsFocus(details), key).toBe(true);
      }
      await loseFocus();
      await page.keyboard.press('Escape');
      await free();
      await expect(summary).toBeFocused();

      // A link to a section of the page that is open already.
      await open();
      await details.getByRole('link', {name: text.header.aiGrowth, exact: true}).click();
      await free();
      await expect(page.locator('#ai-growth')).toBeInViewport();
      await expect(page.locator('#ai-growth')).toBeFocused();

      // A tablet that is turned: the other menu takes over.
      await open();
      await page.setViewportSize({width: 1440, height: 900});
      await free();
      await expect(header(page).locator('button[aria-expanded]:visible')).toHaveCount(menus.length);
    });
  });

  test.describe(`an older browser, ${locale}`, () => {
    test.use({viewport: {width: 800, height: 900}});

    test('the open menu holds the focus and gives the page back when the window gets wide', async ({page}) => {
      // Safari has it from 17.4 on, and the site is for 16.4 and later.
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
      await page.goto(localizedHref(locale, '/contact'));
      const details = header(page).locator('details:visible').first();
      const summary = details.locator('summary').first();
      await summary.click();
      const behind = page.locator('main[inert]');
      await expect(behind).toHaveCount(1);
      await page.keyboard.press('Shift+Tab');
      expect(await holdsFocus(details)).toBe(true);
      await expect(summary).not.toBeFocused();
      await page.keyboard.press('Tab');
      await expect(summary).toBeFocused();
      await page.setViewportSize({width: 1440, height: 900});
      await expect(behind).toHaveCount(0);
    });
  });

  test(`the switcher of ${locale} keeps path, query and hash, and is remembered`, async ({page, context}) => {
    const other = locales.find((code) => code !== locale) ?? locale;
    const tail = '?plan=prime/#compare';
    await page.goto(localizedHref(locale, '/pricing') + tail);
    const switcher = page.locator('a[data-language-switch]:visible').first();
    await expect(switcher).toHaveAttribute('hreflang', new RegExp(`^${other}`));
    await switcher.click();
    await expect(page).toHaveURL(localizedHref(other, '/pricing') + tail);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const cookies = await context.cookies();
    expect(cookies.find(({name}) => name === localeCookie)?.value).toBe(other);

    // The cookie wins over the browser's language on addresses that name none.
    await page.goto('/contact?from=mail');
    await expect(page).toHaveURL(`${localizedHref(other, '/contact')}?from=mail`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
}

test('the switch to Hindi can be read where nothing has its letters', async ({page}) => {
  await page.goto('/');
  const switcher = page.getByRole('link', {name: languages.hi.name, exact: true});
  const drawn = await switcher.locator('use').evaluate((use: SVGGraphicsElement) => use.getBBox().width);
  expect(drawn).toBeGreaterThan(20);
  const box = await switcher.getByText(languages.hi.name).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
});

test.describe('a browser that prefers Hindi', () => {
  test.use({locale: 'hi-IN'});

  test('is sent to Hindi until its visitor chooses English', async ({page}) => {
    await page.goto('/pricing?a=1');
    await expect(page).toHaveURL('/hi/pricing?a=1');
    await page.locator('a[data-language-switch]:visible').first().click();
    await expect(page).toHaveURL('/pricing?a=1');
    await page.goto('/contact');
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the header is 64 px high and stays', async ({page}) => {
  await page.goto('/');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() => window.scrollTo({top: 1000, behavior: 'instant'}));
    await expect.poll(() => header(page).boundingBox()).toEqual({x: 0, y: 0, width, height: 64});
  }
});

test('the skip link is first and leads to the content', async ({page}) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(words('en').common.skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`scrolling, motion: ${reducedMotion}`, () => {
    test.use({reducedMotion});

    test('the style sheet decides how', async ({page}) => {
      await page.goto('/pricing');
      const behaviour = reducedMotion === 'reduce' ? 'auto' : 'smooth';
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', behaviour);
    });

    test('a new page starts at its top', async ({page}) => {
      await page.goto('/pricing');
      const link = page.getByRole('contentinfo').locator('a[href="/contact"]').first();
      await link.scrollIntoViewIfNeeded();
      expect(await scrollY(page)).toBeGreaterThan(500);
      await followFetched(link);
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => scrollY(page)).toBe(0);
    });

    test('a new page starts at its top where only a little was scrolled', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.goto('/contact');
      // So little that the new page’s beginning is in the window already.
      await page.evaluate(() => window.scrollTo({top: 40, behavior: 'instant'}));
      await followFetched(header(page).locator('nav a[href="/pricing"]:visible').first());
      await expect(page.locator('h1')).toHaveText(words('en').pricing.hero.title);
      await expect.poll(() => scrollY(page)).toBe(0);
    });

    test('a new page starts at its top, from the top of another and from its foot', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      const [first = '', second = ''] = menu.industries.map((slug) => pathOf('industries', slug));
      const turns = page.getByRole('navigation', {name: words('en').common.neighbours.label}).getByRole('link');
      await page.goto(first);
      await header(page)
        .getByRole('button', {name: words('en').common.header.industries, exact: true})
        .click();
      await followFetched(header(page).locator(`button[aria-expanded="true"] ~ * a[href="${second}"]`));
      await expectTop(page, second);
      await turns.first().focus();
      await page.keyboard.press('Enter');
      await expectTop(page, first);
      await followFetched(turns.last());
      await expectTop(page, second);
    });

    test('going back finds the place that was left', async ({page}) => {
      await page.goto('/pricing');
      await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
      await expect.poll(() => scrollY(page)).toBe(1500);
      await followFetched(header(page).locator('a[href="/"]').first());
      await expect(page).toHaveURL('/');
      await expect.poll(() => scrollY(page)).toBe(0);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(words('en').pricing.hero.title);
      await expect.poll(() => scrollY(page)).toBe(1500);
    });

    test('a link that was followed before scrolls again', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      const links = [
        {start: '/', link: header(page).locator('nav a[href="/#ai-growth"]:visible').first(), section: '#ai-growth'},
        {
          start: '/products/brand-galaxy',
          link: page.getByRole('main').locator('a[href$="#hubspot-form"]').first(),
          section: '#hubspot-form',
        },
      ];
      for (const {start, link, section} of links) {
        await page.goto(start);
        for (const time of ['first', 'second']) {
          await link.click();
          await expect.poll(() => distance(page, section), `${section}, ${time} time`).toBeLessThan(120);
          await expect(page).toHaveURL(new RegExp(`${section}$`));
          // The page is on its way a moment longer than the section is near.
          await expect
            .poll(async () => {
              await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
              return distance(page, section);
            })
            .toBeGreaterThan(300);
        }
      }
    });

    test('the brand, on the home page, leads to its top', async ({page}) => {
      await page.goto('/');
      await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
      await expect.poll(() => scrollY(page)).toBe(2000);
      await header(page).locator('a[href="/"]').first().click();
      await expect.poll(() => scrollY(page)).toBe(0);
    });

    for (const start of ['/pricing', '/'] as const) {
      test(`the demo button on ${start} ends at the demo section of the home page`, async ({page}) => {
        await page.goto(start);
        const button = header(page).locator(`a[href="${demoHref}"]:visible`).first();
        await (start === '/' ? button.click() : followFetched(button));
        await expect(page).toHaveURL(demoHref);
        // Below the header, in the upper half of the window, and at rest there.
        await expect.poll(() => distance(page, '#book-demo')).toBeLessThan(120);
        await expect.poll(async () => (await scrollY(page)) - (await scrollY(page))).toBe(0);
      });
    }

    test('coming back to an address with the demo anchor finds the place that was left', async ({page}) => {
      await page.goto(demoHref);
      await expect.poll(() => distance(page, '#book-demo')).toBeLessThan(120);
      // The way there has come to its end.
      await page.waitForTimeout(800);
      await page.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
      await expect.poll(() => scrollY(page)).toBe(3000);
      await page.goto('/contact');
      await page.goBack();
      await page.waitForTimeout(800);
      expect(Math.abs((await scrollY(page)) - 3000)).toBeLessThan(100);
    });

    test('an address with the demo anchor opens there', async ({page}) => {
      await page.goto(localizedHref('hi', demoHref));
      await expect(page.locator('#book-demo').locator('h2').first()).toBeInViewport();
    });
  });
}

test('whoever writes in the form before the scripts come to the demo anchor goes on writing', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(demoHref, {waitUntil: 'domcontentloaded'});
  const name = page.locator('#demo-form').getByRole('textbox', {name: words('en').forms.demo.fields.name});
  await name.pressSequentially('As');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-tooltips', 'on');
  // Longer than the delay of the anchor.
  await page.waitForTimeout(600);
  await expect(name).toBeFocused();
  await page.keyboard.type('ha');
  await expect(name).toHaveValue('Asha');
});

test.describe('a link within the page, by keyboard', () => {
  test.use({viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'});
  const demoLink = (page: Page) => header(page).locator(`a[href="${demoHref}"]:visible`).first();
  const historyLength = (page: Page) => page.evaluate(() => history.length);

  for (const [what, start] of [
    ['of this page', '/'],
    ['of another page', '/pricing'],
  ] as const) {
    test(`the demo section ${what} is where Tab goes on, without a ring around all of it`, async ({page}) => {
      await page.goto(start);
      const link = demoLink(page);
      if (start !== '/') await restOn(link);
      // As often as it is followed.
      for (const time of start === '/' ? ['first', 'second'] : ['first']) {
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(demoHref);
        const section = page.locator('#book-demo');
        await expect(section, time).toBeFocused();
        await expect(section).toHaveCSS('outline-style', 'none');
        await expect.poll(() => distance(page, '#book-demo')).toBeLessThan(120);
        await page.keyboard.press('Tab');
        expect(await holdsFocus(section), time).toBe(true);
        await expect(section).not.toBeFocused();
      }
    });
  }

  test('a new page begins at its beginning, also for Tab', async ({page}) => {
    await page.goto('/pricing');
    const link = page.getByRole('contentinfo').locator('a[href="/contact"]').first();
    await link.focus();
    await restOn(link);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(words('en').contact.hero.title);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(words('en').common.skip);
  });

  test('the address says the section as long as it is the place, and Back leaves it at once', async ({page}) => {
    await page.goto('/pricing');
    await page.goto('/');
    const before = await historyLength(page);
    for (let time = 0; time < 3; time += 1) {
      await demoLink(page).click();
      await expect.poll(() => distance(page, '#book-demo')).toBeLessThan(120);
    }
    expect(await historyLength(page)).toBe(before + 1);
    await header(page).locator('a[href="/"]').first().click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL(demoHref);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });

  for (const [how, go] of [
    ['by its link', (page: Page) => header(page).locator('nav a[href="/#ai-growth"]:visible').first().click()],
    // The browser puts it into the history, as it does with a link that is followed before scripts run.
    ['by the address', (page: Page) => page.evaluate(() => location.assign('#ai-growth'))],
  ] as const) {
    test(`going back from another page to a section, come to ${how}`, async ({page}) => {
      await page.goto('/');
      await go(page);
      await expect.poll(() => distance(page, '#ai-growth')).toBeLessThan(120);
      await followFetched(header(page).locator('nav a[href="/pricing"]:visible').first());
      await expect(page.locator('h1')).toHaveText(words('en').pricing.hero.title);
      // A moment after its heading the page has the focus, and is known as the one that is shown.
      await expect(page.locator('body')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/#ai-growth');
      await expect(page.locator('h1')).toHaveText(words('en').home.hero.title);
      await expect(page.locator('#ai-growth')).toBeInViewport();
    });
  }
});

test.describe('the specification’s delay', () => {
  test.use({reducedMotion: 'reduce'});

  for (const start of ['/', '/pricing'] as const) {
    test(`the demo section is scrolled to 300 ms after its link on ${start} was followed`, async ({page}) => {
      await page.clock.install({time: new Date('2026-11-20T12:00:00+05:30')});
      await page.goto(start);
      const link = header(page).locator(`a[href="${demoHref}"]:visible`).first();
      if (start !== '/') await restOn(link);
      // Time stands still from here on, but for what the test lets pass.
      await page.clock.pauseAt(new Date('2026-11-20T13:00:00+05:30'));
      await link.click();
      await expect(page).toHaveURL(demoHref);
      await expect(page.locator('#book-demo')).toBeAttached();
      await page.clock.runFor(299);
      expect(await scrollY(page)).toBe(0);
      await page.clock.runFor(1);
      expect(await distance(page, '#book-demo')).toBeLessThan(120);
    });
  }
});

for (const locale of locales) {
  test(`the footer, ${locale}, leads to every product, the company’s pages, the legal ones and its social profiles`, async ({
    page,
  }) => {
    await page.goto(localizedHref(locale, '/'));
    const footer = page.getByRole('contentinfo');
    const {suite, legal, partner, contact, pricing} = words(locale);
    const links = [
      ...menu.products.map((product) => [productHref(product), suite[product].name] as const),
      ['/partner-program', partner.name],
      ['/contact', contact.name],
      ['/pricing', pricing.name],
      ['/terms-of-service', legal['terms-of-service'].name],
      ['/return-and-refund', legal['return-and-refund'].name],
      ['/privacy-policy', legal['privacy-policy'].name],
    ] as const;
    for (const [href, name] of links) {
      const link = footer.locator(`a[href="${localizedHref(locale, href)}"]`);
      await expect(link.filter({hasText: name}), href).toBeVisible();
    }
    for (const [network, href] of Object.entries(site.social)) {
      await expect(footer.locator(`a[href="${href}"]`), network).toBeVisible();
    }
  });
}

test('coming back to the first page shows all of it again', async ({page}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const [text, drawings] = [await main.innerText(), await main.locator('svg').count()];
  await followFetched(header(page).locator('nav a[href="/pricing"]:visible').first());
  await expect(page.locator('h1')).toHaveText(words('en').pricing.hero.title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(words('en').home.hero.title);
  expect(await main.innerText()).toBe(text);
  await expect(main.locator('svg')).toHaveCount(drawings);
});

test('the head is that of the page that is shown, also where the router brings it, and again after Back', async ({
  page,
  request,
}) => {
  const [contact, pricing] = ['/contact', '/pricing'];
  /** What a head tells tabs, search engines and whoever shares the page, in alphabetical order. */
  const told = (head: string) =>
    page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html').head;
      const elements = parsed.querySelectorAll(
        'title, meta, link:not([rel=preload], [rel=preconnect], [rel=stylesheet])',
      );
      return [...elements].map(({outerHTML}) => outerHTML).sort();
    }, head);
  const expectHeadOf = async (path: string) => {
    const [sent = ''] = /<head>.*?<.head>/s.exec((await answerOf(request, path)).html) ?? [];
    // Style rules would be held against the policy of the page that reads them here.
    const expected = await told(sent.replace(/<style.*?<.style>/gs, ''));
    const shown = () => page.evaluate(() => document.head.outerHTML.replace(/<style.*?<.style>/gs, '')).then(told);
    await expect.poll(shown).toEqual(expected);
    expect(expected.join('')).toContain(`${path}"`);
  };
  await page.goto(contact);
  await expectHeadOf(contact);
  await followFetched(page.getByRole('contentinfo').locator(`a[href="${pricing}"]`));
  await expectHeadOf(pricing);
  await page.goBack();
  await expectHeadOf(contact);
  await page.goForward();
  await expectHeadOf(pricing);
});

test.describe('a link to another page', () => {
  const link = (page: Page) => page.getByRole('contentinfo').locator('a[href="/pricing"]');
  const arrived = (page: Page) => expect(page.locator('h1')).toHaveText(words('en').pricing.hero.title);
  /** Whether the document is still the one that `mark` was called in. */
  const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.former !== undefined);
  const mark = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.dataset.former = '';
    });

  test('loads no document once the page has been fetched', async ({page}) => {
    await page.goto('/contact');
    await mark(page);
    await followFetched(link(page));
    await arrived(page);
    expect(await isMarked(page)).toBe(true);
  });

  test('loads the document while what was asked for is still on its way', async ({page}) => {
    await page.route(
      (url) => url.searchParams.has('_rsc'),
      () => {}, // never answered
    );
    await page.goto('/contact');
    await mark(page);
    await link(page).hover();
    await page.waitForRequest((request) => Boolean(request.headers().rsc));
    await link(page).click();
    await arrived(page);
    expect(await isMarked(page)).toBe(false);
  });

  for (const [what, lose] of [
    ['is lost', (route: Route) => route.abort()],
    ['hangs', () => {}], // never answered
  ] as const) {
    test(`loads the document where the style sheet for other pages ${what}`, async ({page, problems}) => {
      await page.route('**/_next/static/**/*.css', lose);
      let parts = 0;
      page.on('requestfinished', (request) => {
        if (request.headers().rsc) parts += 1;
      });
      await page.goto('/contact');
      await mark(page);
      await link(page).hover();
      await expect.poll(() => parts).toBe(3);
      await link(page).click();
      await arrived(page);
      expect(await isMarked(page)).toBe(false);
      problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('.css')));
    });
  }

  test.describe('by finger', () => {
    test.use({hasTouch: true, viewport: {width: 390, height: 844}});

    test('loads the document, and nothing ahead of it', async ({page}) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.headers().rsc || request.resourceType() === 'stylesheet') fetched.push(request.url());
      });
      await page.goto('/contact');
      await mark(page);
      await link(page).tap();
      await arrived(page);
      expect(await isMarked(page)).toBe(false);
      expect(fetched).toEqual([]);
    });
  });
});

test.describe('the links of a document whose policy knows no forms service', () => {
  // The document is edited below, and is then not what its policy was written for.
  test.use({bypassCSP: true});

  test('a page with the hosted form is loaded whole, and nothing of it before', async ({page}) => {
    // The build under test has no hosted form.
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('formPages\\":[]', 'formPages\\":[\\"/pricing\\"]');
      await route.fulfill({response, body});
    });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.headers().rsc) fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/contact');
    const link = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    // The last one proves that the links are listened to.
    await expect(async () => {
      await link('/pricing').hover();
      await link('/partner-program').hover();
      expect(fetched).toContain('/partner-program');
    }).toPass();
    await link('/pricing').click();
    await expect(page.locator('h1')).toHaveText(words('en').pricing.hero.title);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/pricing$/);
    expect(fetched).not.toContain('/pricing');
  });
});

/** What axe misses in a page whose main part and title are out of reach. */
async function inModal(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .withRules(['landmark-one-main', 'page-has-heading-one', 'aria-dialog-name'])
    .setLegacyMode()
    .analyze();
  return violations.map(({id}) => id);
}
