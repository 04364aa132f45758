import type {Locator, Page} from '@playwright/test';
import type {FieldName, MessageFormName} from '@/content/forms';
import type {Locale} from '@/i18n/languages';
import {expect, words} from './support';

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

/** Opens another page, or the same one anew, and waits for its form. */
export async function reopen(form: Locator, url?: string) {
  await (url ? form.page().goto(url) : form.page().reload());
  await ready(form);
}

/** Chromium announces every navigation; stopped there, no mail program has to exist. */
export const interceptMail = (page: Page) =>
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
export async function interceptedMail(page: Page) {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mail', /^mailto:/);
  const mail = new URL((await root.getAttribute('data-mail')) ?? '');
  // A plus sign stays one: a mail program reads no form.
  const fields = new URLSearchParams(mail.search.replaceAll('+', '%2B'));
  return {to: mail.pathname, names: [...fields.keys()], subject: fields.get('subject'), body: fields.get('body') ?? ''};
}
