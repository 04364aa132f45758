import type {Locator, Page} from '@playwright/test';
import {noticeDuration} from '@/content/behaviour';
import {draftLifetime, draftPrefix, slowAnswer} from '@/content/forms';
import {localizedHref} from '@/i18n/localePath';
import {interpolate} from '@/lib/interpolate';
import {site} from '@/settings/site';
import {fieldsOf, interceptedMail, interceptedWhatsapp, interceptMail, reload, waitUntilReady} from './messageForm';
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

/** What a visitor types: both scripts, and everything that a URL gives a meaning. */
const typed = {
  firstName: 'आशा & Co',
  lastName: 'Verma?',
  email: 'asha+shop@example.in',
  subject: 'Rate list #4 = 50% & more',
  message: 'दो काउंटर, एक गोदाम।\nCall before 6?',
};

const nothing = {firstName: '', lastName: '', email: '', subject: '', message: ''};

// translated.spec.ts fills it in in English.
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

/** A status, now or later; or no answer that the page may read. */
type Answer = number | Promise<number> | 'silence' | 'reset' | 'offline';
/** Gives a form an endpoint, as a build with that setting does. */
const setEndpoint = (form: Locator) =>
  form.evaluate((element) => element.setAttribute('data-endpoint', `${location.origin}/endpoint`));

type Endpoint = (...answers: Answer[]) => Promise<Record<string, string>[]>;

/**
 * A test whose form can be given an endpoint, which answers one message after the other, the last answer for good, and
 * returns what it receives. What goes wrong there is no problem of the page.
 */
const test = base.extend<{endpoint: Endpoint}>({
  endpoint: async ({page, problems}, use) => {
    await use(async (...answers) => {
      const received: Record<string, string>[] = [];
      await page.route('**/endpoint', async (route) => {
        const turn = Math.min(received.length, answers.length - 1);
        received.push(route.request().postDataJSON());
        const answer = await (answers[turn] ?? 200);
        if (answer === 'silence') return;
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

/** Sends a message to an endpoint that answers so. */
async function sendMessage(page: Page, endpoint: Endpoint, ...answers: Answer[]) {
  const parts = await openForm(page);
  const received = await endpoint(...answers);
  await parts.type(typed);
  await parts.send.click();
  return {...parts, received};
}

const {required, email: badEmail, tooLong, tooShort} = forms.errors;

type FieldKey = keyof typeof typed;

/** Every rule is tested in tests/unit/validate.test.ts. */
const badInputs: {field: FieldKey; value: string; complaint: string}[] = [
  {field: 'firstName', value: '', complaint: required.firstName},
  {field: 'email', value: '', complaint: required.email},
  {field: 'subject', value: '', complaint: required.subject},
  {field: 'message', value: '', complaint: required.message},
  // Signs that nobody sees.
  {field: 'firstName', value: ' \u202e\u200d\ufeff', complaint: required.firstName},
  {field: 'email', value: ' \u202e\u200d\ufeff', complaint: required.email},
  {field: 'subject', value: ' \u202e\u200d\ufeff', complaint: required.subject},
  {field: 'message', value: ' \u202e\u200d\ufeff', complaint: required.message},
  // 82 characters, a half of them matras.
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

/** `sent`: what the mail contains, where that is not the value itself. */
const unusualInputs: {field: FieldKey; value: string; sent?: string}[] = [
  {field: 'lastName', value: '   ', sent: ''},
  {field: 'email', value: 'Asha <asha@example.in>', sent: 'Verma?\nasha@example.in'},
  {field: 'firstName', value: '<script>document.title="x"</script>'},
  {field: 'subject', value: '\u202egnp.exe\u202c rate list', sent: 'gnp.exe rate list'},
  {field: 'subject', value: 'Hi%0D%0ABcc: all@example.in'},
  {field: 'message', value: '<img src=x onerror=alert(1)>\n\nदो काउंटर, एक गोदाम।'},
];

/** What a field keeps: one for an email address leaves out spaces at its ends by itself. */
function keptValue(field: FieldKey, value: string): string {
  return field === 'email' ? value.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '') : value;
}

test('what cannot be sent is explained at its field, and stays there to be corrected', async ({page}) => {
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

test('what is unusual goes into the mail as text, and does nothing else there', async ({page}) => {
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

test('what is missing is announced, can be read where it is narrow and dark, and goes once it is filled in', async ({
  page,
}) => {
  const {field, form} = await openForm(page);
  const first = field('firstName');
  await first.focus();
  // A screen reader says what describes a field when the focus comes to it: also to the one that it is in.
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

  await page.setViewportSize({width: 320, height: 700});
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await first.fill('Asha');
  await expect(first).not.toHaveAttribute('aria-invalid');
  await field('message').fill('Hello, two counters');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(2);
});

test('the button opens one mail with everything in it, and the text stays', async ({page}) => {
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

/** The browser's timeout, twenty times as short. */
const shortenTimeouts = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 20);
  });

/** Every way to fail: tests/unit/submitMessage.test.ts. */
const failures: {answer: Answer; reason: 'refused' | 'down'; attempts: number}[] = [
  {answer: 422, reason: 'refused', attempts: 1},
  {answer: 500, reason: 'down', attempts: 4},
];

for (const {answer, reason, attempts} of failures) {
  test(`no word is lost where the endpoint answers ${answer}, and other ways are shown`, async ({
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
    // Not for ever: the text may change.
    await expect(form.getByRole('button', {name: forms.copy.copy})).toBeVisible({timeout: noticeDuration + 5000});
    expect(await axeViolations(page)).toEqual([]);
    await reload(form);
    await expectValues(typed);
    // What certainly was not sent is sent again without a question.
    await expect(form.getByRole('button', {name: forms.repeated.again})).toHaveCount(0);
  });
}

for (const answer of ['silence', 'reset'] as const) {
  test(`a message that may have arrived is sent once, and again only after a question: ${answer}`, async ({
    page,
    endpoint,
  }) => {
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
    // Also after a reload.
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

test('who waits long for an answer is told that the page still waits', async ({page, endpoint}) => {
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

test('who leaves while a message is sent finds it under way, here and in another tab', async ({
  page,
  context,
  endpoint,
}) => {
  const {promise: answer, resolve} = Promise.withResolvers<number>();
  const first = await sendMessage(page, endpoint, answer);
  await expect.poll(() => first.received.length).toBe(1);
  const other = await context.newPage();
  const second = await openForm(other);
  const underWay = forms.repeated.unknown.title;
  await expect(second.form.getByText(underWay, {exact: true})).toBeVisible();
  await second.expectValues(typed);
  await other.close();

  await page.goto(localizedHref(locale, '/pricing'));
  await page.goBack();
  await waitUntilReady(first.form);
  await reload(first.form);
  await first.expectValues(typed);
  await expect(first.form.getByText(underWay, {exact: true})).toBeVisible();
  await setEndpoint(first.form);
  await first.send.click();
  await expect(first.form.getByRole('button', {name: forms.repeated.again})).toBeFocused();
  expect(first.received).toHaveLength(1);
  // Another text is another message.
  await first.field('subject').fill('Another one');
  await expect(first.form.getByText(underWay, {exact: true})).toHaveCount(0);
  resolve(200);
  await first.send.click();
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  expect(first.received).toHaveLength(2);
});

test('what one tab has sent, the other one knows of', async ({page, context, endpoint}) => {
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

test('a double click sends once; the text cannot change meanwhile, and its draft goes with it', async ({
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

/** Which of the page's scripts do not arrive. */
const losses: {lost: string; isLost: (script: {text: string; isFirst: boolean}) => boolean}[] = [
  {lost: 'the form’s script', isLost: ({text}) => text.includes('data-honeypot')},
  {lost: 'the first script', isLost: ({isFirst}) => isFirst},
  {lost: 'every script', isLost: () => true},
];

for (const {lost, isLost} of losses) {
  test(`no text is lost with ${lost}, and the form says that mails may be cut`, async ({page, problems}) => {
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

/** When a draft ends that was typed now. */
const until = Date.now() + draftLifetime;
const draftOf = (values: unknown, id: unknown = '1') => JSON.stringify({until, id, values});

/** Drafts that cannot be put back. */
const uselessDrafts = [
  {fault: 'is of another form', draft: draftOf({gone: 'x'}), scriptsArrive: true},
  {fault: 'has expired', draft: JSON.stringify({until: 1, id: '1', values: typed}), scriptsArrive: true},
  {fault: 'is no JSON', draft: 'Asha', scriptsArrive: false},
];

for (const {fault, draft, scriptsArrive} of uselessDrafts) {
  const circumstance = scriptsArrive ? '' : ', also before scripts arrive';
  test(`a draft that ${fault} is not put back, and the next one is kept${circumstance}`, async ({page}) => {
    // Never answered.
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

/** Whatever else may stand in a browser's storage. */
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

test('whatever stands in the browser’s storage, the form is empty, and throws nothing', async ({page}) => {
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

test('a draft ends seven days after the last letter, seen or not, and any page removes it then', async ({page}) => {
  const day = 24 * 3600_000;
  await page.clock.install();
  const {form, type, expectValues} = await openForm(page);
  await type(typed);
  // Looked at day after day.
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

test('two tabs keep what is typed in each, and the next one goes on with the newest', async ({
  page,
  context,
  endpoint,
}) => {
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

  // The next tab keeps what is typed there before its scripts run.
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

  // One that is sent is gone from its own tab alone.
  await endpoint(200);
  await first.send.click();
  await page.getByRole('button', {name: forms.sent.another}).click();
  await expect(first.field('message')).toHaveValue('');
  await reload(third.form);
  await third.expectValues({...newest, firstName: 'Ravi'});
});

test('a message that is sent again is known as the same one, another one is not', async ({page, endpoint}) => {
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

test('a message that is sent before the scripts have loaded goes to the endpoint, once', async ({page, endpoint}) => {
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

test('a message that is sent before the scripts are lost is handed to the mail program', async ({page, problems}) => {
  // Chromium does not announce a form that goes to a mail program, but its submission.
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

test('messages are sent also where the browser keeps nothing', async ({page, endpoint}) => {
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

  // As a browser fills it in that brings the page back: without an event.
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

/** A keyboard that puts Devanagari letters together from several presses. */
async function devanagariKeyboard(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  return {
    /** Shows a word that is not finished. */
    compose: (text: string) =>
      devtools.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length}),
    finish: (text: string) => devtools.send('Input.insertText', {text}),
  };
}

test('a word that a keyboard is putting together outlives the scripts’ arrival, and its Enter', async ({page}) => {
  await interceptMail(page);
  const html = await (await page.request.get(url)).text();
  const {promise: formIsAskedFor, resolve: noteRequest} = Promise.withResolvers<void>();
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  // What the page asks for by itself comes, what takes the form over waits.
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
  await formIsAskedFor;
  const keyboard = await devanagariKeyboard(page);
  await keyboard.compose('नमस्');
  release();
  // Long enough for all that waited to arrive.
  await page.waitForTimeout(1000);
  await keyboard.compose('नमस्ते');
  await keyboard.finish('नमस्ते');
  await waitUntilReady(form);
  await expect(field('subject')).toHaveValue('नमस्ते');
  await expect(field('subject')).toBeFocused();

  // Enter ends such a word, and sends nothing.
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

test('what fills in the honeypot sends nothing; a person is asked once more, and not told of an address', async ({
  page,
  endpoint,
}) => {
  const {form, field, send, type, expectValues} = await openForm(page);
  const received = await endpoint(200);
  // Nobody comes to it by keyboard or screen reader.
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await field('firstName').focus();
  for (const name of ['lastName', 'email', 'subject', 'message'] as const) {
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

test('no word is lost offline, which is said at once, and the message goes out when the network is back', async ({
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
  // The browser says that it has no network.
  ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/);
});

test('without an endpoint WhatsApp is the first way, mail the second, copying the third', async ({page}) => {
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

test('WhatsApp also opens for who presses before scripts are there', async ({page}) => {
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

test('the text is copied also for a visitor who presses the button before the scripts have loaded', async ({
  page,
  context,
}) => {
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

test('beside the button stands who gets the message, and the way to the privacy policy', async ({page}) => {
  const {form} = await openForm(page);
  await expect(form.getByText(withNames(forms.note.handed, locale))).toBeVisible();
  const policy = form.getByRole('link', {name: forms.note.policy});
  await expect(policy).toHaveAttribute('href', localizedHref(locale, '/privacy-policy'));
});

test('browsers have no remark on the form of a page that comes by https', async ({page, baseURL, problems}) => {
  const remarks: string[] = [];
  page.on('console', (message) => remarks.push(message.text()));
  await page.route(`${site.origin}/**`, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const response = await route.fetch({url: `${baseURL}${pathname}${search}`});
    await route.fulfill({response});
  });
  await page.goto(`${site.origin}${url}`);
  await waitUntilReady(formOf(page).form);
  expect(remarks).toEqual([]);
  ignoreProblems(problems, new RegExp(site.origin));
});

const longMessage = 'नमस्ते जी।\n'.repeat(40).trim();

test('a text too long for a mail program is copied, to be pasted there', async ({page, context}) => {
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

test('a text that may not be copied is shown, without taking the focus from who goes on writing', async ({page}) => {
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

test('who has gone on is told that the message was sent, and keeps the focus', async ({page, endpoint}) => {
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
