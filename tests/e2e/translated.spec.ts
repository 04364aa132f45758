import type {Locator, Page} from '@playwright/test';
import {defaultLocale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {interpolate} from '@/lib/interpolate';
import {catchMail, fieldsOf, ready} from './messageForm';
import {test as base, expect, forgive, kinds, words} from './support';

/**
 * Chrome, Edge and Safari translate a page by putting other text nodes, in <font>, in the place of its own, now and whenever it
 * changes. React knows nothing of that: what it changes, takes away or puts something before must be an element, or the only text of
 * one.
 */
function translate() {
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
    }
  };
  put(document.body);
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) addedNodes.forEach(put);
  }).observe(document.body, {childList: true, subtree: true});
}

/** Opens a page and has it translated once it answers. */
const test = base.extend<{open: (path: string) => Promise<void>}>({
  open: async ({page}, use) => {
    await use(async (path) => {
      await page.goto(path);
      await page.evaluate(translate);
    });
    // Not the screen that stands in for a page that failed.
    await expect(page.locator('#main font').first()).toBeAttached();
  },
});

const main = (page: Page) => page.getByRole('main');
const formOf = (page: Page) =>
  main(page)
    .locator('form')
    .filter({has: page.locator('textarea')});

/** Acts, and waits until the text of an element has changed; gives the new one. */
async function changed(element: Locator, act: () => Promise<unknown>): Promise<string> {
  const before = await element.innerText();
  await act();
  await expect(element).not.toHaveText(before);
  return element.innerText();
}

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
for (const [index, path] of [...kinds, '/nowhere'].entries()) {
  const locale = publishedLocales[index % publishedLocales.length] ?? defaultLocale;
  const url = localizedHref(locale, path);
  test(`${url}: all that can be pressed, moved and sent`, async ({page, open, problems}) => {
    await catchMail(page);
    // What cannot be copied is shown.
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open(url);
    const title = await page.locator('h1').innerText();
    // What is below comes with scripts of its own once it is near.
    for (const section of await main(page).locator('section').all())
      await section.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    for (const form of await main(page).locator('form').all()) await ready(form);
    const controls = page.locator('button, [type="range"], [data-language-switch]');
    await useAll(controls);
    for (const form of await main(page).locator('form').all()) {
      for (const text of ['x', '9876543210@example.in']) {
        for (const field of await form.locator('input:not([data-honeypot]), textarea').all()) await field.fill(text);
        await form.locator('[data-send]').click();
      }
      await form.getByRole('button', {name: words(locale).forms.copy.copy}).click();
      await expect(form.locator('textarea[readonly]')).toBeVisible();
      await form.getByRole('button', {name: words(locale).forms.mailed.clear}).click();
    }
    await page.setViewportSize({width: 390, height: 800});
    await useAll(page.locator('summary'));
    await expect(page.locator('h1')).toHaveText(title);
    forgive(problems, /404/);
  });
}

test('a form says what is wrong, and what became of it', async ({page, open}) => {
  await catchMail(page);
  await open('/contact');
  const form = formOf(page);
  await ready(form);
  const {forms} = words('en');
  const {send} = fieldsOf(form, 'contact', 'en');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  const {required, email, tooLong, tooShort} = forms.errors;
  const complaint = (name: string, text: string) => expect(field(name)).toHaveAccessibleDescription(text);

  await send.click();
  await complaint('firstName', required.firstName);
  await complaint('email', required.email);
  await field('email').fill('x');
  await complaint('email', email);
  await field('firstName').fill('x'.repeat(81));
  await complaint('firstName', interpolate(tooLong, {count: '81', max: '80'}));
  await field('firstName').fill('Asha');
  await expect(field('firstName')).not.toHaveAttribute('aria-invalid');
  await field('email').fill('asha@example.in');
  await field('subject').fill('Rates');
  await field('message').fill('Hi');
  await complaint('message', interpolate(tooShort, {min: '10'}));
  await field('message').fill('Hello, two counters');
  await send.click();
  await expect(form.getByText(forms.mailed.text, {exact: true})).toBeVisible();
  // Too long for a mail program, and not allowed to be copied.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await field('message').fill('नमस्ते जी।'.repeat(50));
  await send.click();
  await expect(form.getByText(forms.mailed.notCopied, {exact: true})).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await form.getByRole('button', {name: forms.copy.copy}).click();
  await expect(form.getByRole('button', {name: forms.copy.copied})).toBeVisible();
  await form.getByRole('button', {name: forms.mailed.clear}).click();
  await expect(form.getByText(forms.mailed.title, {exact: true})).toHaveCount(0);
  await expect(field('firstName')).toHaveValue('');
});

test('a message that is on its way, fails and is sent', async ({page, open, problems}) => {
  const {forms} = words('en');
  const statuses = [500, 400, 200];
  await page.route('**/endpoint', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fulfill({status: statuses.shift() ?? 200, body: '{}'});
  });
  await open('/contact');
  const form = formOf(page);
  await ready(form);
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
  forgive(problems, /endpoint/);
});

test('/contact, as the office closes', async ({page, open}) => {
  await page.clock.install({time: new Date('2026-11-20T17:58:00+05:30')});
  await open('/contact');
  await main(page).getByRole('table').scrollIntoViewIfNeeded();
  const {hours} = words('en').contact;
  const status = (word: keyof typeof hours) => main(page).getByText(new RegExp(`^${hours[word].split(/[{,]/)[0]}`));
  await page.clock.runFor(1000);
  await expect(status('openUntil')).toBeVisible();
  await page.clock.runFor(3 * 60_000);
  await expect(status('opensAt')).toBeVisible();
  await expect(status('openUntil')).toHaveCount(0);
});

test('/contact: an address that is copied, and a network that goes and comes back', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {common, contact} = words('en');
  await open('/contact');
  await page.getByRole('button', {name: contact.ways.copyEmail}).click();
  const notices = page.getByRole('region', {name: common.notices.label, exact: true});
  await expect(notices.getByRole('listitem')).toHaveCount(1);
  await notices.getByRole('button', {name: common.notices.close}).click();
  await expect(notices.getByRole('listitem')).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText(common.connection.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(common.connection.offline)).toHaveCount(0);
  await expect(notices.getByText(common.connection.online)).toBeVisible();
});

test('a notice whose library is lost goes as it came', async ({page, open, context, problems}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/contact');
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.getByRole('button', {name: words('en').contact.ways.copyEmail}).click();
  const line = page.locator('#notices');
  await expect(line).not.toBeEmpty();
  await expect(line).toBeEmpty();
  forgive(problems, /ERR_FAILED|chunk/i);
});

test('/: the features of a category', async ({page, open}) => {
  await open('/');
  const {categories} = words('en').home.features;
  const count = main(page).locator('[role="tablist"] + [aria-live]');
  await count.scrollIntoViewIfNeeded();
  for (const name of [categories.support, categories.sales])
    await changed(count, () => page.getByRole('tab', {name}).click());
});

test('/pricing: the plan finder, the add-ons, the explanations', async ({page, open}) => {
  await open('/pricing');
  const finder = page.locator('#plan-finder');
  await finder.scrollIntoViewIfNeeded();
  const [sold, listed] = [finder.getByRole('slider').first(), finder.getByRole('slider').last()];
  const amount = finder.locator('label ~ span').first();
  const verdict = finder.locator('p.font-semibold').last();
  await expect(async () => {
    const before = await amount.innerText();
    await sold.press('ArrowRight');
    expect(await amount.innerText()).not.toBe(before);
  }).toPass(); // its script comes late
  const first = await changed(verdict, () => sold.press('Home'));
  const second = await changed(verdict, () => sold.press('End'));
  expect(second).not.toBe(first);
  await changed(verdict, () => listed.press('End'));
  await changed(verdict, () => listed.press('Home'));

  const {carousel} = words('en').pricing.addOns;
  const pause = page.getByRole('button', {name: carousel.pause});
  await page.locator('#add-ons').scrollIntoViewIfNeeded();
  await pause.hover();
  await expect(page.getByRole('tooltip')).toHaveText(carousel.pause);
  await pause.click();
  await expect(page.getByRole('button', {name: carousel.play})).toBeVisible();
  const told = page.locator('#add-ons [role="status"]');
  const next = page.getByRole('button', {name: carousel.next});
  await next.click();
  await expect(told).not.toBeEmpty();
  await changed(told, () => next.click());
});

test('/partner-program: an answer opens and closes, before and after its library has come', async ({page, open}) => {
  await open('/partner-program');
  const {question, answer} = words('en').partner.faq.items.costToJoin;
  const button = page.getByRole('button', {name: question});
  for (const expanded of [true, false, true]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', String(expanded));
    await expect(main(page).getByText(answer.slice(0, 30)).first()).toBeVisible({visible: expanded});
    await page.waitForTimeout(500);
  }
});
