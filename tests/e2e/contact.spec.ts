import {site} from '@/content/site';
import {localizedHref} from '@/i18n/navigation';
import {languages, locales} from '@/i18n/routing';
import {expect, test, words} from './support';

for (const locale of locales) {
  const {contact} = words(locale);

  test(`contact page, ${locale}: every way to reach the company`, async ({page}) => {
    await page.goto(localizedHref(locale, '/contact'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {name: contact.company.heading})).toBeVisible();
    await expect(main).toContainText(contact.company.owner);
    await expect(main.locator(`a[href^="mailto:${site.email}"]`).first()).toContainText(site.email);
    const phone = main.locator(`a[href="tel:${site.phone}"]`).first();
    expect((await phone.innerText()).replace(/[^+\d]/g, '')).toBe(site.phone);
    await expect(main.locator('address').first()).toContainText(site.address.postalCode);

    const table = main.getByRole('table', {name: contact.hours.caption});
    const rows = table.locator('tbody tr');
    await expect(rows).toHaveCount(site.hours.length);
    for (const [index, {days, opens, closes}] of site.hours.entries()) {
      await expect(rows.nth(index).locator('th')).toHaveText(contact.hours[days]);
      if (opens && closes) {
        for (const time of [opens, closes])
          await expect(rows.nth(index)).toContainText(clock(time, languages[locale].tag));
      } else {
        await expect(rows.nth(index)).toContainText(contact.hours.closed);
      }
    }

    for (const label of ['firstName', 'lastName', 'email', 'subject', 'message'] as const) {
      await expect(main.getByRole('textbox', {name: contact.form[label], exact: true})).toBeEditable();
    }
    await expect(main.locator('input[type="email"]')).toHaveCount(1);
  });
}

/** The hour in words that any style of clock shows: 18:00 → 6. */
const clock = (time: string, tag: string) =>
  new Intl.DateTimeFormat(tag, {hour: 'numeric', hour12: true, timeZone: 'UTC'})
    .formatToParts(new Date(`1970-01-01T${time}Z`))
    .find(({type}) => type === 'hour')?.value ?? time;
