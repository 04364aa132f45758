import type {Locator, Page} from '@playwright/test';
import {menu, productHref} from '@/content/menu';
import {demoHref, pathOf} from '@/content/paths';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {axeViolations, distanceFromHeader, expect, header, holdRequests, holdsFocus, test, words} from './support';

const menus = [
  {key: 'products', hrefs: menu.products.map(productHref)},
  {key: 'industries', hrefs: menu.industries.flatMap(({slugs}) => slugs).map((slug) => pathOf('industries', slug))},
  {key: 'useCases', hrefs: menu.useCases.map((slug) => pathOf('useCases', slug))},
] as const;

/** What opens them on hover, and makes a dialog of the list. */
const siteScript = '**/site.js*';

const locale = 'hi';
const text = words(locale).common;

/** What the browser does with a page that it has kept and brings back. */
const restore = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));

function menuOf(page: Page, key: (typeof menus)[number]['key']): {menu: Locator; button: Locator; panel: Locator} {
  const menu = header(page)
    .locator('[data-menu]')
    .filter({has: page.getByText(text.header[key], {exact: true})});
  return {menu, button: menu.locator('summary'), panel: menu.locator('summary + *')};
}

test.describe('a wide window', () => {
  test.use({viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'});

  test.beforeEach(async ({page}) => {
    await page.goto(localizedHref(locale, '/contact'));
  });

  test('every menu lists its pages on hover, one menu at a time; other links stand beside them', async ({page}) => {
    for (const {key, hrefs} of menus) {
      const {button, panel} = menuOf(page, key);
      await expect(panel).toBeHidden();
      await button.hover();
      await expect(header(page).locator('[open] > summary')).toHaveText(text.header[key]);
      for (const href of hrefs) {
        const link = panel.locator(`a[href="${localizedHref(locale, href)}"]`).first();
        await expect(link).toBeVisible();
        // A name and a description, and for a product its glyph.
        expect((await link.innerText()).trim().split('\n').filter(Boolean).length).toBeGreaterThanOrEqual(2);
        if (key === 'products') await expect(link.locator('svg')).toBeVisible();
      }
    }
    const link = (name: string) => header(page).getByRole('link', {name, exact: true}).and(page.locator(':visible'));
    await expect(link(text.header.aiGrowth)).toHaveAttribute('href', localizedHref(locale, menu.links.aiGrowth));
    await expect(link(text.header.pricing)).toHaveAttribute('href', localizedHref(locale, menu.links.pricing));
    await expect(link(text.header.requestDemo)).toHaveAttribute('href', localizedHref(locale, demoHref));
    await expect(link(text.header.login)).toHaveAttribute('href', site.admin);
  });

  test('a menu opens on hover, on click and by keyboard', async ({page}) => {
    const {menu, button, panel} = menuOf(page, 'industries');

    // Hover.
    await button.hover();
    await expect(panel).toBeVisible();
    // The pointer is still over it, and nothing in it has the focus.
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(panel).toBeHidden();
    await page.mouse.move(700, 850);
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(menu).not.toHaveAttribute('open');
    await expect(panel).toBeHidden();

    // Click.
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

    // Keyboard.
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    expect(await holdsFocus(panel)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(button).toBeFocused();
    await expect(panel).toBeHidden();

    // A page that is brought back.
    await button.click();
    await expect(menu).toHaveAttribute('open');
    await restore(page);
    await expect(menu).not.toHaveAttribute('open');
    await button.click();
    await expect(menu).toHaveAttribute('open');
  });

  test('an open menu keeps the focus when its script arrives, and closes when that leaves', async ({page}) => {
    const release = await holdRequests(page, siteScript);
    await page.reload({waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
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
    await expect(page.locator('[data-live]')).toBeVisible();
    await expect(menu).toHaveAttribute('open');
    await expect(link).toBeFocused();
    await outside.focus();
    await expect(panel).toBeHidden();
  });

  test('a menu opens on hover before its script is there, which closes it when the pointer leaves', async ({page}) => {
    const release = await holdRequests(page, siteScript);
    await page.reload({waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const {menu, button, panel} = menuOf(page, 'products');
    await button.hover();
    await page.mouse.move(720, 150, {steps: 60});
    await expect(panel.getByRole('link').first()).toBeVisible();
    release();
    await expect(page.locator('[data-live]')).toBeVisible();
    await expect(menu).toHaveAttribute('open');
    await page.mouse.move(700, 890);
    await expect(panel).toBeHidden();
  });

  test('a menu that the pointer opened follows the focus, which no pointer takes away', async ({page}) => {
    const {button, panel} = menuOf(page, 'products');
    await button.hover();
    await expect(panel).toBeVisible();
    await button.focus();
    await page.keyboard.press('Tab');
    await page.mouse.move(700, 890);
    // Longer than a pointer may be away.
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

  test('the bar and the menus say where one is, also without scripts', async ({page, scriptlessPage}) => {
    const marks = [
      ['/', null, [], 0],
      ['/pricing', 'page', [], 0],
      ['/pricing/airpos', 'true', [], 0],
      // It stands in no menu.
      ['/products/skypos', null, [], 0],
      [productHref(menu.products[0] ?? 'skycart'), null, [text.header.products], 1],
      ['/use-cases/quick-commerce', null, [text.header.useCases], 1],
    ] as const;
    for (const [path, current, underlined, marked] of marks) {
      const href = localizedHref(locale, path);
      for (const tab of [page, scriptlessPage]) {
        await tab.goto(href);
        const pricing = header(tab).getByRole('link', {name: text.header.pricing, exact: true});
        expect.soft(await pricing.and(tab.locator(':visible')).getAttribute('aria-current'), path).toBe(current);
        const entries = header(tab).locator('[data-menu] a[aria-current="page"]');
        await expect.soft(entries, path).toHaveCount(marked);
        if (marked) await expect.soft(entries, path).toHaveAttribute('href', href);
        const lines = await header(tab)
          .locator('[data-menu] > summary')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => getComputedStyle(button).textDecorationLine === 'underline')
              .map(({textContent}) => textContent),
          );
        expect.soft(lines, path).toEqual(underlined);
      }
    }
  });
});

test.describe('a narrow window', () => {
  test.use({viewport: {width: 360, height: 740}, reducedMotion: 'reduce', hasTouch: true});
  const menuIn = (page: Page) => {
    const details = header(page).locator('details').first();
    return {details, summary: details.locator('summary'), dialog: page.getByRole('dialog')};
  };

  test('the menu: three groups, links, and the focus stays inside', async ({page}) => {
    await page.goto(localizedHref(locale, '/contact'));
    const {details, summary, dialog} = menuIn(page);
    await expect(summary).toHaveAccessibleName(text.header.menu);
    await expect(header(page).locator('[data-menu] > summary:visible')).toHaveCount(0);

    await summary.click();
    await expect(details).toHaveAttribute('open');
    const groups = dialog.locator('[data-menu]');
    await expect(groups).toHaveCount(menus.length);
    await expect(groups.first()).toHaveAttribute('open');
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
    const link = (name: string) => dialog.getByRole('link', {name, exact: true});
    await expect(link(text.header.pricing)).toHaveAttribute('href', localizedHref(locale, '/pricing'));
    await expect(link(text.header.getStarted)).toHaveAttribute('href', site.admin);
    await expect(link(text.header.login)).toHaveAttribute('href', site.admin);
    // The whole menu can be reached on a small screen.
    await link(text.header.login).scrollIntoViewIfNeeded();
    await expect(link(text.header.login)).toBeInViewport();

    for (const key of ['Tab', 'Shift+Tab']) {
      await summary.focus();
      const reached = new Set<string>();
      for (let press = 0; press < 15; press += 1) {
        await page.keyboard.press(key);
        expect(await holdsFocus(dialog), `${key} ${press + 1}`).toBe(true);
        reached.add(await page.locator(':focus').innerText());
      }
      for (const name of [text.header.useCases, text.header.pricing, text.header.login])
        expect([...reached]).toContain(name);
    }

    await page.keyboard.press('Escape');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();

    await summary.click();
    await link(text.header.pricing).click();
    await expect(page).toHaveURL(localizedHref(locale, '/pricing'));
    await expect(details).not.toHaveAttribute('open');
  });

  test('the open menu: the heading of a group stays in sight when another one above it closes', async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    await page.goto(localizedHref(locale, '/contact'));
    const {summary, dialog} = menuIn(page);
    await summary.click();
    const groups = dialog.locator('[data-menu]');
    const [, industries, useCases] = await groups.locator('summary').all();
    await industries?.tap();
    await useCases?.scrollIntoViewIfNeeded();
    await useCases?.tap();
    if (!useCases) throw new Error('There is no third group.');
    await expect(groups.nth(2)).toHaveAttribute('open');
    await expect(groups.nth(1)).not.toHaveAttribute('open');
    await expect(useCases).toBeInViewport({ratio: 1});
    // Nor is it behind the header.
    expect((await useCases.boundingBox())?.y).toBeGreaterThanOrEqual(64);
  });

  test('the open menu: nothing behind is in reach, keys find it, a press beside it closes it', async ({page}) => {
    // Safari has it from 17.4 on, and the site is for 16.4 and later.
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
    const arrive = await holdRequests(page, siteScript);
    await page.goto(localizedHref(locale, '/'), {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const {details, summary, dialog} = menuIn(page);
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
      expect(await axeViolations(page, ['landmark-one-main', 'page-has-heading-one', 'aria-dialog-name'])).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    };

    // Opened before the scripts are there, it stays open and becomes a dialog.
    await summary.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    arrive();
    await expect(page.getByRole('dialog', {name: text.header.menu})).toBeVisible();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await summary.click();

    await free();
    await open();
    for (const key of ['Tab', 'Shift+Tab']) {
      await loseFocus();
      expect(await holdsFocus(dialog)).toBe(false);
      await page.keyboard.press(key);
      expect(await holdsFocus(dialog), key).toBe(true);
    }
    await loseFocus();
    await page.keyboard.press('Escape');
    await free();
    await expect(summary).toBeFocused();

    await open();
    await restore(page);
    await free();

    // A link to a section of the page that is open already.
    await open();
    await dialog.getByRole('link', {name: text.header.aiGrowth, exact: true}).click();
    await free();
    await expect(page.locator('#ai-growth')).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await holdsFocus(page.locator('#ai-growth'))).toBe(true);

    // The page behind it, or a link beside it.
    await page.setViewportSize({width: 800, height: 900});
    await open();
    await page.mouse.click(400, 880);
    await free();
    await open();
    await header(page).getByRole('link', {name: text.header.requestDemo, exact: true}).click();
    await free();
    await expect.poll(() => distanceFromHeader(page, '#book-demo')).toBeLessThan(120);

    // A tablet that is turned: the other menu takes over.
    await open();
    await page.setViewportSize({width: 1440, height: 900});
    await free();
    await expect(header(page).locator('[data-menu] > summary:visible')).toHaveCount(menus.length);
    await expect(header(page).locator('[data-menu][open]')).toHaveCount(0);
    await menuOf(page, 'industries').button.click();
    for (const width of [800, 1440]) await page.setViewportSize({width, height: 900});
    await expect(header(page).locator('[data-menu][open]')).toHaveCount(0);
  });
});
