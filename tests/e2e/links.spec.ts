import {expect, follow, header, test, words} from './support';

test('a link to another page loads its document, which the browser may have prerendered; no data are asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.goto('/contact');
  const link = page.getByRole('contentinfo').locator('a[href="/terms-of-service"]');
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await link.hover();
  await page.waitForTimeout(300);
  expect(asked.filter((what) => !/^(?:document|other) \/terms-of-service$/.test(what))).toEqual([]);
  await follow(link);
  expect(asked[0]).toMatch(/^(?:document|other) \/terms-of-service$/);
  expect(asked.filter((what) => /_rsc|\.rsc/.test(what))).toEqual([]);
});

/** What the browser does with a page that it has kept. */
const restored = () => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));

test.describe('a page that the browser has kept and brings back', () => {
  const {header: text} = words('en').common;

  test('has no open menu, in a wide window', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto('/contact');
    const button = header(page).getByRole('button', {name: text.industries, exact: true});
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(restored);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('has no open menu, on a phone, and can be read and scrolled', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/contact');
    const details = header(page).locator('details').first();
    await details.locator('summary').first().click();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.evaluate(restored);
    await expect(details).not.toHaveAttribute('open');
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });
});
