import {setTimeout as pause} from 'node:timers/promises';
import type {Locator, Page} from '@playwright/test';
import {noticesId} from '@/content/elementIds';
import {noticeDuration} from '@/content/timesAndLimits';
import type {Locale} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {interpolate} from '@/lib/interpolate';
import {site} from '@/settings/site';
import {fieldsOf, interceptMail, waitUntilReady} from './messageForm';
import {
  alternateLocale,
  axeViolations,
  test as base,
  expect,
  ignoreProblems,
  reactScripts,
  samplePages,
  words,
} from './support';

declare global {
  interface Window {
    /** Texts that were written into text nodes which the translation has removed. */
    lostTexts: (string | null)[];
  }
}

/**
 * Runs in the page, and translates it like Chrome, Edge and Safari. They replace each text node by a <font> element with
 * the translated text, at first and after every change. React does not know that. So it must only change, remove or insert elements, or
 * texts that are alone in their element.
 */
function translate() {
  window.lostTexts = [];
  const writes = new MutationObserver((changes) => {
    for (const {target} of changes) window.lostTexts.push(target.textContent);
  });
  const textsIn = (node: Node) => {
    const texts: Text[] = [];
    const iterator = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
    for (let text = iterator.nextNode(); text; text = iterator.nextNode()) texts.push(text as Text);
    return texts;
  };
  const translateIn = (node: Node) => {
    for (const text of textsIn(node)) {
      const isIgnored = text.parentElement?.closest('font, script, style, noscript, textarea, title, svg');
      if (isIgnored || !text.isConnected) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
      writes.observe(text, {characterData: true});
    }
  };
  translateIn(document.body);
  const additions = new MutationObserver((changes) => {
    for (const {addedNodes} of changes) addedNodes.forEach(translateIn);
  });
  additions.observe(document.body, {childList: true, subtree: true});
}

/** A test that opens pages and translates them. It fails if React writes into a text node that is no longer in the page. */
const test = base.extend<{open: (path: string) => Promise<void>}>({
  open: async ({page}, use) => {
    await use(async (path) => {
      await page.goto(path);
      await page.evaluate(translate);
    });
    // The page has not been replaced by the error screen.
    await expect(page.locator('#main font').first()).toBeAttached();
    expect(await page.evaluate(() => window.lostTexts)).toEqual([]);
  },
});

const main = (page: Page) => page.getByRole('main');
const formsOf = (page: Page) => main(page).locator('form').all();

/** Hovers a control. Then presses it if it is a button, focuses it if it is a link, or moves it if it is a slider. */
async function operate(control: Locator) {
  await control.hover();
  const kind = await control.evaluate((element) => {
    if (element.matches('a')) return 'link';
    return element.matches('[type="range"]') ? 'slider' : 'button';
  });
  if (kind === 'link') {
    await control.focus();
  } else if (kind === 'slider') {
    for (const key of ['Home', 'End']) await control.press(key);
  } else {
    await control.click();
  }
  await control.page().keyboard.press('Escape');
}

/** Operates every visible control, from the last to the first, because a press may add or remove controls after it. */
async function operateAll(controls: Locator) {
  for (let index = (await controls.count()) - 1; index >= 0; index -= 1) {
    const control = controls.nth(index);
    if (await control.isVisible()) await operate(control);
  }
}

/** Sends an invalid form and then a valid one. Copies its text, first without and then with the browser's permission. Clears it. */
async function sendForm(form: Locator, locale: Locale) {
  const {forms} = words(locale);
  for (const fold of await form.locator('details:not([open]) > summary').all()) await fold.click();
  for (const text of ['x', '9876543210@example.in']) {
    for (const field of await form.locator('input:not([data-honeypot]), textarea:not([readonly])').all())
      await field.fill(text);
    await form.locator('[data-send]').click();
  }
  const copy = form.getByRole('button', {name: forms.copy.copy});
  await copy.click();
  await expect(form.locator('textarea[readonly]')).toBeVisible();
  await form.page().evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await copy.click();
  await expect(form.getByRole('button', {name: forms.copy.copied})).toBeVisible();
  await form.getByRole('button', {name: forms.handed.clear}).click();
}

for (const [index, path] of [...samplePages, '/nowhere'].entries()) {
  const locale = alternateLocale(index);
  const url = localizedHref(locale, path);

  test(`every control and form of ${url} works while the page is translated`, async ({page, open, problems}) => {
    await interceptMail(page);
    // If copying fails, the form shows the text.
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open(url);
    const title = await page.locator('h1').innerText();
    // Sections further down load their scripts shortly before they scroll into view.
    for (const section of await main(page).locator('section').all()) {
      await section.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    }
    for (const form of await formsOf(page)) await waitUntilReady(form);
    await operateAll(page.locator('button, [type="range"], [data-language-switch]'));
    for (const form of await formsOf(page)) await sendForm(form, locale);
    await page.setViewportSize({width: 390, height: 800});
    await operateAll(page.locator('summary'));
    await expect(page.locator('h1')).toHaveText(title);
    ignoreProblems(problems, /404/);
  });
}

test('on a translated page a visitor reads that a message is being sent, fails and is sent', async ({
  page,
  open,
  problems,
}) => {
  const {forms} = words('en');
  const statuses = [500, 400, 200];
  await page.route('**/endpoint', async (route) => {
    await pause(1000);
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
  // The browser logs the two answers that failed.
  ignoreProblems(problems, /endpoint/);
});

/** The messages about opening hours, in steps of six hours. */
const officeLines = [
  {message: 'opensToday', time: 'सुबह 9:00'},
  {message: 'openUntil', time: 'शाम 6:00'},
  {message: 'opensAt', time: 'सुबह 10:00'},
] as const;

test('on a translated page a visitor reads when the office opens and closes', async ({page, open}) => {
  await page.clock.install({time: new Date('2026-11-20T07:00:00+05:30')});
  await open('/hi/contact');
  await main(page).getByRole('table').scrollIntoViewIfNeeded();
  const {hours} = words('hi').contact;
  for (const {message, time} of officeLines) {
    const line = interpolate(hours[message], {time, day: 'शनिवार'});
    await expect(main(page).getByText(line, {exact: true})).toBeVisible();
    await page.clock.fastForward('06:00:00');
  }
});

test('on a translated page a visitor reads that an address was copied, and closes the notice', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {common, contact} = words('en');
  await open('/contact');
  await page.getByRole('button', {name: contact.ways.copyEmail}).click();
  const region = page.getByRole('region', {name: common.notices.label, exact: true});
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await region.getByRole('button', {name: common.notices.close}).click();
  await expect(region.getByRole('listitem')).toHaveCount(0);
});

test('on a translated page a visitor reads that the connection is lost and restored', async ({page, open, context}) => {
  const {connection} = words('en').common;
  await open('/contact');
  // Otherwise its scripts might still be loading.
  await expect(page.locator('main form')).toHaveAttribute('novalidate');
  await context.setOffline(true);
  await expect(page.getByText(connection.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(connection.offline)).toHaveCount(0);
  await expect(page.getByText(connection.online)).toBeVisible();
});

test('notices are shown without their library, each for its full time', async ({page, open, context, problems}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open('/contact');
  await page.route(reactScripts, (route) => route.abort());
  const line = page.locator(`#${noticesId}`);
  const copyAddress = async () => {
    await page.getByRole('button', {name: words('en').contact.ways.copyEmail}).click();
    await expect(line).toContainText(interpolate(words('en').common.copy.done, {text: site.email}));
  };
  await copyAddress();
  await expect(line).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  await page.clock.runFor(noticeDuration - 1000);
  await copyAddress();
  await page.clock.runFor(noticeDuration / 2);
  await expect(line).not.toBeEmpty();
  await page.clock.runFor(noticeDuration / 2);
  await expect(line).toBeEmpty();
  ignoreProblems(problems, /ERR_FAILED|chunk/i);
});
