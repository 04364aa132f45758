import type {Locator, Page} from '@playwright/test';
import {notices} from '@/content/uiConstants';
import {defaultLocale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {interpolate} from '@/lib/interpolate';
import {site} from '@/settings/site';
import {fieldsOf, interceptMail, waitUntilReady} from './messageForm';
import {axeViolations, test as base, expect, ignoreProblems, samplePages, words} from './support';

declare global {
  interface Window {
    /** What was written into texts that the translation has taken away. */
    unseen: (string | null)[];
  }
}

/**
 * Chrome, Edge and Safari translate a page by putting other text nodes, in <font>, in the place of its own, now and whenever it
 * changes. React knows nothing of that: what it changes, takes away or puts something before must be an element, or the only text of
 * one.
 */
function translate() {
  window.unseen = [];
  const written = new MutationObserver((changes) => {
    window.unseen.push(...changes.map(({target}) => target.textContent));
  });
  const put = (node: Node) => {
    const texts: Text[] = [];
    const found = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
    for (let text = found.nextNode(); text; text = found.nextNode()) texts.push(text as Text);
    for (const text of texts) {
      const kept = text.parentElement?.closest('font, script, style, noscript, textarea, title, svg');
      if (kept || !text.isConnected) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
      written.observe(text, {characterData: true});
    }
  };
  put(document.body);
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) addedNodes.forEach(put);
  }).observe(document.body, {childList: true, subtree: true});
}

/** Opens a page and has it translated once it answers. What React still writes into a text of its own, nobody sees. */
const test = base.extend<{open: (path: string) => Promise<void>}>({
  open: async ({page}, use) => {
    await use(async (path) => {
      await page.goto(path);
      await page.evaluate(translate);
    });
    // Not the screen that stands in for a page that failed.
    await expect(page.locator('#main font').first()).toBeAttached();
    expect(await page.evaluate(() => window.unseen)).toEqual([]);
  },
});

const main = (page: Page) => page.getByRole('main');
/** Hovers and presses every control, the last one first: pressing adds and takes away others behind it. */
async function useAll(controls: Locator) {
  for (let index = (await controls.count()) - 1; index >= 0; index--) {
    const control = controls.nth(index);
    if (!(await control.isVisible())) continue;
    await control.hover();
    if (await control.evaluate((element) => element.matches('a'))) await control.focus();
    else if (await control.evaluate((element) => element.matches('[type="range"]')))
      for (const key of ['Home', 'End']) await control.press(key);
    else await control.click();
    await control.page().keyboard.press('Escape');
  }
}

// Each in one of the languages.
for (const [index, path] of [...samplePages, '/nowhere'].entries()) {
  const locale = publishedLocales[index % publishedLocales.length] ?? defaultLocale;
  const url = localizedHref(locale, path);
  test(`${url}: all that can be pressed, moved and sent`, async ({page, open, problems}) => {
    await interceptMail(page);
    // What cannot be copied is shown.
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open(url);
    const title = await page.locator('h1').innerText();
    // What is below comes with scripts of its own once it is near.
    for (const section of await main(page).locator('section').all())
      await section.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    for (const form of await main(page).locator('form').all()) await waitUntilReady(form);
    const controls = page.locator('button, [type="range"], [data-language-switch]');
    await useAll(controls);
    for (const form of await main(page).locator('form').all()) {
      for (const text of ['x', '9876543210@example.in']) {
        for (const field of await form.locator('input:not([data-honeypot]), textarea').all()) await field.fill(text);
        await form.locator('[data-send]').click();
      }
      await form.getByRole('button', {name: words(locale).forms.copy.copy}).click();
      await expect(form.locator('textarea[readonly]')).toBeVisible();
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.resolve();
      });
      await form.getByRole('button', {name: words(locale).forms.copy.copy}).click();
      await expect(form.getByRole('button', {name: words(locale).forms.copy.copied})).toBeVisible();
      await form.getByRole('button', {name: words(locale).forms.mailed.clear}).click();
    }
    await page.setViewportSize({width: 390, height: 800});
    await useAll(page.locator('summary'));
    await expect(page.locator('h1')).toHaveText(title);
    ignoreProblems(problems, /404/);
  });
}

test('a message that is on its way, fails and is sent', async ({page, open, problems}) => {
  const {forms} = words('en');
  const statuses = [500, 400, 200];
  await page.route('**/endpoint', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fulfill({status: statuses.shift() ?? 200, body: '{}'});
  });
  await open('/contact');
  const form = main(page).locator('form');
  await waitUntilReady(form);
  await form.evaluate((element) => element.setAttribute('data-endpoint', `${location.origin}/endpoint`));
  const {send, type} = fieldsOf(form, 'contact', 'en');
  await type({firstName: 'Asha', email: 'asha@example.in', subject: 'Rates', message: 'Hello, two counters'});
  await send.click();
  await expect(form.getByText(interpolate(forms.retrying, {attempt: '2', attempts: '4'}))).toBeVisible();
  await expect(form.getByText(forms.failed.refused, {exact: true})).toBeVisible();
  await form.getByRole('button', {name: forms.failed.again}).click();
  await expect(main(page).getByRole('heading', {name: forms.sent.title})).toBeVisible();
  await main(page).getByRole('button', {name: forms.sent.another}).click();
  await expect(form.getByRole('textbox').first()).toBeFocused();
  // The browser's remarks on those two answers.
  ignoreProblems(problems, /endpoint/);
});

test('/contact, as the office opens and closes on a Friday in Raipur', async ({page, open}) => {
  await page.clock.install({time: new Date('2026-11-20T07:00:00+05:30')});
  await open('/hi/contact');
  await main(page).getByRole('table').scrollIntoViewIfNeeded();
  const {hours} = words('hi').contact;
  for (const [word, time] of [
    ['opensToday', 'सुबह 9:00'],
    ['openUntil', 'शाम 6:00'],
    ['opensAt', 'सुबह 10:00'],
  ] as const) {
    const line = interpolate(hours[word], {time, day: 'शनिवार'});
    await expect(main(page).getByText(line, {exact: true})).toBeVisible();
    await page.clock.fastForward('06:00:00');
  }
});

test('/contact: an address that is copied, and a network that goes and comes back', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {common, contact} = words('en');
  await open('/contact');
  await page.getByRole('button', {name: contact.ways.copyEmail}).click();
  const region = page.getByRole('region', {name: common.notices.label, exact: true});
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await region.getByRole('button', {name: common.notices.close}).click();
  await expect(region.getByRole('listitem')).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText(common.connection.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(common.connection.offline)).toHaveCount(0);
  await expect(page.getByText(common.connection.online)).toBeVisible();
});

test('notices whose library is lost come alone, each for its own time', async ({page, open, context, problems}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open('/contact');
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  const line = page.locator(`#${notices.id}`);
  const press = async () => {
    await page.getByRole('button', {name: words('en').contact.ways.copyEmail}).click();
    await expect(line).toContainText(interpolate(words('en').common.copy.done, {text: site.email}));
  };
  await press();
  await expect(line).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  await page.clock.runFor(notices.duration - 1000);
  await press();
  await page.clock.runFor(notices.duration / 2);
  await expect(line).not.toBeEmpty();
  await page.clock.runFor(notices.duration / 2);
  await expect(line).toBeEmpty();
  ignoreProblems(problems, /ERR_FAILED|chunk/i);
});
