import type {Locator, Page} from '@playwright/test';
import {draftPrefix} from '@/content/formFields';
import {draftLifetime, noticeDuration, slowAnswer} from '@/content/timesAndLimits';
import {localizedHref} from '@/i18n/localePath';
import {interpolate} from '@/lib/interpolate';
import {site} from '@/settings/site';
import {
  devanagariKeyboard,
  fieldsOf,
  interceptedMail,
  interceptedWhatsapp,
  interceptMail,
  reload,
  waitUntilReady,
} from './messageForm';
import {
  axeViolations,
  test as base,
  expect,
  holdRequests,
  ignoreProblems,
  reactScripts,
  shortenRetryDelays,
  withNames,
  words,
} from './support';

/** Both scripts, and the characters with a meaning in URLs. */
const typed = {
  firstName: 'आशा & Co',
  lastName: 'Verma?',
  email: 'asha+shop@example.in',
  subject: 'Rate list #4 = 50% & more',
  message: 'दो काउंटर, एक गोदाम।\nCall before 6?',
};

const nothing = {firstName: '', lastName: '', email: '', subject: '', message: ''};

// translated.spec.ts tests the English form.
const locale = 'hi';
const {forms} = words(locale);
const url = localizedHref(locale, '/contact');

const formOf = (page: Page) => {
  const form = page.getByRole('main').locator('form');
  return {form, ...fieldsOf(form, 'contact', locale)};
};

async function openForm(page: Page) {
  await page.goto(url);
  const parts = formOf(page);
  await waitUntilReady(parts.form);
  return parts;
}

/** Sets an endpoint in a loaded form, like the setting of a build. */
const setEndpoint = (form: Locator) =>
  form.evaluate((element) => element.setAttribute('data-endpoint', `${location.origin}/endpoint`));

/** An HTTP status, which may come later, or a failure without one. */
type Answer = number | Promise<number> | 'silence' | 'reset' | 'offline' | 'redirect';

/** Starts an endpoint that gives one answer per message, and repeats the last one. @returns the received messages */
type Endpoint = (...answers: Answer[]) => Promise<Record<string, string>[]>;

/** A test with an endpoint. The browser's errors about it are ignored. */
const test = base.extend<{endpoint: Endpoint}>({
  endpoint: async ({page, problems}, use) => {
    await use(async (...answers) => {
      const received: Record<string, string>[] = [];
      await page.route('**/endpoint', async (route) => {
        const turn = Math.min(received.length, answers.length - 1);
        received.push(route.request().postDataJSON());
        const answer = await (answers[turn] ?? 200);
        if (answer === 'silence') return;
        if (answer === 'redirect') return route.fulfill({status: 302, headers: {location: '/robots.txt'}});
        if (answer === 'reset') return route.abort('connectionreset');
        if (answer === 'offline') return route.abort('internetdisconnected');
        await route.fulfill({status: answer, body: '{}'});
      });
      const {form} = formOf(page);
      await setEndpoint(form);
      return received;
    });
    ignoreProblems(problems, /endpoint/);
  },
});

/** Sends a message to an endpoint with these answers. */
async function sendMessage(page: Page, endpoint: Endpoint, ...answers: Answer[]) {
  const parts = await openForm(page);
  const received = await endpoint(...answers);
  await parts.type(typed);
  await parts.send.click();
  return {...parts, received};
}

const {required, email: badEmail, tooLong, tooShort} = forms.errors;

type FieldKey = keyof typeof typed;

/** tests/unit/validate.test.ts tests every rule. */
const badInputs: {field: FieldKey; value: string; complaint: string}[] = [
  {field: 'firstName', value: '', complaint: required.firstName},
  {field: 'email', value: '', complaint: required.email},
  {field: 'subject', value: '', complaint: required.subject},
  {field: 'message', value: '', complaint: required.message},
  // Invisible characters.
  {field: 'firstName', value: ' \u202e\u200d\ufeff', complaint: required.firstName},
  {field: 'email', value: ' \u202e\u200d\ufeff', complaint: required.email},
  {field: 'subject', value: ' \u202e\u200d\ufeff', complaint: required.subject},
  {field: 'message', value: ' \u202e\u200d\ufeff', complaint: required.message},
  // 82 characters, half of them matras.
  {field: 'lastName', value: 'की'.repeat(41), complaint: interpolate(tooLong, {count: '82', max: '80'})},
  {
    field: 'message',
    value: 'नमस्ते जी।'.repeat(500),
    complaint: interpolate(tooLong, {count: '5,000', max: '4,000'}),
  },
  {field: 'message', value: `    Rate list${' '.repeat(40)}`, complaint: interpolate(tooShort, {min: '10'})},
  {field: 'email', value: 'asha@example', complaint: badEmail},
  {field: 'email', value: 'asha@example.in?bcc=all@example.in', complaint: badEmail},
];

/** `sent`: the text in the mail, if it differs from the value. */
const unusualInputs: {field: FieldKey; value: string; sent?: string}[] = [
  {field: 'lastName', value: '   ', sent: ''},
  {field: 'email', value: 'Asha <asha@example.in>', sent: 'Verma?\nasha@example.in'},
  {field: 'firstName', value: '<script>document.title="x"</script>'},
  {field: 'subject', value: '\u202egnp.exe\u202c rate list', sent: 'gnp.exe rate list'},
  {field: 'subject', value: 'Hi%0D%0ABcc: all@example.in'},
  {field: 'message', value: '<img src=x onerror=alert(1)>\n\nदो काउंटर, एक गोदाम।'},
];

/** The value of a field after input. The browser trims an email field. */
function keptValue(field: FieldKey, value: string): string {
  return field === 'email' ? value.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '') : value;
}

test('an invalid value stays in its field, which explains the error', async ({page}) => {
  await interceptMail(page);
  const {form, field, send, type} = await openForm(page);
  for (const {field: name, value, complaint} of badInputs) {
    await test.step(`${name}: ${value.slice(0, 40)}`, async () => {
      await type({...typed, [name]: value});
      await send.click();
      await expect.soft(field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect.soft(field(name)).toHaveAccessibleDescription(complaint);
      await expect.soft(field(name)).toBeFocused();
      await expect.soft(form.locator('[aria-invalid="true"]')).toHaveCount(1);
      await expect.soft(page.locator('html')).not.toHaveAttribute('data-mail');
      await expect.soft(field(name)).toHaveValue(keptValue(name, value));
    });
  }
});

test('unusual text is sent as plain text, and cannot change the mail', async ({page}) => {
  await interceptMail(page);
  const {form, field, send, type} = await openForm(page);
  for (const {field: name, value, sent = value} of unusualInputs) {
    await test.step(`${name}: ${value.slice(0, 40)}`, async () => {
      await page.locator('html').evaluate((root) => root.removeAttribute('data-mail'));
      await type({...typed, [name]: value});
      await send.click();
      const {names, subject, body} = await interceptedMail(page);
      expect.soft(names).toEqual(['subject', 'body']);
      expect.soft(subject).not.toMatch(/[\r\n]/);
      expect.soft(`${subject}\n${body.replaceAll('\r\n', '\n')}`).toContain(sent);
      await expect.soft(form.locator('[aria-invalid="true"]')).toHaveCount(0);
      await expect.soft(field(name)).toHaveValue(keptValue(name, value));
    });
  }
});

test('the browser can fill in a name and an address', async ({page}) => {
  const {field} = await openForm(page);
  await expect(field('firstName')).toHaveAttribute('autocomplete', 'given-name');
  await expect(field('email')).toHaveAttribute('autocomplete', 'email');
  await expect(field('email')).toHaveAttribute('type', 'email');
});

test('an empty form announces its errors to screen readers, and each disappears once its field is filled in', async ({
  page,
}) => {
  const {field, form} = await openForm(page);
  const first = field('firstName');
  await first.focus();
  // A screen reader reads the error when a field gains focus, even if it had the focus before.
  await first.evaluate((element) => {
    element.addEventListener('focus', () => {
      element.dataset.announced = String(element.ariaInvalid);
    });
  });
  await first.press('Enter');
  await expect(first).toHaveAttribute('data-announced', /./);
  await expect(first).toBeFocused();
  await expect(form.locator('[required][aria-invalid="true"]')).toHaveCount(4);
  expect(await axeViolations(page)).toEqual([]);

  await first.fill('Asha');
  await expect(first).not.toHaveAttribute('aria-invalid');
  await field('message').fill('Hello, two counters');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(2);
});

test('errors can be read in dark mode on a narrow phone', async ({page}) => {
  const {field, form} = await openForm(page);
  await field('firstName').press('Enter');
  await expect(form.locator('[required][aria-invalid="true"]')).toHaveCount(4);
  await page.setViewportSize({width: 320, height: 700});
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the button opens one mail with the whole text, which also stays in the form', async ({page}) => {
  await interceptMail(page);
  const {form, send, type, expectValues} = await openForm(page);
  await type(typed);
  await send.dblclick({delay: 60});
  const signature = `${typed.firstName} ${typed.lastName}\n${typed.email}`;
  const body = [withNames(forms.greeting, locale), typed.message, signature].join('\n\n');
  expect(await interceptedMail(page)).toEqual({
    to: site.email,
    names: ['subject', 'body'],
    subject: typed.subject,
    body: body.replaceAll('\n', '\r\n'),
  });
  await expect(form.getByRole('status').filter({hasText: forms.handed.mail.title})).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-mails', '1');
  await expect(form.getByRole('link', {name: site.email})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await reload(form);
  await expectValues(typed);
});

/** Makes the browser's timeouts twenty times shorter. */
const shortenTimeouts = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 20);
  });

/** tests/unit/submitMessage.test.ts tests all failures. */
const failures: {answer: Answer; reason: 'refused' | 'down'; attempts: number}[] = [
  {answer: 422, reason: 'refused', attempts: 1},
  {answer: 500, reason: 'down', attempts: 4},
];

for (const {answer, reason, attempts} of failures) {
  test(`if the endpoint answers ${answer}, the text stays, and the form offers other ways to send it`, async ({
    page,
    endpoint,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shortenRetryDelays(page);
    const {form, expectValues, received} = await sendMessage(page, endpoint, answer);
    await expect(form.getByRole('button', {name: forms.failed.again})).toBeVisible({timeout: 30_000});
    await expect(form.getByText(forms.failed[reason]).last()).toBeVisible();
    expect(received).toHaveLength(attempts);
    expect(new Set(received.map(({id}) => id)).size).toBe(1);
    await expectValues(typed);
    await expect(form.getByRole('link', {name: site.email})).toBeVisible();
    await expect(form.locator(`a[href="tel:${site.phone}"]:visible`)).toBeVisible();

    await form.getByRole('button', {name: forms.copy.copy}).click();
    await expect(form.getByRole('button', {name: forms.copy.copied})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const text of Object.values(typed)) expect(copied.replaceAll('\r\n', '\n')).toContain(text);
    // The label changes back, because the text may change.
    await expect(form.getByRole('button', {name: forms.copy.copy})).toBeVisible({timeout: noticeDuration + 5000});
    expect(await axeViolations(page)).toEqual([]);
    await reload(form);
    await expectValues(typed);
    // The message has not arrived, so it can be sent again without a question.
    await expect(form.getByRole('button', {name: forms.repeated.again})).toHaveCount(0);
  });
}

for (const answer of ['silence', 'reset', 'redirect'] as const) {
  test(`a message that may have arrived is sent again only after a question: ${answer}`, async ({page, endpoint}) => {
    await shortenTimeouts(page);
    const {form, send, expectValues, received} = await sendMessage(page, endpoint, answer, 200);
    const again = form.getByRole('button', {name: forms.repeated.again});
    await expect(form.getByText(forms.repeated.unknown.title, {exact: true})).toBeVisible();
    await expect(form.getByText(forms.failed.title)).toHaveCount(0);
    await expectValues(typed);
    await send.click();
    await expect(again).toBeFocused();
    await expect(again).toHaveAccessibleDescription(new RegExp(forms.repeated.unknown.title));
    expect(await axeViolations(page)).toEqual([]);
    // After a reload too.
    await reload(form);
    await expectValues(typed);
    await expect(form.getByText(forms.repeated.unknown.title, {exact: true})).toBeVisible();
    expect(received).toHaveLength(1);
    await setEndpoint(form);
    await again.click();
    await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
  });
}

test('a message that may have arrived is the same after a letter was typed and deleted, and never becomes “not sent”', async ({
  page,
  endpoint,
}) => {
  const {form, field, send, received} = await sendMessage(page, endpoint, 'reset', 422);
  await expect(form.getByText(forms.repeated.unknown.title, {exact: true})).toBeVisible();
  await field('message').press('End');
  await field('message').press('x');
  await field('message').press('Backspace');
  await send.click();
  const again = form.getByRole('button', {name: forms.repeated.again});
  await expect(again).toBeFocused();
  expect(received).toHaveLength(1);

  await again.click();
  await expect.poll(() => received.length).toBe(2);
  const [, beforeTime = '', afterTime = ''] = /(.*)\{time\}(.*)/.exec(forms.repeated.secondFailure) ?? [];
  await expect(form.getByText(beforeTime).and(form.getByText(afterTime)).last()).toBeVisible();
  await expect(form.getByText(forms.failed.title)).toHaveCount(0);
});

test('while an answer takes long, the form says that the message is still being sent', async ({page, endpoint}) => {
  await page.clock.install();
  const {promise: answer, resolve} = Promise.withResolvers<number>();
  const {form} = await sendMessage(page, endpoint, answer);
  await expect(form.getByRole('button', {name: forms.sending})).toBeVisible();
  await expect(form.getByText(forms.slow)).toHaveCount(0);
  await page.clock.runFor(slowAnswer);
  await expect(form.getByText(forms.slow)).toBeVisible();
  resolve(200);
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
});

test('after leaving while a message is being sent, the form says so, in another tab too', async ({
  page,
  context,
  endpoint,
}) => {
  const {promise: answer, resolve} = Promise.withResolvers<number>();
  const first = await sendMessage(page, endpoint, answer);
  await expect.poll(() => first.received.length).toBe(1);
  const other = await context.newPage();
  const second = await openForm(other);
  const arrivalUnknown = forms.repeated.unknown.title;
  await expect(second.form.getByText(arrivalUnknown, {exact: true})).toBeVisible();
  await second.expectValues(typed);
  await other.close();

  await page.goto(localizedHref(locale, '/pricing'));
  await page.goBack();
  await waitUntilReady(first.form);
  await reload(first.form);
  await first.expectValues(typed);
  await expect(first.form.getByText(arrivalUnknown, {exact: true})).toBeVisible();
  await setEndpoint(first.form);
  await first.send.click();
  await expect(first.form.getByRole('button', {name: forms.repeated.again})).toBeFocused();
  expect(first.received).toHaveLength(1);
  // A changed text is a new message.
  await first.field('subject').fill('Another one');
  await expect(first.form.getByText(arrivalUnknown, {exact: true})).toHaveCount(0);
  resolve(200);
  await first.send.click();
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  expect(first.received).toHaveLength(2);
});

test('a message that was sent in one tab is marked as sent in another', async ({page, context, endpoint}) => {
  const first = await openForm(page);
  await first.type(typed);
  const other = await context.newPage();
  const second = await openForm(other);
  await second.expectValues(typed);
  const received = await endpoint(200);
  await first.send.click();
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  await expect(second.form.getByText(forms.repeated.sent.title, {exact: true})).toBeVisible();
  await second.expectValues(typed);
  expect(await axeViolations(other)).toEqual([]);
  await second.form.getByRole('button', {name: forms.repeated.clear}).click();
  await second.expectValues(nothing);
  await expect(second.field('firstName')).toBeFocused();
  expect(received).toHaveLength(1);
});

test('a double click sends one message, and the form is locked until the answer and empty after it', async ({
  page,
  endpoint,
}) => {
  const {form, field, send, type} = await openForm(page);
  const {promise: answer, resolve} = Promise.withResolvers<number>();
  const received = await endpoint(answer);
  await type(typed);
  await send.dblclick();
  const sending = form.getByRole('button', {name: forms.sending});
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(field('message')).toHaveAttribute('readonly');
  expect(await axeViolations(page)).toEqual([]);
  await sending.click({force: true});
  await field('subject').press('Enter');
  resolve(200);
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeFocused();
  expect(received).toEqual([expect.objectContaining({...typed, pageUri: page.url(), language: locale})]);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', {name: forms.sent.another}).click();
  await expect(field('message')).toHaveValue('');
  await reload(form);
  await expect(field('message')).toHaveValue('');
});

/** The scripts that fail to load. */
const losses: {lost: string; isLost: (script: {text: string; isFirst: boolean}) => boolean}[] = [
  {lost: 'the form’s script', isLost: ({text}) => text.includes('data-honeypot')},
  {lost: 'the first script', isLost: ({isFirst}) => isFirst},
  {lost: 'every script', isLost: () => true},
];

for (const {lost, isLost} of losses) {
  test(`if ${lost} fails to load, the text stays, and the form warns that a mail may be truncated`, async ({
    page,
    problems,
  }) => {
    let firstScript: string | undefined;
    await page.route(reactScripts, async (route) => {
      const address = route.request().url();
      firstScript ??= address;
      const response = await route.fetch();
      const script = {text: await response.text(), isFirst: address === firstScript};
      if (isLost(script)) return route.abort();
      await route.fulfill({response});
    });
    await page.goto(url, {waitUntil: 'load'});
    const {form, type, expectValues} = formOf(page);
    await type(typed);
    await expect(form.getByText(forms.note.scriptsLost)).toBeVisible();
    await expect(form.getByText(withNames(forms.note.handed, locale))).toBeHidden();
    await expect(form.getByRole('button')).toHaveText([forms.contact.send]);
    await expect(form.getByRole('button')).toHaveAttribute('formaction', `mailto:${site.email}`);
    await expectValues(typed);
    ignoreProblems(problems, /ERR_FAILED|chunk/i);
  });
}

const expiresAt = Date.now() + draftLifetime;
const draftOf = (values: unknown, id: unknown = '1') => JSON.stringify({until: expiresAt, id, values});

/** Drafts that cannot be restored. */
const invalidDrafts = [
  {fault: 'is of another form', draft: draftOf({gone: 'x'}), scriptsArrive: true},
  {fault: 'has expired', draft: JSON.stringify({until: 1, id: '1', values: typed}), scriptsArrive: true},
  {fault: 'is not JSON', draft: 'Asha', scriptsArrive: false},
];

for (const {fault, draft, scriptsArrive} of invalidDrafts) {
  const circumstance = scriptsArrive ? '' : ', even before scripts load';
  test(`a draft that ${fault} is not restored, and the next one is kept${circumstance}`, async ({page}) => {
    // The scripts never load.
    if (!scriptsArrive) await page.route(reactScripts, () => {});
    await page.addInitScript(
      ({key, draft}) => {
        for (const storage of [sessionStorage, localStorage]) storage[key] ??= draft;
      },
      {key: `${draftPrefix}contact`, draft},
    );
    const {form, type, expectValues} = formOf(page);
    await page.goto(url, {waitUntil: 'domcontentloaded'});
    if (scriptsArrive) await waitUntilReady(form);
    await expectValues(nothing);
    await type(typed);
    await page.reload({waitUntil: 'domcontentloaded'});
    if (scriptsArrive) await waitUntilReady(form);
    await expectValues(typed);
  });
}

/** Invalid content of the browser's storage. */
const garbage = [
  'null',
  '1',
  '"Asha"',
  '[]',
  '{}',
  draftOf(undefined),
  draftOf(null),
  draftOf(5),
  draftOf(['Asha']),
  draftOf({firstName: 5, subject: null, message: ['Asha']}),
  draftOf({firstName: {toString: 1, valueOf: 1}}),
  draftOf(typed, {toString: 1}),
  draftOf(typed, null),
  JSON.stringify({until: 9e15, id: '1', values: typed}),
  JSON.stringify({until: 'tomorrow', id: '1', values: typed}),
  JSON.stringify({until: {}, id: '1', values: typed, linked: {toString: 1}}),
];

test('with invalid content in the browser’s storage, the form is empty and works', async ({page}) => {
  await page.route(reactScripts, () => {});
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const {expectValues} = formOf(page);
  for (const draft of garbage) {
    await test.step(draft, async () => {
      await page.evaluate(
        ({key, draft}) => {
          for (const storage of [sessionStorage, localStorage]) storage[key] = draft;
        },
        {key: `${draftPrefix}contact`, draft},
      );
      await page.reload({waitUntil: 'domcontentloaded'});
      await expectValues(nothing);
    });
  }
});

test('a draft expires seven days after the last keystroke, even if it is restored, and any page removes it', async ({
  page,
}) => {
  const day = 24 * 3600_000;
  await page.clock.install();
  const {form, type, expectValues} = await openForm(page);
  await type(typed);
  // Restoring the draft does not extend its lifetime.
  for (let days = 0; days < 2; days += 1) {
    await page.clock.fastForward(3 * day);
    await reload(form);
    await expectValues(typed);
  }
  await page.clock.fastForward(day + 1000);
  await page.goto(localizedHref(locale, '/pricing'), {waitUntil: 'load'});
  const kept = () => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  const keptDrafts = async () => (await kept()).filter((key) => key.startsWith(draftPrefix));
  await expect.poll(keptDrafts).toEqual([]);
});

test('each tab has its own draft, and a new tab starts with the newest', async ({page, context, endpoint}) => {
  const first = await openForm(page);
  const other = await context.newPage();
  const second = await openForm(other);
  await first.type(typed);
  const newest = {...typed, message: 'From the other tab'};
  await second.type(newest);
  await reload(first.form);
  await first.expectValues(typed);
  await reload(second.form);
  await second.expectValues(newest);

  // Text typed before the scripts have loaded is kept.
  const tab = await context.newPage();
  const release = await holdRequests(tab);
  await tab.goto(url, {waitUntil: 'domcontentloaded'});
  const third = formOf(tab);
  await third.field('firstName').fill('Ravi');
  release();
  await waitUntilReady(third.form);
  await third.expectValues({...newest, firstName: 'Ravi'});
  await reload(third.form);
  await third.expectValues({...newest, firstName: 'Ravi'});

  // Sending a message removes the draft of its own tab only.
  await endpoint(200);
  await first.send.click();
  await page.getByRole('button', {name: forms.sent.another}).click();
  await expect(first.field('message')).toHaveValue('');
  await reload(third.form);
  await third.expectValues({...newest, firstName: 'Ravi'});
});

test('a message that is sent again has the same id, and a changed one has another', async ({page, endpoint}) => {
  await shortenRetryDelays(page);
  const {form, field, send, received} = await sendMessage(page, endpoint, 500, 500, 500, 500, 500, 500, 500, 500, 200);
  await expect(form.getByText(forms.failed.title, {exact: true})).toBeVisible();
  await reload(form);
  await setEndpoint(form);
  await send.click();
  await expect(form.getByText(forms.failed.title, {exact: true})).toBeVisible();
  await field('message').fill('Another one');
  await send.click();
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  const ids = received.map(({id}) => id);
  expect(ids).toHaveLength(9);
  expect(new Set(ids.slice(0, -1)).size).toBe(1);
  expect(ids.at(-1)).not.toBe(ids[0]);
});

test('a message submitted before the scripts have loaded is posted once', async ({page, endpoint}) => {
  await interceptMail(page);
  const release = await holdRequests(page);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const {form, type, send} = formOf(page);
  const received = await endpoint(200);
  await type(typed);
  await send.click();
  release();
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  expect(received).toEqual([expect.objectContaining(typed)]);
  await expect(page.locator('html[data-mail]')).toHaveCount(0);
  await expect(form).toHaveCount(0);
});

test('a message submitted before the scripts fail to load is handed to the mail program', async ({page, problems}) => {
  // Chromium fires no navigation event for a `mailto:` form, so the test listens for its submission.
  await page.addInitScript(() => {
    window.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      document.documentElement.dataset.handed = event.submitter?.getAttribute('formaction') ?? '';
    });
  });
  await page.route(reactScripts, (route) => route.abort());
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const {type, send, expectValues} = formOf(page);
  await type(typed);
  await send.click();
  await expect(page.locator('html')).toHaveAttribute('data-handed', `mailto:${site.email}`, {timeout: 20_000});
  await expectValues(typed);
  ignoreProblems(problems, /ERR_FAILED/);
});

test('without storage, messages are sent too', async ({page, endpoint}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const {form, send, received} = await sendMessage(page, endpoint, 200);
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  expect(received).toHaveLength(1);

  // A browser that restores a page fills in its fields without an event.
  await page.getByRole('button', {name: forms.sent.another}).click();
  const receivedNext = await endpoint(200);
  await form.evaluate((element: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
    }
  }, typed);
  await send.click();
  await expect.poll(() => receivedNext[0]?.id).toBeTruthy();
});

test('an IME composition is not interrupted when the scripts load, and its Enter does not send', async ({page}) => {
  await interceptMail(page);
  const html = await (await page.request.get(url)).text();
  const {promise: formRequested, resolve: noteRequest} = Promise.withResolvers<void>();
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  // The page's own scripts load, and the sending code of the form waits.
  await page.route(reactScripts, async (route) => {
    const isInPage = html.includes(new URL(route.request().url()).pathname);
    if (!isInPage) {
      noteRequest();
      await released;
    }
    await route.fallback();
  });
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const {form, field, type} = formOf(page);
  await field('subject').focus();
  await formRequested;
  const keyboard = await devanagariKeyboard(page);
  await keyboard.compose('नमस्');
  release();
  // The scripts load within this time.
  await page.waitForTimeout(1000);
  await keyboard.compose('नमस्ते');
  await keyboard.finish('नमस्ते');
  await waitUntilReady(form);
  await expect(field('subject')).toHaveValue('नमस्ते');
  await expect(field('subject')).toBeFocused();

  // Enter ends a composition and does not send.
  await type({...typed, subject: ''});
  await field('subject').focus();
  await keyboard.compose('नमस्ते');
  await page.keyboard.press('Enter');
  await keyboard.finish('नमस्ते');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-mail');
  await page.keyboard.press('Enter');
  expect((await interceptedWhatsapp(page)).text).toContain('नमस्ते');
});

test('a filled honeypot blocks one attempt, and a person can send with the next', async ({page, endpoint}) => {
  const {form, field, send, type, expectValues} = await openForm(page);
  const received = await endpoint(200);
  // The honeypot cannot be reached by keyboard or screen reader.
  await expect(form.getByRole('textbox')).toHaveCount(6);
  await field('firstName').focus();
  for (const name of ['lastName', 'email', 'phone', 'subject', 'message'] as const) {
    await page.keyboard.press('Tab');
    await expect(field(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', {name: forms.contact.whatsapp})).toBeFocused();

  await type(typed);
  await form.locator('[name="homepage"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await send.click();
  await expect(form.getByText(forms.failed.program, {exact: true})).toBeVisible();
  await expectValues(typed);
  expect(received).toEqual([]);
  await send.click();
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  expect(received).toHaveLength(1);
});

test('offline, the form says so at once and keeps the text, which can be sent when the network is back', async ({
  page,
  context,
  endpoint,
  problems,
}) => {
  const {form, send, type, expectValues} = await openForm(page);
  const received = await endpoint('offline', 200);
  await context.setOffline(true);
  await type(typed);
  await send.click();
  await expect(form.getByText(forms.failed.offline).last()).toBeVisible();
  await expect(form.getByRole('button', {name: forms.copy.copy})).toBeVisible();
  await expectValues(typed);
  await context.setOffline(false);
  await form.getByRole('button', {name: forms.failed.again}).click();
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  expect(received).toHaveLength(2);
  // The browser logs that it is offline.
  ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/);
});

test('without an endpoint, the form offers WhatsApp first, then mail, then copying', async ({page}) => {
  await interceptMail(page);
  const {form, type, expectValues} = await openForm(page);
  const {whatsapp, send} = forms.contact;
  await expect(form.getByRole('button')).toHaveText([whatsapp, send, forms.copy.copy]);
  await type(typed);
  await form.getByRole('button', {name: whatsapp}).click();
  const {to, text} = await interceptedWhatsapp(page);
  expect(to).toBe(`/${site.phone.replace('+', '')}`);
  for (const value of Object.values(typed)) expect(text).toContain(value);
  await expect(form.getByText(forms.handed.whatsapp.title, {exact: true})).toBeVisible();
  await expectValues(typed);
  expect(await axeViolations(page)).toEqual([]);
});

test('a telephone number may be left out; with one, whoever answers on WhatsApp can call', async ({page}) => {
  await interceptMail(page);
  const {form, field, type} = await openForm(page);
  const send = form.getByRole('button', {name: forms.contact.whatsapp});
  await type({...typed, phone: 'कल'});
  await send.click();
  await expect(field('phone')).toHaveAccessibleDescription(interpolate(forms.errors.phone, {min: '7', max: '15'}));
  await field('phone').fill('98765 43210');
  await send.click();
  const {text} = await interceptedWhatsapp(page);
  expect(text).toContain(`${forms.contact.fields.phone}: 98765 43210`);
});

test('a press on WhatsApp before the scripts have loaded opens it later', async ({page}) => {
  await interceptMail(page);
  const release = await holdRequests(page);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const {form, type} = formOf(page);
  await type(typed);
  await form.getByRole('button', {name: forms.contact.whatsapp}).click();
  release();
  const {text} = await interceptedWhatsapp(page);
  expect(text).toContain(typed.message);
});

test('a press on the copy button before the scripts have loaded copies later', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdRequests(page);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const {form, type} = formOf(page);
  await type(typed);
  await form.getByRole('button', {name: forms.copy.copy}).click();
  release();
  await expect(form.getByRole('button', {name: forms.copy.copied})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(typed.message);
});

test('a note beside the button names the receiver and links to the privacy policy', async ({page}) => {
  const {form} = await openForm(page);
  await expect(form.getByText(withNames(forms.note.handed, locale))).toBeVisible();
  const policy = form.getByRole('link', {name: forms.note.policy});
  await expect(policy).toHaveAttribute('href', localizedHref(locale, '/privacy-policy'));
});

test('the browser logs no warning about the form on an https page', async ({page, baseURL, problems}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.route(`${site.origin}/**`, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const response = await route.fetch({url: `${baseURL}${pathname}${search}`});
    await route.fulfill({response});
  });
  await page.goto(`${site.origin}${url}`);
  await waitUntilReady(formOf(page).form);
  expect(warnings).toEqual([]);
  // A request may still be pending.
  await page.unrouteAll({behavior: 'ignoreErrors'});
  ignoreProblems(problems, new RegExp(site.origin));
});

const longMessage = 'नमस्ते जी।\n'.repeat(40).trim();

test('a text that is too long for a mail program is copied, to be pasted there', async ({page, context}) => {
  await interceptMail(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {form, send, type} = await openForm(page);
  await type({...typed, message: longMessage});
  await send.click();
  const {subject, body} = await interceptedMail(page);
  expect({subject, body}).toEqual({subject: typed.subject, body: forms.paste});
  await expect(form.getByText(forms.handed.copied, {exact: true})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r\n', '\n')).toContain(`${longMessage}\n\n${typed.firstName}`);
});

test('if the browser refuses to copy, the text is shown, and a visitor who types keeps the focus', async ({page}) => {
  await interceptMail(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const {form, field, send, type} = await openForm(page);
  await type({...typed, message: longMessage});
  await send.click();
  await expect(form.getByText(forms.handed.notCopied, {exact: true})).toBeVisible();
  await form.getByRole('button', {name: forms.copy.copy}).click();
  const shown = form.getByRole('textbox', {name: forms.copy.byHand});
  await expect(shown).toBeFocused();
  for (const text of [typed.firstName, typed.email, longMessage]) expect(await shown.inputValue()).toContain(text);
  expect(await axeViolations(page)).toEqual([]);
  await field('email').fill('asha');
  await send.click();
  await field('email').pressSequentially('@example.in');
  await expect(field('email')).toHaveValue('asha@example.in');
  await expect(field('email')).toBeFocused();
});

test('a visitor who has moved on keeps the focus, and a notice says that the message was sent', async ({
  page,
  endpoint,
}) => {
  const {promise, resolve: answer} = Promise.withResolvers<number>();
  await sendMessage(page, endpoint, promise);
  const link = page.getByRole('contentinfo').locator('a[href="/hi/pricing"]');
  await link.focus();
  answer(200);
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeAttached();
  const notifications = page.getByRole('region', {name: words(locale).common.notices.label, exact: true});
  await expect(notifications.getByText(forms.sent.title)).toBeVisible();
  await expect(link).toBeFocused();
});
