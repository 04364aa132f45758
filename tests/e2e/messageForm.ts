import type {Locator, Page} from '@playwright/test';
import type {FieldName, MessageFormName} from '@/content/formFields';
import type {Locale} from '@/i18n/languages';
import {wakeReact} from '@/tests/support/wakeReact';
import {expect, words} from './support';

type FieldValues<F extends MessageFormName> = Partial<Record<FieldName<F>, string>>;

/** Locators for a form's fields and its button, by label, and functions to fill in the fields and to check them. */
export function fieldsOf<F extends MessageFormName>(form: Locator, name: F, locale: Locale) {
  const labels: Record<string, string> = words(locale).forms[name].fields;
  const field = (key: FieldName<F>) =>
    form.getByLabel(labels[key] ?? '', {exact: false}).and(form.locator(`[name="${key}"]`));
  const send = form.getByRole('button', {name: words(locale).forms[name].send, exact: true});
  /** Opens the fold that a field is in, as a visitor does. */
  const reveal = async (key: FieldName<F>) => {
    if (await field(key).isHidden()) await form.locator('summary').click();
  };
  // The type of Object.entries() has `string` for the keys.
  const entriesOf = (values: FieldValues<F>) => Object.entries(values) as [FieldName<F>, string][];
  return {
    field,
    send,
    reveal,
    async type(values: FieldValues<F>) {
      for (const [key, value] of entriesOf(values)) {
        await reveal(key);
        await field(key).fill(value);
      }
    },
    async expectValues(values: FieldValues<F>) {
      for (const [key, value] of entriesOf(values)) await expect(field(key)).toHaveValue(value);
    },
  };
}

/** Waits until the form is hydrated and its sending code has loaded. */
export async function waitUntilReady(form: Locator) {
  // Not Playwright's own scrolling, which fails if the form is replaced meanwhile.
  await form.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await form.page().evaluate(wakeReact);
  await expect(form).toHaveAttribute('novalidate');
}

/** Opens a page, and waits for its form. */
export async function openAt(url: string, form: Locator) {
  await form.page().goto(url);
  await waitUntilReady(form);
}

/** Reloads the page, and waits for its form. */
export async function reload(form: Locator) {
  await form.page().reload();
  await waitUntilReady(form);
}

/** A keyboard that puts Devanagari letters together from several presses. */
export async function devanagariKeyboard(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  return {
    /** Shows a word that is not finished. */
    compose: (text: string) =>
      devtools.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length}),
    finish: (text: string) => devtools.send('Input.insertText', {text}),
  };
}

/** Intercepts navigation to a mail program or WhatsApp, and stores the URL in attributes of <html>. */
export const interceptMail = (page: Page) =>
  page.addInitScript(() => {
    const note = (address: string) => {
      const {dataset} = document.documentElement;
      dataset.mail = address;
      dataset.mails = String(Number(dataset.mails ?? 0) + 1);
    };
    window.navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('mailto:')) return;
      event.preventDefault();
      note(event.destination.url);
    });
    window.open = (address) => {
      note(String(address));
      return window;
    };
  });

/** The recipient and the fields of the last intercepted mail. */
export async function interceptedMail(page: Page) {
  const mail = await interceptedAddress(page, /^mailto:/);
  // In a `mailto:` URL a plus sign is not a space.
  const fields = new URLSearchParams(mail.search.replaceAll('+', '%2B'));
  return {to: mail.pathname, names: [...fields.keys()], subject: fields.get('subject'), body: fields.get('body') ?? ''};
}

/** The number and the text of the last intercepted WhatsApp message. */
export async function interceptedWhatsapp(page: Page) {
  const {pathname, searchParams} = await interceptedAddress(page, /^https:\/\/wa\.me\//);
  return {to: pathname, text: searchParams.get('text')};
}

async function interceptedAddress(page: Page, shape: RegExp): Promise<URL> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mail', shape);
  return new URL((await root.getAttribute('data-mail')) ?? '');
}
