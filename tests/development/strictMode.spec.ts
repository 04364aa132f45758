import {ids, test} from '../e2e/hostedForm';
import {expect} from '../e2e/support';

test('React mounts everything twice: the forms service is asked for one form all the same', async ({page, service}) => {
  await page.goto('/hi#book-demo');
  const section = page.locator('#demo-form');
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('form.hs-form')).toBeVisible({timeout: 60_000});
  // Whatever is late has come.
  await page.waitForTimeout(1000);
  await expect(section.locator('form')).toHaveCount(1);
  await expect(page.locator('script#hubspot-script')).toHaveCount(1);
  expect(service.requests).toHaveLength(1);
  expect(service.created).toEqual([{...ids, locale: 'hi', target: expect.stringMatching(/^#/)}]);
});
