import type {Page} from '@playwright/test';
import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {readablePhone} from '@/i18n/phone';
import {scriptId} from '@/lib/forms/hostedForm';
import {site} from '@/settings/site';
import {type FormsService, formIds, test as hostedTest, subjectField} from './hostedForm';
import {watchShifts} from './measures';
import {interceptMail} from './messageForm';
import {
  axeViolations,
  expect,
  follow,
  holdRequests,
  holdsFocus,
  ignoreProblems,
  reactScripts,
  shortenRetryDelays,
  test,
  withNames,
  words,
} from './support';

// The build's policy allows the forms service that it is configured with (tests/unit/build.test.ts), not this stand-in.
hostedTest.use({bypassCSP: true});

// A catalog has the same messages in every language: one is enough.
const locale = 'hi';
const home = localizedHref(locale, '/');
const demoUrl = localizedHref(locale, '/#book-demo');
const {demo} = words(locale).common;
const own = words(locale).forms.demo;
const {failed, written} = demo.hosted;

/** The section of the home page, and the forms in it: one that is there but not to be seen counts. */
const section = (page: Page) => page.locator('#demo-form');
const forms = (page: Page) => section(page).locator('form');
const hostedForm = (page: Page) => section(page).locator('form.hs-form');
const ownField = (page: Page, name: keyof typeof own.fields) =>
  section(page).getByRole('textbox', {name: own.fields[name]});
const failureNote = (page: Page) => section(page).getByText(failed.title, {exact: true});
const tryAgain = (page: Page) => section(page).getByRole('button', {name: failed.again});

/** Exactly one form, and it is the service's; still so once whatever is late has come. */
async function expectHosted(page: Page) {
  await expect(hostedForm(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(forms(page)).toHaveCount(1);
  await expect(hostedForm(page)).toBeVisible();
  await expect(page.locator(`script#${scriptId}`)).toHaveCount(1);
}

/** The site's own form stands in: one form, in the page's language, with the phone and another try. */
async function expectOwn(page: Page) {
  await expect(failureNote(page)).toBeVisible({timeout: 15_000});
  await expect(forms(page)).toHaveCount(1);
  await expect(ownField(page, 'name')).toBeEditable();
  const call = section(page).getByRole('link', {name: failed.call.replace('{phone}', readablePhone(site.phone))});
  await expect(call).toHaveAttribute('href', `tel:${site.phone}`);
  await expect(tryAgain(page)).toBeVisible();
}

/** Counts layout shifts from here on: the arrival of the page's own fonts is not this section's. */
const resetShifts = (page: Page) =>
  page.evaluate(() => {
    window.shifts = 0;
  });

const expectNoShift = async (page: Page) => expect(await page.evaluate(() => window.shifts)).toBe(0);

hostedTest('who saves data gets the form all the same: without it there is none', async ({page, service}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
  await page.goto(home);
  await section(page).scrollIntoViewIfNeeded();
  await expectHosted(page);
  expect(service.created).toHaveLength(1);
});

hostedTest(
  'nothing is asked of the service, and nothing kept, before its section is near',
  async ({page, context, service}) => {
    await page.goto(home);
    await page.waitForLoadState('networkidle');
    await expect(forms(page)).toBeHidden();
    await page.waitForTimeout(1000);
    expect(service.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await expect(page.locator(`#${scriptId}`)).toHaveCount(0);
  },
);

hostedTest(
  'the form comes once, where it is expected, and says what happens with what is typed',
  async ({page, service}) => {
    await scrollToSection(page, {width: 1280, height: 800}, 'start');
    await expectHosted(page);
    await expectNoShift(page);
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
async function scrollToSection(page: Page, viewport: {width: number; height: number}, block: ScrollLogicalPosition) {
  await page.setViewportSize(viewport);
  await page.addInitScript(watchShifts);
  await page.goto(home);
  await page.waitForLoadState('networkidle');
  await resetShifts(page);
  await section(page).evaluate((element, block) => element.scrollIntoView({behavior: 'instant', block}), block);
}

for (const viewport of [
  {width: 768, height: 1024},
  {width: 430, height: 932},
]) {
  hostedTest(
    `a lower form brings nothing into sight: ${viewport.width} × ${viewport.height}`,
    async ({page, service}) => {
      service.behave('slow');
      await scrollToSection(page, viewport, 'start');
      await page.waitForTimeout(600);
      await resetShifts(page);
      await expectHosted(page);
      await expectNoShift(page);
    },
  );
}

/** Whether a part of the page around the form can be scrolled by itself. Runs in the page. */
function isInScrollingBox(form: Element): boolean {
  for (let parent = form.parentElement; parent; parent = parent.parentElement) {
    const overflows = parent.scrollHeight > parent.clientHeight + 100;
    if (overflows && getComputedStyle(parent).overflowY === 'auto') return true;
  }
  return false;
}

hostedTest(
  'a form that needs more room moves nothing in sight: it scrolls until somebody writes',
  async ({page, service}) => {
    service.behave('tall');
    await scrollToSection(page, {width: 1440, height: 1600}, 'end');
    await expectHosted(page);
    await expectNoShift(page);
    expect(await hostedForm(page).evaluate(isInScrollingBox)).toBe(true);
    await hostedForm(page).getByRole('textbox').first().click();
    expect(await hostedForm(page).evaluate(isInScrollingBox)).toBe(false);
    await expectNoShift(page);
  },
);

hostedTest('a form that grows by itself moves nothing in sight', async ({page, service}) => {
  // Its end is out of sight when it comes, and in sight when it grows.
  await scrollToSection(page, {width: 1440, height: 900}, 'start');
  await expectHosted(page);
  expect(service.created).toHaveLength(1);
  await section(page).evaluate((element) => element.scrollIntoView({behavior: 'instant', block: 'end'}));
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(1000);
  await resetShifts(page);
  await hostedForm(page).evaluate((form) => form.insertAdjacentHTML('beforeend', '<p style="height: 900px">Late</p>'));
  await page.waitForTimeout(500);
  await expectNoShift(page);
});

hostedTest('the own form stands in where the page’s scripts do not arrive', async ({page, service, problems}) => {
  await page.route(reactScripts, (route) => route.abort());
  await page.goto(home, {waitUntil: 'load'});
  await section(page).scrollIntoViewIfNeeded();
  await expect(ownField(page, 'name')).toBeVisible();
  await expect(forms(page)).toHaveCount(1);
  await expect(forms(page).locator('[data-send]')).toHaveAttribute('formaction', `mailto:${site.email}`);
  await expect(section(page).getByText(demo.hosted.loading)).toHaveCount(0);
  expect(service.requests).toEqual([]);
  ignoreProblems(problems, /\/_next\/static\/chunks\//);
});

const hangingScripts = [
  {what: 'the page’s scripts hang', address: home, hangs: () => true},
  {what: 'the script of the hosted form hangs', address: demoUrl, hangs: (script: string) => script.includes(scriptId)},
];

for (const {what, address, hangs} of hangingScripts) {
  hostedTest(`the own form stands in after 10 s where ${what}`, async ({page, service}) => {
    await page.clock.install();
    const {promise: isAskedFor, resolve} = Promise.withResolvers<void>();
    await page.route(reactScripts, async (route) => {
      const response = await route.fetch();
      if (!hangs(await response.text())) return route.fulfill({response});
      // Never answered.
      resolve();
    });
    await page.goto(address, {waitUntil: 'commit'});
    await section(page).scrollIntoViewIfNeeded();
    await isAskedFor;
    const name = section(page).getByRole('textbox', {name: own.fields.name, includeHidden: true});
    await page.clock.runFor(5000);
    await expect(name).toBeHidden();
    await page.clock.runFor(6000);
    await expect(name).toBeEditable();
    expect(service.requests).toEqual([]);
  });
}

hostedTest(
  'every visit has one form, in its language: a switch, back, forward, another page and back',
  async ({page, service}) => {
    const root = page.locator('html');
    await page.goto(demoUrl);
    await expectHosted(page);
    await page.locator('[data-language-switch]:visible').first().click();
    await expect(root).not.toHaveAttribute('lang', locale);
    await expectHosted(page);
    const other = locales.find((code) => code !== locale);
    expect(service.created.map((form) => form.locale)).toEqual([locale, other]);
    await page.goBack();
    await expect(root).toHaveAttribute('lang', locale);
    await section(page).scrollIntoViewIfNeeded();
    await expectHosted(page);
    await page.goForward();
    await expect(root).not.toHaveAttribute('lang', locale);
    await follow(page.getByRole('contentinfo').locator('a[href$="/pricing"]'));
    await expect(page.locator('form.hs-form')).toHaveCount(0);
    await page.goBack();
    await section(page).scrollIntoViewIfNeeded();
    await expectHosted(page);
  },
);

hostedTest('the hosted form takes where the visit began, in what hidden fields it has', async ({page, service}) => {
  await page.goto(`${home}?utm_source=google&utm_medium=cpc#book-demo`);
  await expectHosted(page);
  await expect(hostedForm(page).locator('[name="utm_source"]')).toHaveValue('google');
  await expect(hostedForm(page).locator('[name="ref"]')).toHaveValue('own');
  expect(service.created).toHaveLength(1);
});

hostedTest('a product page has a form of its own', async ({page, service}) => {
  await page.goto('/products/airpos#demo');
  await expect(page.locator('#demo form.hs-form')).toBeVisible();
  await expect(page.locator('#demo form')).toHaveCount(1);
  expect(service.created).toHaveLength(1);
});

const plan = own.plan.replace('{plan}', words(locale).pricing.plans.prime.name);
const subjectOf = (page: Page, place: string) => page.locator(`${place} form.hs-form [name="${subjectField}"]`);

/** What a page or a link says that a demo is about. */
const subjects = [
  {path: '/?about=prime#book-demo', place: '#demo-form', subject: plan},
  {path: '/?about=gifting#book-demo', place: '#demo-form', subject: words(locale).industries.gifting.name},
  {path: '/products/airpos#demo', place: '#demo', subject: words(locale).suite.airpos.name},
  {path: '/products/nimbus-ai#hubspot-form', place: '#hubspot-form', subject: words(locale).suite['nimbus-ai'].name},
];

for (const {path, place, subject} of subjects) {
  hostedTest(
    `the hosted form knows what it is about, and nobody is said to have written it: ${path}`,
    async ({page, service}) => {
      await page.goto(localizedHref(locale, path));
      await expect(subjectOf(page, place)).toHaveValue(subject);
      await expect(subjectOf(page, place)).toBeVisible();
      await expect(page.getByText(written.title)).toHaveCount(0);
      expect(service.created).toHaveLength(1);
    },
  );
}

hostedTest(
  'a subject that the hosted form takes unseen is said above it, also where nothing is stored',
  async ({page, service}) => {
    service.behave('hiddenSubject');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto(localizedHref(locale, '/?about=prime#book-demo'));
    await expect(subjectOf(page, '#demo-form')).toHaveValue(plan);
    await expect(section(page).getByText(`${own.fields.about}: ${plan}`, {exact: true})).toBeVisible();
    await expect(page.getByText(written.title)).toHaveCount(0);
  },
);

hostedTest('what was chosen in the own form meanwhile goes into the hosted one', async ({page, service}) => {
  await openWithFailingService(page, service);
  await section(page).locator('select').selectOption('prime');
  service.behave('ready');
  await tryAgain(page).click();
  // The focus leaves the own form. The note above it may be gone by now.
  await section(page).getByRole('heading').first().click();
  await expectHosted(page);
  await expect(subjectOf(page, '#demo-form')).toHaveValue(plan);
});

async function openWithFailingService(page: Page, service: FormsService) {
  service.behave('failing');
  await shortenRetryDelays(page);
  await page.goto(demoUrl);
  await expectOwn(page);
}

hostedTest(
  'a service that fails is tried four times, then the own form can be read in light and dark',
  async ({page, service}) => {
    await openWithFailingService(page, service);
    expect(service.requests).toHaveLength(4);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    expect(await axeViolations(page)).toEqual([]);
  },
);

hostedTest(
  'who tries again gets the form, with what was written beside it until it is deleted',
  async ({page, service}) => {
    await openWithFailingService(page, service);
    const requestsBefore = service.requests.length;
    await ownField(page, 'name').fill('आशा Verma');
    await tryAgain(page).click();
    await expect(section(page).getByRole('button', {name: failed.trying})).toBeFocused();
    await expect(ownField(page, 'name')).toHaveValue('आशा Verma');
    await expect.poll(() => service.requests.length).toBeGreaterThan(requestsBefore);
    service.behave('ready');
    await expectHosted(page);
    // Not a word is lost with the form that they were written into.
    await expect(section(page).getByText(`${own.fields.name}: आशा Verma`)).toBeVisible();
    await expect(section(page).getByRole('button', {name: words(locale).forms.copy.copy})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // The button that was pressed is gone; the focus is at what came.
    expect(await holdsFocus(section(page))).toBe(true);

    // After a reload as well, until the visitor deletes it.
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expectHosted(page);
    await section(page).getByRole('button', {name: written.forget}).click();
    await expect(section(page).getByText('आशा Verma')).toHaveCount(0);
    expect(await holdsFocus(section(page))).toBe(true);
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expectHosted(page);
    await expect(section(page).getByText('आशा Verma')).toHaveCount(0);
  },
);

hostedTest(
  'a form that somebody writes in is not taken away, and all of it stays in a narrow window',
  async ({page, service}) => {
    await page.setViewportSize({width: 320, height: 740});
    await openWithFailingService(page, service);
    service.behave('slow');
    await tryAgain(page).click();
    await ownField(page, 'name').pressSequentially('आशा');
    await expect.poll(() => service.created.length).toBe(1);
    await expect(hostedForm(page)).toBeAttached();
    await page.keyboard.type(' Verma');
    await expect(ownField(page, 'name')).toHaveValue('आशा Verma');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Koshal');
    await expect(ownField(page, 'business')).toHaveValue('Koshal');
    // A label is a part of the form.
    await section(page).locator('label').filter({hasText: own.fields.need}).click();
    const unbreakable = `https://drive.google.com/${'x'.repeat(80)}`;
    await page.keyboard.insertText(unbreakable);
    await expect(ownField(page, 'need')).toHaveValue(unbreakable);

    await failureNote(page).click();
    await expectHosted(page);
    await expect(section(page).getByText('आशा Verma')).toBeVisible();
    await expect(section(page).getByText('Koshal')).toBeVisible();
    for (const part of [hostedForm(page), section(page).getByText(unbreakable)]) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  },
);

hostedTest('who has sent the own form sees how that ended before the other one comes', async ({page, service}) => {
  await interceptMail(page);
  await openWithFailingService(page, service);
  service.behave('slow');
  await tryAgain(page).click();
  await ownField(page, 'name').pressSequentially('Asha');
  await ownField(page, 'phone').fill('98765 43210');
  await expect(hostedForm(page)).toBeAttached();
  await section(page).getByRole('button', {name: own.send}).click();
  await failureNote(page).click();
  await expect(section(page).getByText(words(locale).forms.handed.mail.title, {exact: true})).toBeVisible();
  await tryAgain(page).click();
  await expectHosted(page);
});

/** Opens the page with a script that loads but brings no form, until the page gives up after ten seconds. */
async function waitUntilGivenUp(page: Page, service: FormsService) {
  await page.clock.install();
  await page.goto(demoUrl);
  await expect.poll(() => service.requests.length).toBe(1);
  await page.clock.runFor(8000);
  await expect(failureNote(page)).toBeHidden();
  await page.clock.runFor(2500);
  await expectOwn(page);
  expect(service.requests).toHaveLength(1);
  service.behave('ready');
  await tryAgain(page).click();
}

hostedTest(
  'a script that never is ready is given up after 10 s, and the next try brings the form',
  async ({page, service}) => {
    service.behave('neverReady');
    await waitUntilGivenUp(page, service);
    await expectHosted(page);
  },
);

hostedTest(
  'a script that draws no form is given up after 10 s, and the next try waits as long',
  async ({page, service}) => {
    service.behave('noForm');
    await waitUntilGivenUp(page, service);
    // The script is here and stays as it is.
    await expect(section(page).getByRole('button', {name: failed.trying})).toBeVisible();
  },
);

const waits = [
  {
    behaviour: 'recovering' as const,
    announced: demo.hosted.stalled.replace('{formsService}', site.forms.service),
    requests: 3,
  },
  {behaviour: 'slow' as const, announced: demo.hosted.loading, requests: 1},
];

for (const {behaviour, announced, requests} of waits) {
  hostedTest(
    `a service that is ${behaviour} brings one form, and the wait for it is announced`,
    async ({page, service}) => {
      service.behave(behaviour);
      await page.goto(demoUrl);
      await expect(section(page).getByRole('status').filter({hasText: announced})).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await expectHosted(page);
      expect(service.requests).toHaveLength(requests);
      expect(service.created).toHaveLength(1);
    },
  );
}

hostedTest('a script that runs twice brings one form', async ({page, service}) => {
  service.behave('twice');
  await page.goto(demoUrl);
  await expectHosted(page);
  expect(service.requests).toHaveLength(1);
  expect(service.created).toHaveLength(1);
});

for (const isHosted of [false, true]) {
  const form = isHosted ? 'the hosted form' : 'the own form';
  test(`ways to write and call stand in the place of ${form} where no scripts run`, async ({scriptlessPage}) => {
    if (isHosted) {
      await scriptlessPage.route(home, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({response, body: html.replace('<section id="demo-form"', '$& data-hosted="{}"')});
      });
    }
    await scriptlessPage.goto(home);
    await expect(scriptlessPage.locator('#demo-form[data-hosted]')).toHaveCount(isHosted ? 1 : 0);
    await expect(section(scriptlessPage).getByText(words(locale).forms.note.withoutScripts)).toBeVisible();
    await expect(section(scriptlessPage).getByText(demo.hosted.policy).filter({visible: true})).toHaveCount(0);
    const controls = forms(scriptlessPage).locator('input, textarea, select, button');
    await expect(controls.filter({visible: true})).toHaveCount(0);
    await expect(forms(scriptlessPage).locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
    await expect(forms(scriptlessPage).locator(`a[href="tel:${site.phone}"]`)).toBeVisible();
  });
}

test('without a hosted form the own one is taken over without a shift or a lost letter', async ({page}) => {
  await page.addInitScript(watchShifts);
  const release = await holdRequests(page);
  await page.goto(demoUrl, {waitUntil: 'domcontentloaded'});
  const name = ownField(page, 'name');
  await name.pressSequentially('आशा');
  await page.evaluate(() => document.fonts.ready);
  await resetShifts(page);
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
  await expectNoShift(page);
  expect(await axeViolations(page)).toEqual([]);
});
