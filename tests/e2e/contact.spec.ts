import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {expect, narrowWindow, test, withNames, words} from './support';

for (const locale of locales) {
  const {common, contact, forms} = words(locale);
  const contactPage = localizedHref(locale, '/contact');

  const whatsappLinks = [
    {url: localizedHref(locale, '/'), message: common.demo.whatsappText},
    {url: contactPage, message: contact.ways.whatsappText},
  ];

  for (const {url, message} of whatsappLinks) {
    test(`${url} starts a WhatsApp message to the company`, async ({page}) => {
      await page.goto(url, {waitUntil: 'load'});
      const link = page.getByRole('main').locator('a[href^="https://wa.me/"]');
      const {pathname, searchParams} = new URL((await link.getAttribute('href')) ?? '');
      expect(`+${pathname.slice(1)}`).toBe(site.phone);
      expect(searchParams.get('text')).toBe(withNames(message, locale));
    });
  }

  test(`${contactPage} has the company’s name, address and contact details`, async ({page}) => {
    await page.goto(contactPage, {waitUntil: 'load'});
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {name: withNames(contact.company.heading, locale)})).toBeVisible();
    await expect(main).toContainText(withNames(contact.company.owner, locale));
    await expect(main.locator(`a[href^="mailto:${site.email}"]`).first()).toContainText(site.email);
    const phone = main.locator(`a[href="tel:${site.phone}"]:visible`).first();
    expect((await phone.innerText()).replace(/[^+\d]/g, '')).toBe(site.phone);
    await expect(main.locator('address').first()).toContainText(site.address.postalCode);
  });

  test(`${contactPage} has the opening hours`, async ({page}) => {
    await page.goto(contactPage, {waitUntil: 'load'});
    const rows = page.getByRole('table', {name: contact.hours.caption}).locator('tbody tr');
    await expect(rows).toHaveCount(site.hours.length);
    for (const [index, {days, opens, closes}] of site.hours.entries()) {
      const row = rows.nth(index);
      await expect(row.locator('th')).toHaveText(contact.hours[days]);
      if (opens && closes) {
        for (const time of [opens, closes]) {
          // The hour on a 12-hour clock: 18:00 → 6.
          const hour = Number.parseInt(time, 10) % 12;
          await expect(row).toContainText(String(hour));
        }
      } else {
        await expect(row).toContainText(contact.hours.closed);
      }
    }
  });

  test(`${contactPage} has a link to its form at the top on a phone`, async ({page}) => {
    await page.setViewportSize(narrowWindow);
    await page.goto(contactPage);
    const main = page.getByRole('main');
    const {title} = forms.contact;
    const formSection = main.locator('section').filter({has: page.locator('form')});
    const heading = formSection.getByRole('heading', {name: title});
    await expect(heading).not.toBeInViewport();
    await main.getByRole('link', {name: title, exact: true}).click();
    await expect(heading).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(formSection.getByRole('textbox').first()).toBeFocused();
    const formBox = await formSection.boundingBox();
    const hoursBox = await main.getByRole('table').boundingBox();
    expect(formBox?.y).toBeLessThan(hoursBox?.y ?? 0);
  });
}
