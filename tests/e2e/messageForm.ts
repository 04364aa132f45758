import type {Locator, Page} from '@playwright/test';
import type {FieldName, MessageFormName} from '@/content/forms';
import type {Locale} from '@/i18n/languages';
import {interpolate} from '@/lib/interpolate';
import type {BadInput, Complaint} from '../support/badInputs';
import {expect, words} from './support';

/** The site's own forms, as a visitor uses them. */

type Typed<F extends MessageFormName> = Partial<Record<FieldName<F>, string>>;

export function fieldsOf<F extends MessageFormName>(form: Locator, name: F, locale: Locale) {
  const labels: Record<string, string> = words(locale).forms[name].fields;
  const field = (key: FieldName<F>) =>
    form.getByLabel(labels[key] ?? '', {exact: false}).and(form.locator(`[name="${key}"]`));
  const send = form.getByRole('button', {name: words(locale).forms[name].send, exact: true});
  return {
    field,
    send,
    async type(values: Typed<F>) {
      for (const [key, value] of Object.entries(values) as [FieldName<F>, string][]) await field(key).fill(value);
    },
    async expectTyped(values: Typed<F>) {
      for (const [key, value] of Object.entries(values) as [FieldName<F>, string][]) {
        await expect(field(key)).toHaveValue(value);
      }
    },
  };
}

/** Waits until scripts have taken the form over from the browser. */
export async function ready(form: Locator) {
  // Not Playwright's own scrolling, which gives up on a form that is replaced on the way.
  await form.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(form).toHaveAttribute('novalidate');
}

/** Chromium announces every navigation; stopped there, no mail program has to exist. */
export const catchMail = (page: Page) =>
  page.addInitScript(() => {
    window.navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('mailto:')) return;
      event.preventDefault();
      const {dataset} = document.documentElement;
      dataset.mail = event.destination.url;
      dataset.mails = String(Number(dataset.mails ?? 0) + 1);
    });
  });

/** The mail that the page composed last: its recipient and its fields. */
export async function mailOf(page: Page) {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mail', /^mailto:/);
  const mail = new URL((await root.getAttribute('data-mail')) ?? '');
  // A plus sign stays one: a mail program reads no form.
  const fields = new URLSearchParams(mail.search.replaceAll('+', '%2B'));
  return {to: mail.pathname, names: [...fields.keys()], subject: fields.get('subject'), body: fields.get('body') ?? ''};
}

/** A complaint in the page's language. */
export function textOf({key, values = {}}: Complaint, locale: Locale): string {
  const text = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], words(locale).forms);
  expect(typeof text, key).toBe('string');
  return interpolate(String(text), values);
}

/** Types one bad input among good ones, presses the button, and sees what the page says; the text is still there. */
export async function tryInput(
  page: Page,
  form: Locator,
  {locale, good}: {locale: Locale; good: Typed<'contact'>},
  {field: key, value, complaint, sent = value}: BadInput,
) {
  const {field, send, type} = fieldsOf(form, 'contact', locale);
  await page.evaluate(() => delete document.documentElement.dataset.mail);
  await type({...good, [key]: value});
  await send.click();
  const bad = field(key);
  if (complaint) {
    await expect.soft(bad).toHaveAttribute('aria-invalid', 'true');
    await expect.soft(bad).toHaveAccessibleDescription(textOf(complaint, locale));
    await expect.soft(bad).toBeFocused();
    await expect.soft(form.locator('[aria-invalid="true"]')).toHaveCount(1);
    expect.soft(await page.locator('html').getAttribute('data-mail')).toBeNull();
  } else {
    const {names, subject, body} = await mailOf(page);
    expect.soft(names).toEqual(['subject', 'body']);
    expect.soft(subject).not.toMatch(/[\r\n]/);
    expect.soft(`${subject}\n${body.replaceAll('\r\n', '\n')}`).toContain(sent);
    await expect.soft(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  }
  // An email field leaves out spaces at its ends by itself.
  expect.soft(await bad.inputValue()).toBe(key === 'email' ? value.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '') : value);
}
