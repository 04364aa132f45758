import type {Page} from '@playwright/test';
import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {readablePhone} from '@/lib/format';
import {scriptId} from '@/lib/forms/hostedForm';
import {site} from '@/settings/site';
import {type FormsService, formIds, test as hostedTest} from './hostedForm';
import {watchShifts} from './measures';
import {interceptMail} from './messageForm';
import {
  axeViolations,
  expect,
  follow,
  holdRequests,
  ignoreProblems,
  shortenRetryDelays,
  test,
  withNames,
  words,
} from './support';

// The build's policy allows the forms service that it is configured with (tests/unit/build.test.ts), not this stand-in.
hostedTest.use({bypassCSP: true});

/** The section of the home page, and the forms in it: one that is there but not to be seen counts. */
const section = (page: Page) => page.locator('#demo-form');
const forms = (page: Page) => section(page).locator('form');
const hostedForm = (page: Page) => section(page).locator('form.hs-form');

/** Exactly one form, and it is the service's; still so once whatever is late has come. */
async function expectHosted(page: Page) {
  await expect(hostedForm(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(forms(page)).toHaveCount(1);
  await expect(hostedForm(page)).toBeVisible();
  await expect(page.locator('script#hubspot-script')).toHaveCount(1);
}

/** Counts layout shifts from here on: the arrival of the page's own fonts is not this section's. */
const fromNow = (page: Page) =>
  page.evaluate(() => {
    window.shifts = 0;
  });

// A catalog has the same messages in every language: one is enough.
const locale = 'hi';
const home = localizedHref(locale, '/');
const demoUrl = localizedHref(locale, '/#book-demo');
const {demo} = words(locale).common;
const own = words(locale).forms.demo;
const {failed, written} = demo.hosted;

/** The site's own form stands in: one form, in the page's language, with the phone and another try. */
async function expectOwn(page: Page) {
  await expect(section(page).getByText(failed.title, {exact: true})).toBeVisible({timeout: 15_000});
  await expect(forms(page)).toHaveCount(1);
  await expect(section(page).getByRole('textbox', {name: own.fields.name})).toBeEditable();
  const call = section(page).getByRole('link', {name: failed.call.replace('{phone}', readablePhone(site.phone))});
  await expect(call).toHaveAttribute('href', `tel:${site.phone}`);
  await expect(section(page).getByRole('button', {name: failed.again})).toBeVisible();
}

hostedTest('who saves data gets the form all the same: without it there is none', async ({page, service}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
  await page.goto(home);
  await section(page).scrollIntoViewIfNeeded();
  await expectHosted(page);
  expect(service.created).toHaveLength(1);
});

hostedTest(
  'nothing is asked of the service before its section is near; then its form comes',
  async ({page, context, service}) => {
    await page.addInitScript(watchShifts);
    await page.goto(home);
    await page.waitForLoadState('networkidle');
    await expect(forms(page)).toBeHidden();
    await page.waitForTimeout(1000);
    expect(service.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await expect(page.locator('#hubspot-script')).toHaveCount(0);

    await fromNow(page);
    await section(page).evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    await expectHosted(page);
    expect(await page.evaluate(() => window.shifts)).toBe(0);
    expect(service.requests).toHaveLength(1);
    expect(service.created).toEqual([{...formIds, locale, target: expect.stringMatching(/^#/)}]);
    const consent = withNames(demo.hosted.consent, locale).replaceAll('{formsService}', site.forms.service);
    await expect(section(page).getByText(consent)).toBeVisible();
    const policy = section(page).getByRole('link', {name: demo.hosted.policy});
    await expect(policy).toHaveAttribute('href', localizedHref(locale, '/privacy-policy#demoForm'));
    expect(await axeViolations(page)).toEqual([]);
  },
);

/** Opens a page at rest, scrolls to its section, and counts layout shifts from there on. */
async function scrollToSection(page: Page, width: number, height: number, block: ScrollLogicalPosition) {
  await page.setViewportSize({width, height});
  await page.addInitScript(watchShifts);
  await page.goto(home);
  await page.waitForLoadState('networkidle');
  await fromNow(page);
  await section(page).evaluate((element, block) => element.scrollIntoView({behavior: 'instant', block}), block);
}

for (const [width, height] of [
  [768, 1024],
  [430, 932],
] as const) {
  hostedTest(`a lower form brings nothing into sight: ${width} × ${height}`, async ({page, service}) => {
    service.behave('slow');
    await scrollToSection(page, width, height, 'start');
    await page.waitForTimeout(600);
    await fromNow(page);
    await expectHosted(page);
    expect(await page.evaluate(() => window.shifts)).toBe(0);
  });
}

hostedTest('a form that needs more room moves nothing in sight', async ({page, service}) => {
  service.behave('tall');
  await scrollToSection(page, 1440, 1600, 'end');
  await expectHosted(page);
  expect(await page.evaluate(() => window.shifts)).toBe(0);
  // It scrolls in its room until somebody begins to write.
  const scrolls = () =>
    hostedForm(page).evaluate((form) => {
      for (let parent = form.parentElement; parent; parent = parent.parentElement)
        if (parent.scrollHeight > parent.clientHeight + 100 && getComputedStyle(parent).overflowY === 'auto')
          return true;
      return false;
    });
  expect(await scrolls()).toBe(true);
  await hostedForm(page).getByRole('textbox').first().click();
  expect(await scrolls()).toBe(false);
  expect(await page.evaluate(() => window.shifts)).toBe(0);
});

hostedTest('a form that grows by itself moves nothing in sight', async ({page, service}) => {
  // Its end is out of sight when it comes, and in sight when it grows.
  await scrollToSection(page, 1440, 900, 'start');
  await expectHosted(page);
  expect(service.created).toHaveLength(1);
  await section(page).evaluate((element) => element.scrollIntoView({behavior: 'instant', block: 'end'}));
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(1000);
  await fromNow(page);
  await hostedForm(page).evaluate((form) => form.insertAdjacentHTML('beforeend', '<p style="height: 900px">Late</p>'));
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.shifts)).toBe(0);
});

hostedTest('own scripts that do not arrive: the own form stands in their place', async ({page, service, problems}) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto(home, {waitUntil: 'load'});
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('textbox', {name: own.fields.name})).toBeVisible();
  await expect(forms(page)).toHaveCount(1);
  await expect(forms(page)).toHaveAttribute('action', `mailto:${site.email}`);
  await expect(section(page).getByText(demo.hosted.loading)).toHaveCount(0);
  expect(service.requests).toEqual([]);
  ignoreProblems(problems, /\/_next\/static\/chunks\//);
});

for (const [what, address, isHeld] of [
  ['own scripts that hang', home, () => true],
  ['a part of the own scripts that hangs', demoUrl, (text: string) => text.includes(scriptId)],
] as const) {
  hostedTest(`${what}: the own form comes after 10 s`, async ({page, service}) => {
    await page.clock.install();
    const {promise: asked, resolve} = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if (!isHeld(await response.text())) return route.fulfill({response});
      resolve(); // never answered
    });
    await page.goto(address, {waitUntil: 'commit'});
    await section(page).scrollIntoViewIfNeeded();
    await asked;
    const name = section(page).getByRole('textbox', {name: own.fields.name, includeHidden: true});
    await page.clock.runFor(5000);
    await expect(name).toBeHidden();
    await page.clock.runFor(6000);
    await expect(name).toBeEditable();
    expect(service.requests).toEqual([]);
  });
}

hostedTest('one form at each visit: after a language switch, back, forward, and leaving', async ({page, service}) => {
  await page.goto(demoUrl);
  await expectHosted(page);
  await page.locator('[data-language-switch]:visible').first().click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
  await expectHosted(page);
  const other = locales.find((one) => one !== locale);
  expect(service.created.map((form) => form.locale)).toEqual([locale, other]);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await section(page).scrollIntoViewIfNeeded();
  await expectHosted(page);
  await page.goForward();
  await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
  await follow(page.getByRole('contentinfo').locator('a[href$="/pricing"]'));
  await expect(page.locator('form.hs-form')).toHaveCount(0);
  await page.goBack();
  await section(page).scrollIntoViewIfNeeded();
  await expectHosted(page);
  // A product page shows its own.
  await page.goto('/products/airpos#demo');
  await expect(page.locator('#demo form.hs-form')).toBeVisible();
  await expect(page.locator('#demo form')).toHaveCount(1);
});

async function openFailing(page: Page, service: FormsService) {
  service.behave('failing');
  await shortenRetryDelays(page);
  await page.goto(demoUrl);
  await expectOwn(page);
}

hostedTest('a service that fails: own form, phone and another try; what is typed stays', async ({page, service}) => {
  await openFailing(page, service);
  // One try and three retries.
  expect(service.requests).toHaveLength(4);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  expect(await axeViolations(page)).toEqual([]);

  const name = section(page).getByRole('textbox', {name: own.fields.name});
  await name.fill('आशा Verma');
  await section(page).getByRole('button', {name: failed.again}).click();
  await expect(section(page).getByRole('button', {name: failed.trying})).toBeFocused();
  await expect(name).toHaveValue('आशा Verma');
  await expect.poll(() => service.requests.length).toBeGreaterThan(4);
  service.behave('ready');
  await expectHosted(page);
  // Not a word is lost with the form that they were written into.
  await expect(section(page).getByText(`${own.fields.name}: आशा Verma`)).toBeVisible();
  await expect(section(page).getByRole('button', {name: words(locale).forms.copy.copy})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // The button that was pressed is gone; the focus is at what came.
  expect(await section(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  // After a reload as well, until the visitor deletes it.
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await expectHosted(page);
  await section(page).getByRole('button', {name: written.forget}).click();
  await expect(section(page).getByText('आशा Verma')).toHaveCount(0);
  expect(await section(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await expectHosted(page);
  await expect(section(page).getByText('आशा Verma')).toHaveCount(0);
});

hostedTest('a form that somebody writes in is not taken away', async ({page, service}) => {
  await page.setViewportSize({width: 320, height: 740});
  await openFailing(page, service);
  service.behave('slow');
  await section(page).getByRole('button', {name: failed.again}).click();
  const name = section(page).getByRole('textbox', {name: own.fields.name});
  await name.pressSequentially('आशा');
  await expect.poll(() => service.created.length).toBe(1);
  await expect(hostedForm(page)).toBeAttached();
  await page.keyboard.type(' Verma');
  await expect(name).toHaveValue('आशा Verma');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Koshal');
  await expect(section(page).getByRole('textbox', {name: own.fields.business})).toHaveValue('Koshal');
  // A label is a part of the form.
  await section(page).locator('label').filter({hasText: own.fields.need}).click();
  const long = `https://drive.google.com/${'x'.repeat(80)}`;
  await page.keyboard.insertText(long);
  await expect(section(page).getByRole('textbox', {name: own.fields.need})).toHaveValue(long);
  await section(page).getByText(failed.title, {exact: true}).click();
  await expectHosted(page);
  await expect(section(page).getByText('आशा Verma')).toBeVisible();
  await expect(section(page).getByText('Koshal')).toBeVisible();
  for (const part of [hostedForm(page), section(page).getByText(long)]) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

hostedTest('who has sent the own form is told how that ended', async ({page, service}) => {
  await interceptMail(page);
  await openFailing(page, service);
  service.behave('slow');
  await section(page).getByRole('button', {name: failed.again}).click();
  await section(page).getByRole('textbox', {name: own.fields.name}).pressSequentially('Asha');
  await section(page).getByRole('textbox', {name: own.fields.phone}).fill('98765 43210');
  await expect(hostedForm(page)).toBeAttached();
  await section(page).getByRole('button', {name: own.send}).click();
  await section(page).getByText(failed.title, {exact: true}).click();
  await expect(section(page).getByText(words(locale).forms.mailed.title, {exact: true})).toBeVisible();
  await section(page).getByRole('button', {name: failed.again}).click();
  await expectHosted(page);
});

for (const behaviour of ['neverReady', 'noForm'] as const) {
  hostedTest(`a script that loads, but: ${behaviour}; failed after 10 s`, async ({page, service}) => {
    service.behave(behaviour);
    await page.clock.install();
    await page.goto(demoUrl);
    await expect.poll(() => service.requests.length).toBe(1);
    await page.clock.runFor(8000);
    await expect(section(page).getByText(failed.title, {exact: true})).toBeHidden();
    await page.clock.runFor(2500);
    await expectOwn(page);
    expect(service.requests).toHaveLength(1);
    service.behave('ready');
    await section(page).getByRole('button', {name: failed.again}).click();
    if (behaviour === 'neverReady') await expectHosted(page);
    // The script is here and stays as it is: the next ten seconds are waited for again, and said.
    else await expect(section(page).getByRole('button', {name: failed.trying})).toBeVisible();
  });
}

for (const [behaviour, said, requests] of [
  ['recovering', demo.hosted.stalled.replace('{formsService}', site.forms.service), 3],
  ['slow', demo.hosted.loading, 1],
  ['twice', undefined, 1],
] as const) {
  hostedTest(`a service that is ${behaviour}: the wait is said, and one form comes`, async ({page, service}) => {
    service.behave(behaviour);
    await page.goto(demoUrl);
    if (said) {
      await expect(section(page).getByRole('status').filter({hasText: said})).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    }
    await expectHosted(page);
    expect(service.requests).toHaveLength(requests);
    expect(service.created).toHaveLength(1);
  });
}

for (const hosted of ['', ' data-hosted="{}"']) {
  test(`without scripts the ways to write and call stand in the form’s place${hosted}`, async ({scriptlessPage}) => {
    await scriptlessPage.route(home, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: html.replace('<section id="demo-form"', `$&${hosted}`)});
    });
    await scriptlessPage.goto(home);
    await expect(scriptlessPage.locator('#demo-form[data-hosted]')).toHaveCount(hosted ? 1 : 0);
    await expect(section(scriptlessPage).getByText(words(locale).forms.note.withoutScripts)).toBeVisible();
    await expect(section(scriptlessPage).getByText(demo.hosted.policy)).toBeHidden();
    await expect(forms(scriptlessPage).locator('input, textarea, select, button').filter({visible: true})).toHaveCount(
      0,
    );
    await expect(forms(scriptlessPage).locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
    await expect(forms(scriptlessPage).locator(`a[href="tel:${site.phone}"]`)).toBeVisible();
  });
}

test('no hosted form: the own one, without a shift or a lost letter, also at its address', async ({page}) => {
  await page.addInitScript(watchShifts);
  const release = await holdRequests(page);
  await page.goto(demoUrl, {waitUntil: 'domcontentloaded'});
  const name = section(page).getByRole('textbox', {name: own.fields.name});
  await name.pressSequentially('आशा');
  await page.evaluate(() => document.fonts.ready);
  await fromNow(page);
  await expect(forms(page)).toHaveJSProperty('noValidate', false);
  release();
  await expect(forms(page)).toHaveJSProperty('noValidate', true);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // Longer than the delay of the anchor.
  await page.waitForTimeout(600);
  await expect(name).toBeFocused();
  await page.keyboard.type(' Verma');
  await expect(name).toHaveValue('आशा Verma');
  await expect(forms(page)).toHaveCount(1);
  expect(await page.evaluate(() => window.shifts)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
