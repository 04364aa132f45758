import {expect, follow, test} from './support';

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
