import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {expect, test, withNames, words} from './support';

for (const locale of locales) {
  const {common, contact} = words(locale);

  test(`contact page, ${locale}: every way to reach the company; home has WhatsApp`, async ({page}) => {
    const main = page.getByRole('main');
    for (const [path, text] of [
      ['/', common.demo.whatsappText],
      ['/contact', contact.ways.whatsappText],
    ] as const) {
      await page.goto(localizedHref(locale, path));
      const href = await main.locator('a[href^="https://wa.me/"]').getAttribute('href');
      const {pathname, searchParams} = new URL(href ?? '');
      expect([`+${pathname.slice(1)}`, searchParams.get('text')]).toEqual([site.phone, withNames(text, locale)]);
    }
    await expect(main.getByRole('heading', {name: withNames(contact.company.heading, locale)})).toBeVisible();
    await expect(main).toContainText(withNames(contact.company.owner, locale));
    await expect(main.locator(`a[href^="mailto:${site.email}"]`).first()).toContainText(site.email);
    const phone = main.locator(`a[href="tel:${site.phone}"]:visible`).first();
    expect((await phone.innerText()).replace(/[^+\d]/g, '')).toBe(site.phone);
    await expect(main.locator('address').first()).toContainText(site.address.postalCode);

    const table = main.getByRole('table', {name: contact.hours.caption});
    const rows = table.locator('tbody tr');
    await expect(rows).toHaveCount(site.hours.length);
    for (const [index, {days, opens, closes}] of site.hours.entries()) {
      await expect(rows.nth(index).locator('th')).toHaveText(contact.hours[days]);
      if (opens && closes) {
        // The hour that any style of clock shows: 18:00 → 6.
        for (const time of [opens, closes])
          await expect(rows.nth(index)).toContainText(String(Number.parseInt(time, 10) % 12));
      } else {
        await expect(rows.nth(index)).toContainText(contact.hours.closed);
      }
    }
  });

  test(`contact page, ${locale}, on a phone: the form is one press away`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(localizedHref(locale, '/contact'));
    const main = page.getByRole('main');
    const {title} = words(locale).forms.contact;
    const form = main.locator('section').filter({has: page.locator('form')});
    await expect(form.getByRole('heading', {name: title})).not.toBeInViewport();
    await main.getByRole('link', {name: title, exact: true}).click();
    await expect(form.getByRole('heading', {name: title})).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('textbox').first()).toBeFocused();
    const tops = await Promise.all([form, main.getByRole('table')].map((part) => part.boundingBox()));
    expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0);
  });
}
