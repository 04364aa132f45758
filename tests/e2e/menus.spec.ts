import type {Locator, Page} from '@playwright/test';
import {menu, productHref} from '@/content/menu';
import {demoHref, pathOf} from '@/content/paths';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {coveredStops} from './measures';
import {
  axeViolations,
  distanceFromHeader,
  expect,
  header,
  headerHeight,
  holdRequests,
  holdsFocus,
  narrowWindow,
  test,
  wideWindow,
  words,
} from './support';

const menus = [
  {key: 'products', hrefs: menu.products.map(productHref)},
  {key: 'industries', hrefs: menu.industries.flatMap(({slugs}) => slugs).map((slug) => pathOf('industries', slug))},
  {key: 'useCases', hrefs: menu.useCases.map((slug) => pathOf('useCases', slug))},
] as const;

type MenuKey = (typeof menus)[number]['key'];

/** The script that opens menus by hover, and makes the list on a phone a dialog. */
const siteScript = '**/site.js*';

const locale = 'hi';
const text = words(locale).common;
const contactPage = localizedHref(locale, '/contact');

/** Simulates that the browser shows the page from its back/forward cache. */
const restore = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));

test.describe('a wide viewport', () => {
  test.use({viewport: wideWindow, reducedMotion: 'reduce'});

  /** Moves the pointer away from all menus. */
  const pointAway = (page: Page) => page.mouse.move(700, 890);

  const waitForSiteScript = (page: Page) => expect(page.locator('[data-live]')).toBeVisible();

  /** Opens a page, and waits for the script of its menus. */
  async function openPage(page: Page) {
    await page.goto(contactPage, {waitUntil: 'load'});
    await waitForSiteScript(page);
  }

  /**
   * Opens a page whose menus have no script yet.
   * @returns a function that lets the script load
   */
  async function openWithoutScript(page: Page) {
    const release = await holdRequests(page, siteScript);
    await page.goto(contactPage, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    return release;
  }

  function menuOf(page: Page, key: MenuKey): {menu: Locator; button: Locator; panel: Locator} {
    const menu = header(page)
      .locator('[data-menu]')
      .filter({has: page.getByText(text.header[key], {exact: true})});
    return {menu, button: menu.locator('summary'), panel: menu.locator('summary + *')};
  }

  test('every menu lists its pages on hover, one menu at a time', async ({page}) => {
    await openPage(page);
    for (const {key, hrefs} of menus) {
      const {button, panel} = menuOf(page, key);
      await expect(panel).toBeHidden();
      await button.hover();
      await expect(header(page).locator('[open] > summary')).toHaveText(text.header[key]);
      for (const href of hrefs) {
        const link = panel.locator(`a[href="${localizedHref(locale, href)}"]`).first();
        await expect(link).toBeVisible();
        // A link has a name, a description and, for a product, a glyph.
        const lines = (await link.innerText()).trim().split('\n').filter(Boolean);
        expect(lines.length).toBeGreaterThanOrEqual(2);
        if (key === 'products') await expect(link.locator('svg')).toBeVisible();
      }
    }
  });

  const bars = [
    {width: 1200, language: 'en'},
    {width: 1200, language: 'hi'},
    {width: 1440, language: 'en'},
    {width: 1920, language: 'hi'},
  ] as const;

  for (const {width, language} of bars) {
    test(`a menu stays open on the way to any of its entries, ${width} px, ${language}`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(localizedHref(language, '/contact'), {waitUntil: 'load'});
      await waitForSiteScript(page);
      const menusOfPage = header(page).locator('[data-menu]');
      const openMenus = header(page).locator('[data-menu][open]');
      for (const menu of await menusOfPage.all()) {
        const entries = await menu.locator('a').filter({visible: false}).count();
        for (const index of [0, 3, entries - 1]) {
          await pointAway(page);
          await expect(openMenus).toHaveCount(0);
          await menu.locator('summary').hover();
          await expect(menu).toHaveAttribute('open');
          await travelTo(page, menu.locator('summary'), menu.locator('a').nth(index));
          expect(
            await menu
              .locator('a')
              .nth(index)
              .evaluate((entry) => entry.matches(':hover')),
          ).toBe(true);
        }
      }
      // A pointer that rests on another button, or turns to it, opens its menu.
      const [first, second] = [menusOfPage.nth(0), menusOfPage.nth(1)];
      await first.locator('summary').hover();
      await travelTo(page, first.locator('summary'), second.locator('summary'), 12);
      await expect(second).toHaveAttribute('open');
    });
  }

  /** Moves the pointer in a straight line, as fast as a hand. @param lower how far below the middle of the target it ends, in px */
  async function travelTo(page: Page, from: Locator, to: Locator, lower = 0) {
    const [start, end] = [await middleOf(from), await middleOf(to)];
    const steps = 25;
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const x = start.x + (end.x - start.x) * share;
      await page.mouse.move(x, start.y + (end.y + lower - start.y) * share);
      await page.waitForTimeout(12);
    }
  }

  async function middleOf(element: Locator) {
    const box = await element.boundingBox();
    if (!box) throw new Error('It is not laid out.');
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
  }

  test('the most important links are beside the menus', async ({page}) => {
    await openPage(page);
    const link = (name: string) => header(page).getByRole('link', {name, exact: true}).and(page.locator(':visible'));
    await expect(link(text.header.aiGrowth)).toHaveAttribute('href', localizedHref(locale, menu.links.aiGrowth));
    await expect(link(text.header.pricing)).toHaveAttribute('href', localizedHref(locale, menu.links.pricing));
    await expect(link(text.header.requestDemo)).toHaveAttribute('href', localizedHref(locale, demoHref));
    await expect(link(text.header.login)).toHaveAttribute('href', site.admin);
  });

  test('a menu opens by hover, and closes when the pointer leaves or with Escape', async ({page}) => {
    await openPage(page);
    const {menu, button, panel} = menuOf(page, 'industries');
    await button.hover();
    await expect(panel).toBeVisible();
    // The pointer is still on the menu, and the focus is outside.
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    // Small movements of the pointer do not open it again.
    const {x, y} = await middleOf(button);
    await page.mouse.move(x + 2, y + 2);
    await expect(panel).toBeHidden();
    await pointAway(page);
    await button.hover();
    await expect(panel).toBeVisible();
    await pointAway(page);
    await expect(menu).not.toHaveAttribute('open');
    await expect(panel).toBeHidden();
  });

  test('a menu that was clicked open stays open until a click on its button or beside it', async ({page}) => {
    await openPage(page);
    const {button, panel} = menuOf(page, 'industries');
    await button.click();
    await expect(panel).toBeVisible();
    await pointAway(page);
    // This is longer than the delay after which a menu closes.
    await page.waitForTimeout(400);
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    // A click on the panel's background keeps it open, and a click on the page closes it.
    await button.click();
    await panel.click({position: {x: 5, y: 5}});
    await expect(panel).toBeVisible();
    await page.mouse.click(700, 850);
    await expect(panel).toBeHidden();
  });

  test('a menu opens and closes by keyboard, and returns the focus to its button', async ({page}) => {
    await openPage(page);
    const {menu, button, panel} = menuOf(page, 'industries');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    expect(await holdsFocus(panel)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(button).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('menus are closed on a page from the back/forward cache, and open again', async ({page}) => {
    await openPage(page);
    const {menu, button} = menuOf(page, 'industries');
    await button.click();
    await expect(menu).toHaveAttribute('open');
    await restore(page);
    await expect(menu).not.toHaveAttribute('open');
    await button.click();
    await expect(menu).toHaveAttribute('open');
  });

  test('an open menu keeps the focus when its script loads, and closes when the focus leaves', async ({page}) => {
    const release = await openWithoutScript(page);
    const {menu, button, panel} = menuOf(page, 'products');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const link = panel.getByRole('link').first();
    await expect(link).toBeFocused();
    const outside = page.getByRole('contentinfo').getByRole('link').first();
    await outside.focus();
    await expect(panel).toBeHidden();
    await button.press('Tab');
    release();
    await waitForSiteScript(page);
    await expect(menu).toHaveAttribute('open');
    await expect(link).toBeFocused();
    await outside.focus();
    await expect(panel).toBeHidden();
  });

  test('a menu opens by hover before its script has loaded, and closes when the pointer leaves', async ({page}) => {
    const release = await openWithoutScript(page);
    const {menu, button, panel} = menuOf(page, 'products');
    await button.hover();
    const {x = 0, width = 0} = (await button.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, 150, {steps: 60});
    await expect(panel.getByRole('link').first()).toBeVisible();
    release();
    await waitForSiteScript(page);
    await expect(menu).toHaveAttribute('open');
    await pointAway(page);
    await expect(panel).toBeHidden();
  });

  test('a menu that has the focus stays open, wherever the pointer is', async ({page}) => {
    await openPage(page);
    const {button, panel} = menuOf(page, 'products');
    await button.hover();
    await expect(panel).toBeVisible();
    await button.focus();
    await page.keyboard.press('Tab');
    await pointAway(page);
    // This is longer than the delay after which a menu closes.
    await page.waitForTimeout(400);
    await expect(panel).toBeVisible();
    expect(await holdsFocus(panel)).toBe(true);
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(panel).toBeHidden();

    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await menuOf(page, 'industries').button.hover();
    await expect(panel.getByRole('link').first()).toBeFocused();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  /** The current page in the header: the `aria-current` of the pricing link, the names of menus, and the number of entries. */
  const currentMarks = [
    {path: '/', pricing: null, underlined: [], entries: 0},
    {path: '/pricing', pricing: 'page', underlined: [], entries: 0},
    {path: '/pricing/airpos', pricing: 'true', underlined: [], entries: 0},
    // This page is in no menu.
    {path: '/products/skypos', pricing: null, underlined: [], entries: 0},
    {path: productHref('skycart'), pricing: null, underlined: [text.header.products], entries: 1},
    {path: '/use-cases/quick-commerce', pricing: null, underlined: [text.header.useCases], entries: 1},
  ];

  for (const {path, pricing, underlined, entries} of currentMarks) {
    test(`the header marks the current page, with and without scripts: ${path}`, async ({page, scriptlessPage}) => {
      const href = localizedHref(locale, path);
      await scriptlessPage.setViewportSize(wideWindow);
      for (const tab of [page, scriptlessPage]) {
        await tab.goto(href, {waitUntil: 'load'});
        const pricingLink = header(tab).getByRole('link', {name: text.header.pricing, exact: true});
        const current = await pricingLink.and(tab.locator(':visible')).getAttribute('aria-current');
        expect.soft(current).toBe(pricing);
        const currentEntries = header(tab).locator('[data-menu] a[aria-current="page"]');
        await expect.soft(currentEntries).toHaveCount(entries);
        if (entries > 0) await expect.soft(currentEntries).toHaveAttribute('href', href);
        const names = await header(tab)
          .locator('[data-menu] > summary')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => getComputedStyle(button).textDecorationLine === 'underline')
              .map(({textContent}) => textContent),
          );
        expect.soft(names).toEqual(underlined);
      }
    });
  }
});

/** Makes a label longer than in any language. Runs in the page. */
function lengthen(label: Element) {
  label.textContent = `${label.textContent} `.repeat(6);
}

test.describe('a narrow viewport', () => {
  test.use({viewport: narrowWindow, reducedMotion: 'reduce', hasTouch: true});

  const partsOf = (page: Page) => {
    const details = header(page).locator('details').first();
    const dialog = page.getByRole('dialog');
    return {
      details,
      summary: details.locator('summary'),
      dialog,
      groups: dialog.locator('[data-menu]'),
      link: (name: string) => dialog.getByRole('link', {name, exact: true}),
    };
  };

  /** Opens a page, and its menu. */
  async function openMenu(page: Page, path = contactPage) {
    await page.goto(path, {waitUntil: 'load'});
    // The script makes the menu a dialog and opens its first group, so wait until it has run.
    await expect(page.locator('[data-live]')).toBeAttached();
    const parts = partsOf(page);
    await expect(parts.summary).toHaveAccessibleName(text.header.menu);
    await expect(header(page).locator('[data-menu] > summary:visible')).toHaveCount(0);
    await parts.summary.click();
    await expect(parts.dialog).toBeVisible();
    return parts;
  }

  test('the menu lists all pages in three groups, each of which opens and closes', async ({page}) => {
    const {details, groups} = await openMenu(page);
    await expect(details).toHaveAttribute('open');
    await expect(groups).toHaveCount(menus.length);
    await expect(groups.first()).toHaveAttribute('open');
    for (const [index, {key, hrefs}] of menus.entries()) {
      const group = groups.nth(index);
      const title = group.locator('summary');
      await expect(title).toHaveText(text.header[key]);
      const isOpen = (await group.getAttribute('open')) !== null;
      if (!isOpen) await title.click();
      for (const href of hrefs) {
        await expect(group.locator(`a[href="${localizedHref(locale, href)}"]`)).toBeVisible();
      }
      await title.click();
      await expect(group).not.toHaveAttribute('open');
      await expect(group.locator('a').first()).toBeHidden();
    }
  });

  test('the menu has all links of the bar, and closes when one is followed', async ({page}) => {
    const {details, link} = await openMenu(page);
    await expect(link(text.header.pricing)).toHaveAttribute('href', localizedHref(locale, '/pricing'));
    await expect(link(text.header.getStarted)).toHaveAttribute('href', site.admin);
    await expect(link(text.header.login)).toHaveAttribute('href', site.admin);
    // On a small screen, the menu can be scrolled to its end.
    await link(text.header.login).scrollIntoViewIfNeeded();
    await expect(link(text.header.login)).toBeInViewport();
    await link(text.header.pricing).click();
    await expect(page).toHaveURL(localizedHref(locale, '/pricing'));
    await expect(details).not.toHaveAttribute('open');
  });

  test('the Tab key stays in the open menu and reaches all of it, and Escape closes it', async ({page}) => {
    const {details, summary, dialog, groups} = await openMenu(page);
    await groups.first().locator('summary').click();
    await expect(groups.first()).not.toHaveAttribute('open');
    for (const key of ['Tab', 'Shift+Tab']) {
      await summary.focus();
      const reached = new Set<string>();
      for (let press = 1; press <= 15; press += 1) {
        await page.keyboard.press(key);
        expect(await holdsFocus(dialog), `${key} ${press}`).toBe(true);
        reached.add(await page.locator(':focus').innerText());
      }
      for (const name of [text.header.useCases, text.header.pricing, text.header.login]) {
        expect([...reached]).toContain(name);
      }
    }
    await page.keyboard.press('Escape');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('the heading of a group stays visible when a group above it closes', async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    const {groups} = await openMenu(page);
    const industries = groups.nth(1);
    const useCases = groups.nth(2);
    await industries.locator('summary').tap();
    await useCases.locator('summary').scrollIntoViewIfNeeded();
    await useCases.locator('summary').tap();
    await expect(useCases).toHaveAttribute('open');
    await expect(industries).not.toHaveAttribute('open');
    await expect(useCases.locator('summary')).toBeInViewport({ratio: 1});
    // The heading is not behind the header either.
    const box = await useCases.locator('summary').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(headerHeight);
  });

  /** A page enlarged to 400 %, a phone in landscape and one in portrait. */
  const lowWindows = [
    {width: 320, height: 256},
    {width: 640, height: 320},
    {width: 320, height: 480},
  ];

  for (const window of lowWindows) {
    test(`no focused element of the menu is covered, ${window.width} × ${window.height}`, async ({page}) => {
      await page.setViewportSize(window);
      const {dialog, groups} = await openMenu(page);
      for (const group of await groups.all()) {
        await group.evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
        expect(await coveredStops(page, '[role="dialog"] :is(a, summary)')).toEqual([]);
      }
      // A third language may have longer labels.
      await dialog.getByRole('link').last().evaluate(lengthen);
      expect(await coveredStops(page, '[role="dialog"] :is(a, summary)')).toEqual([]);
    });
  }

  test.describe('over the home page', () => {
    const home = localizedHref(locale, '/');
    /** The parts of the page behind the menu. */
    const behind = (page: Page) => page.locator('main, footer');

    test.beforeEach(async ({page}) => {
      // Safari has this function from 17.4 on, and the site supports Safari 16.4.
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
    });

    /** Expects that the menu is open, and that everything behind it is inert. */
    async function expectOpen(page: Page) {
      const {summary} = partsOf(page);
      await expect(summary).toHaveAccessibleName(text.header.closeMenu);
      await expect(behind(page).and(page.locator('[inert]'))).toHaveCount(2);
      await expect(page.getByRole('dialog', {name: text.header.menu})).toContainText(text.header.pricing);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    }

    /** Expects that the menu is closed, and that nothing is inert. */
    async function expectClosed(page: Page) {
      const {details} = partsOf(page);
      await expect(details).not.toHaveAttribute('open');
      await expect(behind(page).and(page.locator('[inert]'))).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    }

    async function openMenuAgain(page: Page) {
      await partsOf(page).summary.click();
      await expectOpen(page);
    }

    test('a menu that was opened before its script has loaded stays open and becomes a dialog', async ({page}) => {
      const release = await holdRequests(page, siteScript);
      await page.goto(home, {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const {summary} = partsOf(page);
      await summary.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      release();
      await expect(page.getByRole('dialog', {name: text.header.menu})).toBeVisible();
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      await summary.click();
      await expectClosed(page);
    });

    test('an open menu is announced, Tab leads into it from anywhere, and Escape closes it', async ({page}) => {
      const {summary, dialog} = await openMenu(page, home);
      await expectOpen(page);
      // While the rest of the page is inert, screen readers find no main landmark and no heading. The dialog has to explain that.
      const rules = ['landmark-one-main', 'page-has-heading-one', 'aria-dialog-name'];
      expect(await axeViolations(page, rules)).toEqual([]);
      /** Removes the focus, like a tap on an empty part of the page. */
      const loseFocus = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (const key of ['Tab', 'Shift+Tab']) {
        await loseFocus();
        expect(await holdsFocus(dialog)).toBe(false);
        await page.keyboard.press(key);
        expect(await holdsFocus(dialog), key).toBe(true);
      }
      await loseFocus();
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(summary).toBeFocused();
    });

    test('the menu is closed on a page from the back/forward cache', async ({page}) => {
      await openMenu(page, home);
      await expectOpen(page);
      await restore(page);
      await expectClosed(page);
    });

    test('a link to a section of the same page scrolls to it, and the next Tab leads into it', async ({page}) => {
      const {link} = await openMenu(page, home);
      await expectOpen(page);
      await link(text.header.aiGrowth).click();
      await expectClosed(page);
      await expect(page.locator('#ai-growth')).toBeInViewport();
      await page.keyboard.press('Tab');
      expect(await holdsFocus(page.locator('#ai-growth'))).toBe(true);
    });

    test('a press on the page behind it, or on a link beside it, closes the menu', async ({page}) => {
      await page.setViewportSize({width: 800, height: 900});
      await openMenu(page, home);
      await expectOpen(page);
      await page.mouse.click(400, 880);
      await expectClosed(page);
      await openMenuAgain(page);
      await header(page).getByRole('link', {name: text.header.requestDemo, exact: true}).click();
      await expectClosed(page);
      await expect.poll(() => distanceFromHeader(page, '#book-demo')).toBeLessThan(120);
    });

    test('the menu closes when a tablet is rotated, and so does a menu of the bar', async ({page}) => {
      const tablet = {width: 800, height: 900};
      await page.setViewportSize(tablet);
      await openMenu(page, home);
      await expectOpen(page);
      await page.setViewportSize(wideWindow);
      await expectClosed(page);
      await expect(header(page).locator('[data-menu] > summary:visible')).toHaveCount(menus.length);
      await expect(header(page).locator('[data-menu][open]')).toHaveCount(0);
      await header(page).locator('[data-menu="industries"] > summary').click();
      await page.setViewportSize(tablet);
      await page.setViewportSize(wideWindow);
      await expect(header(page).locator('[data-menu][open]')).toHaveCount(0);
    });
  });
});
