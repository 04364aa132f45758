import type {Page} from '@playwright/test';
import {draftPrefix} from '@/content/forms';
import {notices} from '@/content/uiConstants';
import {localizedHref} from '@/i18n/localePath';
import {interpolate} from '@/lib/interpolate';
import {site} from '@/settings/site';
import {fieldsOf, interceptedMail, interceptMail, ready, reopen} from './messageForm';
import {
  axeViolations,
  test as base,
  expect,
  holdRequests,
  ignoreProblems,
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
  await ready(parts.form);
  return parts;
}

type Answer = number | Promise<number> | 'hangs' | 'offline';
type Endpoint = (...answers: Answer[]) => Promise<Record<string, string>[]>;

/**
 * Gives the form an endpoint, which answers one message after the other, the last answer for good, and keeps what it got.
 * What goes wrong there is no problem of the page.
 */
const test = base.extend<{endpoint: Endpoint}>({
  endpoint: async ({page, problems}, use) => {
    await use(async (...answers) => {
      const received: Record<string, string>[] = [];
      await page.route('**/endpoint', async (route) => {
        received.push(route.request().postDataJSON());
        const answer = await (answers[Math.min(received.length, answers.length) - 1] ?? 200);
        if (answer === 'offline') await route.abort('internetdisconnected');
        else if (answer !== 'hangs') await route.fulfill({status: answer, body: '{}'});
      });
      await page
        .getByRole('main')
        .locator('form')
        .evaluate((form) => {
          form.setAttribute('data-endpoint', `${location.origin}/endpoint`);
        });
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

/** What people and programs put into a field, and what the page answers; every rule is tested in tests/unit/validate.test.ts. */
const inputs: {field: keyof typeof typed; value: string; complaint?: string; sent?: string}[] = [
  ...(['firstName', 'email', 'subject', 'message'] as const).flatMap((field) =>
    ['', ' \u202e\u200d\ufeff'].map((value) => ({field, value, complaint: required[field]})),
  ),
  {field: 'lastName', value: '   ', sent: ''},
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
  {field: 'email', value: 'Asha <asha@example.in>', sent: 'Verma?\nasha@example.in'},
  {field: 'firstName', value: '<script>document.title="x"</script>'},
  {field: 'subject', value: '\u202egnp.exe\u202c rate list', sent: 'gnp.exe rate list'},
  {field: 'subject', value: 'Hi%0D%0ABcc: all@example.in'},
  {field: 'message', value: '<img src=x onerror=alert(1)>\n\nदो काउंटर, एक गोदाम।'},
];

test(`${inputs.length} bad inputs among good ones, each with its answer, none lost`, async ({page}) => {
  await interceptMail(page);
  const {form, field, send, type} = await openForm(page);
  const html = page.locator('html');
  const wrong = form.locator('[aria-invalid="true"]');
  for (const {field: name, value, complaint, sent = value} of inputs) {
    await test.step(`${name}: ${value.slice(0, 40)}`, async () => {
      await html.evaluate((root) => root.removeAttribute('data-mail'));
      await type({...typed, [name]: value});
      await send.click();
      if (complaint) {
        await expect.soft(field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect.soft(field(name)).toHaveAccessibleDescription(complaint);
        await expect.soft(field(name)).toBeFocused();
        await expect.soft(wrong).toHaveCount(1);
        await expect.soft(html).not.toHaveAttribute('data-mail');
      } else {
        const {names, subject, body} = await interceptedMail(page);
        expect.soft(names).toEqual(['subject', 'body']);
        expect.soft(subject).not.toMatch(/[\r\n]/);
        expect.soft(`${subject}\n${body.replaceAll('\r\n', '\n')}`).toContain(sent);
        await expect.soft(wrong).toHaveCount(0);
      }
      // An email field leaves out spaces at its ends by itself.
      const left = name === 'email' ? value.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '') : value;
      await expect.soft(field(name)).toHaveValue(left);
    });
  }
});

test(`errors are told, also where it is narrow and dark, and go as they are mended`, async ({page}) => {
  const {field, form} = await openForm(page);
  const first = field('firstName');
  await expect(first).toHaveAttribute('autocomplete', 'given-name');
  await expect(field('email')).toHaveAttribute('autocomplete', 'email');
  await expect(field('email')).toHaveAttribute('type', 'email');
  await first.focus();
  // A screen reader says what describes a field when the focus comes to it: also to the one that it is in.
  await first.evaluate((element) => {
    element.addEventListener('focus', () => {
      element.dataset.told = String(element.ariaInvalid);
    });
  });
  await first.press('Enter');
  await expect(first).toHaveAttribute('data-told', /./);
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

test(`the button opens one mail with everything in it, and the text stays`, async ({page}) => {
  await interceptMail(page);
  const {form, send, type, expectTyped} = await openForm(page);
  await type(typed);
  await send.dblclick({delay: 60});
  expect(await interceptedMail(page)).toEqual({
    to: site.email,
    names: ['subject', 'body'],
    subject: typed.subject,
    body: [withNames(forms.greeting, locale), typed.message, `${typed.firstName} ${typed.lastName}\n${typed.email}`]
      .join('\n\n')
      .replaceAll('\n', '\r\n'),
  });
  await expect(form.getByRole('status').first()).toContainText(forms.mailed.title);
  await expect(page.locator('html')).toHaveAttribute('data-mails', '1');
  await expect(form.getByRole('link', {name: site.email})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await reopen(form);
  await expectTyped(typed);
});

for (const [answer, why] of [
  [400, 'refused'],
  [500, 'unreachable'],
  ['hangs', 'unreachable'],
] as const) {
  test(`an endpoint that answers ${answer} costs no word`, async ({page, endpoint, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shortenRetryDelays(page);
    // A timeout of the browser, twenty times as short.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 20);
    });
    const {form, expectTyped, received} = await sendMessage(page, endpoint, answer);
    const again = form.getByRole('button', {name: forms.failed.again});
    await expect(again).toBeVisible({timeout: 30_000});
    await expect(form.getByText(forms.failed[why]).last()).toBeVisible();
    expect(received).toHaveLength(why === 'refused' ? 1 : 4);
    expect(new Set(received.map(({id}) => id)).size).toBe(1);
    await expectTyped(typed);
    await expect(form.getByRole('link', {name: site.email})).toBeVisible();
    await expect(form.locator(`a[href="tel:${site.phone}"]:visible`)).toBeVisible();
    await form.getByRole('button', {name: forms.copy.copy}).click();
    await expect(form.getByRole('button', {name: forms.copy.copied})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const text of Object.values(typed)) expect(copied.replaceAll('\r\n', '\n')).toContain(text);
    // Not for ever: the text may change.
    await expect(form.getByRole('button', {name: forms.copy.copy})).toBeVisible({timeout: notices.duration + 5000});
    expect(await axeViolations(page)).toEqual([]);
    await reopen(form);
    await expectTyped(typed);
  });
}

test('a double click sends once, the text cannot change meanwhile, the draft goes with it', async ({
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
  expect(received).toEqual([expect.objectContaining({...typed, pageUri: page.url()})]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', {name: forms.sent.another}).click();
  await expect(field('message')).toHaveValue('');
  await reopen(form);
  await expect(field('message')).toHaveValue('');
});

const long = 'नमस्ते जी।\n'.repeat(40).trim();

for (const lost of ['that of the form', 'the first', 'all'] as const) {
  test(`where scripts are lost, ${lost}, no text is, and the form says that mails may be cut`, async ({
    page,
    problems,
  }) => {
    let first: string | undefined;
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const address = route.request().url();
      first ??= address;
      const response = await route.fetch();
      const isLost = {
        'that of the form': (await response.text()).includes('data-honeypot'),
        'the first': address === first,
        all: true,
      }[lost];
      return isLost ? route.abort() : route.fulfill({response});
    });
    await page.goto(url, {waitUntil: 'load'});
    const {form, type, expectTyped} = formOf(page);
    await type(typed);
    const {mailed, scriptsLost} = forms.note;
    await expect(form.getByText(scriptsLost)).toBeVisible();
    await expect(form.getByText(mailed)).toBeHidden();
    await expect(form).toHaveAttribute('action', `mailto:${site.email}`);
    await expectTyped(typed);
    ignoreProblems(problems, /ERR_FAILED|chunk/i);
  });
}

for (const [what, kept, scripts] of [
  ['is of another form', '{"until": 9e15}', 'hang'],
  ['has a field that is gone', '{"until": 9e15, "id": "1", "values": {"gone": "x"}}', 'run'],
  ['has expired', JSON.stringify({until: 1, id: '1', values: typed}), 'run'],
  ['is no JSON', 'Asha', 'hang'],
] as const) {
  test(`a draft that ${what} is not put back, and the next one is kept: scripts ${scripts}`, async ({page}) => {
    if (scripts === 'hang') await page.route('**/_next/static/chunks/*.js', () => {}); // never answered
    await page.addInitScript(
      ([key, value]) => {
        for (const storage of [sessionStorage, localStorage]) storage[key] ??= value;
      },
      [`${draftPrefix}contact`, kept] as const,
    );
    const {form, type, expectTyped} = formOf(page);
    const waitUntil = 'domcontentloaded';
    await page.goto(url, {waitUntil});
    if (scripts === 'run') await ready(form);
    await expectTyped({firstName: '', lastName: '', email: '', subject: '', message: ''});
    await type(typed);
    await page.reload({waitUntil});
    if (scripts === 'run') await ready(form);
    await expectTyped(typed);
  });
}

test('two tabs keep what is typed in each', async ({page, context, endpoint}) => {
  const first = await openForm(page);
  const other = await context.newPage();
  const second = await openForm(other);
  await first.type(typed);
  const meanwhile = {...typed, message: 'From the other tab'};
  await second.type(meanwhile);
  for (const [{form, expectTyped}, values] of [
    [first, typed],
    [second, meanwhile],
  ] as const) {
    await reopen(form);
    await expectTyped(values);
  }
  // The next tab goes on with the newest, beside what is typed there before its scripts run.
  const tab = await context.newPage();
  const release = await holdRequests(tab);
  await tab.goto(url, {waitUntil: 'domcontentloaded'});
  const {form, field, expectTyped} = formOf(tab);
  await field('firstName').fill('Ravi');
  release();
  await ready(form);
  await expectTyped({...meanwhile, firstName: 'Ravi'});
  await reopen(form);
  await expectTyped({...meanwhile, firstName: 'Ravi'});
  // One that is sent is gone from its own tab alone.
  await endpoint(200);
  await first.send.click();
  await page.getByRole('button', {name: forms.sent.another}).click();
  await expect(first.field('message')).toHaveValue('');
  await reopen(form);
  await expectTyped({...meanwhile, firstName: 'Ravi'});
});

test('a message that is sent again is known as the same one', async ({page, endpoint}) => {
  await shortenRetryDelays(page);
  const {form, field, send, received: hanging} = await sendMessage(page, endpoint, 'hangs');
  await expect.poll(() => hanging.length).toBe(1);
  // Whether it has arrived nobody can tell the visitor, who comes back and sends it again.
  await reopen(form);
  const received = await endpoint(500, 500, 500, 500, 200, 200);
  await send.click();
  await expect(form.getByText(forms.failed.title, {exact: true})).toBeVisible();
  await field('message').fill('Another one');
  await send.click();
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  const ids = [...hanging, ...received].map(({id}) => id);
  expect(new Set(ids.slice(0, -1)).size).toBe(1);
  expect(ids.at(-1)).not.toBe(ids[0]);
});

test('where the browser keeps nothing, it works all the same', async ({page, endpoint}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const {form, send, received} = await sendMessage(page, endpoint, 200);
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  expect(received).toHaveLength(1);
  // As a browser fills it in that brings the page back: without an event.
  await page.getByRole('button', {name: forms.sent.another}).click();
  const again = await endpoint(200);
  await form.evaluate((element: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) Object.assign(element.elements.namedItem(name) ?? {}, {value});
  }, typed);
  await send.click();
  await expect.poll(() => again[0]?.id).toBeTruthy();
});

test('a word that a keyboard is putting together outlives the scripts’ arrival, and its Enter', async ({page}) => {
  await interceptMail(page);
  const first = await (await page.request.get(url)).text();
  const {promise: wanted, resolve: want} = Promise.withResolvers<void>();
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  // What the page asks for by itself comes, what takes the form over waits.
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (!first.includes(new URL(route.request().url()).pathname)) {
      want();
      await released;
    }
    await route.fallback();
  });
  await page.goto(url, {waitUntil: 'commit'});
  await wanted;
  const {form, field, type} = formOf(page);
  await field('subject').focus();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
  await compose('नमस्');
  release();
  // Long enough for all that waited to arrive.
  await page.waitForTimeout(1000);
  await compose('नमस्ते');
  await keyboard.send('Input.insertText', {text: 'नमस्ते'});
  await ready(form);
  await expect(field('subject')).toHaveValue('नमस्ते');
  await expect(field('subject')).toBeFocused();

  // Enter ends such a word, and sends nothing.
  await type({...typed, subject: ''});
  await field('subject').focus();
  await compose('नमस्ते');
  await page.keyboard.press('Enter');
  await keyboard.send('Input.insertText', {text: 'नमस्ते'});
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-mail');
  await page.keyboard.press('Enter');
  expect((await interceptedMail(page)).subject).toBe('नमस्ते');
});

test('who fills in the honeypot sends nothing, and loses nothing', async ({page, endpoint}) => {
  const {form, field, send, type, expectTyped} = await openForm(page);
  const received = await endpoint(200);
  const honeypot = form.locator('[name="homepage"]');
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await field('firstName').focus();
  for (const name of ['lastName', 'email', 'subject', 'message'] as const) {
    await page.keyboard.press('Tab');
    await expect(field(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await type(typed);
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await send.click();
  await expect(form.getByText(forms.failed.title).last()).toBeVisible();
  await expectTyped(typed);
  expect(received).toEqual([]);
});

test('offline costs no word, and it goes out when the network is back', async ({page, context, endpoint, problems}) => {
  await shortenRetryDelays(page);
  const {form, send, type, expectTyped} = await openForm(page);
  const received = await endpoint('offline', 'offline', 'offline', 'offline', 200);
  await context.setOffline(true);
  await type(typed);
  await send.click();
  await expect(form.getByText(forms.failed.offline).last()).toBeVisible();
  await expect(form.getByRole('button', {name: forms.copy.copy})).toBeVisible();
  await expectTyped(typed);
  await context.setOffline(false);
  await form.getByRole('button', {name: forms.failed.again}).click();
  await expect(page.getByRole('heading', {name: forms.sent.title})).toBeVisible();
  expect(received).toHaveLength(5);
  // The browser says that it has no network.
  ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/);
});

test('a text too long for a mail program is copied; where that is not allowed, shown', async ({page, context}) => {
  await interceptMail(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {form, field, send, type} = await openForm(page);
  await type({...typed, message: long});
  await send.click();
  const {subject, body} = await interceptedMail(page);
  expect({subject, body}).toEqual({subject: typed.subject, body: forms.paste});
  await expect(form.getByText(forms.mailed.copied, {exact: true})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r\n', '\n')).toContain(`${long}\n\n${typed.firstName}`);

  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await reopen(form);
  await send.click();
  await expect(form.getByText(forms.mailed.notCopied, {exact: true})).toBeVisible();
  await form.getByRole('button', {name: forms.copy.copy}).click();
  const shown = form.getByRole('textbox', {name: forms.copy.byHand});
  await expect(shown).toBeFocused();
  for (const text of [typed.firstName, typed.email, long]) expect(await shown.inputValue()).toContain(text);
  expect(await axeViolations(page)).toEqual([]);
  // It takes the focus once, not from who goes on writing.
  await field('email').fill('asha');
  await send.click();
  await field('email').pressSequentially('@example.in');
  await expect(field('email')).toHaveValue('asha@example.in');
  await expect(field('email')).toBeFocused();
});

test('who has gone on is told that it was sent, and keeps the focus', async ({page, endpoint}) => {
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
