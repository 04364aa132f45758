import {localizedHref} from '@/i18n/navigation';
import {locales} from '@/i18n/routing';
import {ids, test} from '../e2e/hostedForm';
import {expect} from '../e2e/support';

for (const locale of locales) {
  test(`React mounts everything twice: the forms service is asked for one form all the same, ${locale}`, async ({
    page,
    service,
  }) => {
    await page.goto(localizedHref(locale, '/#book-demo'));
    const section = page.locator('#demo-form');
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('form.hs-form')).toBeVisible({timeout: 60_000});
    // Whatever is late has come.
    await page.waitForTimeout(1000);
    await expect(section.locator('form')).toHaveCount(1);
    await expect(page.locator('script#hubspot-script')).toHaveCount(1);
    expect(service.requests).toHaveLength(1);
    expect(service.created).toEqual([{...ids, locale, target: expect.stringMatching(/^#/)}]);

    // Coming back, where the service is there already and could draw for both mounts.
    // By the router: a link loads the document where nothing has been fetched ahead.
    await page.evaluate(
      (href) => (window as unknown as {next: {router: {push(href: string): void}}}).next.router.push(href),
      localizedHref(locale, '/contact'),
    );
    await expect(page).toHaveURL(localizedHref(locale, '/contact'), {timeout: 60_000});
    await expect(page.locator('form.hs-form')).toHaveCount(0);
    await page.goBack();
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('form.hs-form')).toBeVisible({timeout: 60_000});
    await page.waitForTimeout(1000);
    await expect(section.locator('form')).toHaveCount(1);
    expect(service.requests).toHaveLength(1);
    expect(service.created).toHaveLength(2);
  });
}
