import {site} from '@/settings/site';
import {interceptedMail, interceptMail, waitUntilReady} from './messageForm';
import {expect, follow, test, words} from './support';

/** The company learns the source of a visit. */

const link = '/pricing?utm_source=google&ref=partner-12&gclid=EAIaIQ&q=asha%40shop.example#compare';

test('the link to the partner application has the campaign and the partner, on the next page too', async ({page}) => {
  await page.goto(link);
  await follow(page.locator('footer a[href="/partner-program"]'));
  const apply = page.locator(`main a[href^="${site.partnerForm}"]`).first();
  // Prevents the navigation.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await apply.click();
  await expect(apply).toHaveAttribute('href', `${site.partnerForm}?ref=partner-12&utm_source=google`);
});

test('the campaign is kept if the visitor leaves the first page before its script has loaded', async ({page}) => {
  let isFirstPage = true;
  await page.route('**/site.js?*', (route) => (isFirstPage ? undefined : route.continue()));
  await page.goto(link, {waitUntil: 'domcontentloaded'});
  await page.locator('footer a[href="/partner-program"]').click({noWaitAfter: true});
  isFirstPage = false;
  await page.waitForURL('**/partner-program');
  const apply = page.locator(`main a[href^="${site.partnerForm}"]`).first();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await apply.click();
  await expect(apply).toHaveAttribute('href', `${site.partnerForm}?ref=partner-12&utm_source=google`);
});

test('the link to the registration has them too, if it is followed by keyboard', async ({page}) => {
  await page.goto(link);
  const register = page.locator(`main a[href^="${site.admin}"]`).first();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await register.press('Enter');
  await expect(register).toHaveAttribute('href', `${site.admin}?ref=partner-12&utm_source=google`);
});

test('without a campaign, links do not change', async ({page}) => {
  await page.goto('/pricing?q=asha');
  const register = page.locator(`main a[href^="${site.admin}"]`).first();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await register.click();
  await expect(register).toHaveAttribute('href', site.admin);
});

test('the last line of a mail names the source of the visit, and no other part of the URL', async ({page}) => {
  await interceptMail(page);
  await page.goto(link);
  await follow(page.locator('footer a[href="/contact"]'));
  const form = page.locator('main form');
  await waitUntilReady(form);
  const typed = {firstName: 'Asha', email: 'asha@example.in', subject: 'Rate list', message: 'Two counters'};
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[data-send]').click();
  const {body} = await interceptedMail(page);
  const {source} = words('en').forms;
  expect(body.split('\r\n').at(-1)).toBe(`${source}: ref=partner-12, utm_source=google, gclid=EAIaIQ`);
});

test('the privacy policy mentions the visit data, but no counting if none is configured', async ({page}) => {
  const {sections} = words('hi').legal['privacy-policy'];
  await page.goto('/hi/privacy-policy');
  await expect(page.getByRole('heading', {name: sections.visit.title})).toBeVisible();
  await expect(page.getByRole('heading', {name: sections.counting.title})).toHaveCount(0);
  await expect(page.getByRole('heading', {name: sections.faults.title})).toHaveCount(0);
});
