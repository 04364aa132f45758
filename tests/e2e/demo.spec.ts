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

// The build's policy blocks this fake service. tests/unit/build.test.ts tests the policy.
hostedTest.use({bypassCSP: true});

// One language is enough, because all have the same messages.
const locale = 'hi';
const home = localizedHref(locale, '/');
const demoUrl = localizedHref(locale, '/#book-demo');
const {demo} = words(locale).common;
const own = words(locale).forms.demo;
const {failed, written} = demo.hosted;

/** The section of the home page. `forms` includes invisible ones. */
const section = (page: Page) => page.locator('#demo-form');
const forms = (page: Page) => section(page).locator('form');
const hostedForm = (page: Page) => section(page).locator('form.hs-form');
const ownField = (page: Page, name: keyof typeof own.fields) =>
  section(page).getByRole('textbox', {name: own.fields[name]});
const failureNote = (page: Page) => section(page).getByText(failed.title, {exact: true});
const tryAgain = (page: Page) => section(page).getByRole('button', {name: failed.again});

/** Expects exactly one form, the service's, even after late changes. */
async function expectHosted(page: Page) {
  await expect(hostedForm(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(forms(page)).toHaveCount(1);
  await expect(hostedForm(page)).toBeVisible();
  await expect(page.locator(`script#${scriptId}`)).toHaveCount(1);
}

/** Expects exactly one form, the site's own, with the phone number and a button to try again. */
async function expectOwn(page: Page) {
  await expect(failureNote(page)).toBeVisible({timeout: 15_000});
  await expect(forms(page)).toHaveCount(1);
  await expect(ownField(page, 'name')).toBeEditable();
  const call = section(page).getByRole('link', {name: failed.call.replace('{phone}', readablePhone(site.phone))});
  await expect(call).toHaveAttribute('href', `tel:${site.phone}`);
  await expect(tryAgain(page)).toBeVisible();
}

/** Counts layout shifts from now on, without those of the page's fonts. */
const resetShifts = (page: Page) =>
  page.evaluate(() => {
    window.shifts = 0;
  });

const expectNoShift = async (page: Page) => expect(await page.evaluate(() => window.shifts)).toBe(0);

hostedTest(
  'with data saving, the hosted form loads too, because the section has no other form',
  async ({page, service}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
    await page.goto(home);
    await section(page).scrollIntoViewIfNeeded();
    await expectHosted(page);
    expect(service.created).toHaveLength(1);
  },
);

hostedTest(
  'before the section is near the viewport, no request goes to the service and nothing is stored',
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

hostedTest('the hosted form appears once, in its section, with a note on data protection', async ({page, service}) => {
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
});

/** Opens a page, scrolls to its section, and counts layout shifts from then on. */
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
    `a smaller form does not move content into the viewport: ${viewport.width} × ${viewport.height}`,
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

/** Whether an element around the form scrolls on its own. Runs in the page. */
function isInScrollingBox(form: Element): boolean {
  for (let parent = form.parentElement; parent; parent = parent.parentElement) {
    const overflows = parent.scrollHeight > parent.clientHeight + 100;
    if (overflows && getComputedStyle(parent).overflowY === 'auto') return true;
  }
  return false;
}

hostedTest(
  'a taller form moves nothing in the viewport: it scrolls until the visitor writes in it',
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

hostedTest('a form that grows later moves nothing in the viewport', async ({page, service}) => {
  // The form's end is below the viewport when the form appears, and in the viewport when it grows.
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

hostedTest('if the page’s scripts fail to load, the own form is shown', async ({page, service, problems}) => {
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
  hostedTest(`after 10 s, the own form is shown if ${what}`, async ({page, service}) => {
    await page.clock.install();
    const {promise: requested, resolve} = Promise.withResolvers<void>();
    await page.route(reactScripts, async (route) => {
      const response = await route.fetch();
      if (!hangs(await response.text())) return route.fulfill({response});
      // Never fulfilled.
      resolve();
    });
    await page.goto(address, {waitUntil: 'commit'});
    await section(page).scrollIntoViewIfNeeded();
    await requested;
    const name = section(page).getByRole('textbox', {name: own.fields.name, includeHidden: true});
    await page.clock.runFor(5000);
    await expect(name).toBeHidden();
    await page.clock.runFor(6000);
    await expect(name).toBeEditable();
    expect(service.requests).toEqual([]);
  });
}

hostedTest(
  'each page has one form in its language, after a language switch, back, forward and another page',
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

hostedTest('the hidden fields of the hosted form take the source of the visit', async ({page, service}) => {
  await page.goto(`${home}?utm_source=google&utm_medium=cpc#book-demo`);
  await expectHosted(page);
  await expect(hostedForm(page).locator('[name="utm_source"]')).toHaveValue('google');
  await expect(hostedForm(page).locator('[name="ref"]')).toHaveValue('own');
  expect(service.created).toHaveLength(1);
});

hostedTest('a product page has its own hosted form', async ({page, service}) => {
  await page.goto('/products/airpos#demo');
  await expect(page.locator('#demo form.hs-form')).toBeVisible();
  await expect(page.locator('#demo form')).toHaveCount(1);
  expect(service.created).toHaveLength(1);
});

const plan = own.plan.replace('{plan}', words(locale).pricing.plans.prime.name);
const subjectOf = (page: Page, place: string) => page.locator(`${place} form.hs-form [name="${subjectField}"]`);

/** The subject that a page or a link chooses. */
const subjects = [
  {path: '/?about=prime#book-demo', place: '#demo-form', subject: plan},
  {path: '/?about=gifting#book-demo', place: '#demo-form', subject: words(locale).industries.gifting.name},
  {path: '/products/airpos#demo', place: '#demo', subject: words(locale).suite.airpos.name},
  {path: '/products/nimbus-ai#hubspot-form', place: '#hubspot-form', subject: words(locale).suite['nimbus-ai'].name},
];

for (const {path, place, subject} of subjects) {
  hostedTest(
    `the hosted form has the subject of the page or link, which is not shown as the visitor’s text: ${path}`,
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
  'a subject in a hidden field is shown above the hosted form, even without storage',
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

hostedTest(
  'a subject is chosen in the hosted form’s list, even if the list is in another language',
  async ({page, service}) => {
    service.behave('listOfSubjects');
    await page.goto(localizedHref(locale, '/?about=prime#book-demo'));
    await expect(subjectOf(page, '#demo-form')).toHaveValue('Prime plan');
  },
);

hostedTest('a subject without a field is shown above the hosted form', async ({page, service}) => {
  service.behave('noSubject');
  await page.goto(localizedHref(locale, '/?about=prime#book-demo'));
  await expect(hostedForm(page)).toBeVisible();
  await expect(section(page).getByText(`${own.fields.about}: ${plan}`, {exact: true})).toBeVisible();
});

hostedTest('a subject chosen in the own form is carried over to the hosted one', async ({page, service}) => {
  await openWithFailingService(page, service);
  await section(page).locator('summary').click();
  await section(page).locator('select').selectOption('prime');
  service.behave('ready');
  await tryAgain(page).click();
  // Moves the focus out of the own form. The note above it may be gone by now.
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
  'a failing service is tried four times, then the own form is shown, readable in light and dark mode',
  async ({page, service}) => {
    await openWithFailingService(page, service);
    expect(service.requests).toHaveLength(4);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    expect(await axeViolations(page)).toEqual([]);
  },
);

hostedTest(
  'another try brings the hosted form, with the text from the own form below it until the visitor deletes it',
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
    // The text of the removed form is kept.
    await expect(section(page).getByText(`${own.fields.name}: आशा Verma`)).toBeVisible();
    await expect(section(page).getByRole('button', {name: words(locale).forms.copy.copy})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // The pressed button is gone, and the focus is on the hosted form.
    expect(await holdsFocus(section(page))).toBe(true);

    // After a reload too, until the visitor deletes it.
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
  'the own form is not replaced while the visitor writes in it, and nothing is cut off on a phone',
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
    await expect(ownField(page, 'phone')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Koshal');
    await expect(ownField(page, 'business')).toHaveValue('Koshal');
    // A click on a label counts as writing too.
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

hostedTest('after the own form was sent, its outcome is shown before the hosted form', async ({page, service}) => {
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

/** Opens the page, whose service draws no form, and waits until the page gives up after ten seconds. */
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
  'the page gives up on a script that is never ready after 10 s, and the next try brings the form',
  async ({page, service}) => {
    service.behave('neverReady');
    await waitUntilGivenUp(page, service);
    await expectHosted(page);
  },
);

hostedTest(
  'the page gives up on a script that draws no form after 10 s, and the next try waits as long',
  async ({page, service}) => {
    service.behave('noForm');
    await waitUntilGivenUp(page, service);
    // The script is in the page and is not requested again.
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
  hostedTest(`with a ${behaviour} service, one form appears, and the wait is announced`, async ({page, service}) => {
    service.behave(behaviour);
    await page.goto(demoUrl);
    await expect(section(page).getByRole('status').filter({hasText: announced})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expectHosted(page);
    expect(service.requests).toHaveLength(requests);
    expect(service.created).toHaveLength(1);
  });
}

hostedTest('a script that runs twice draws one form', async ({page, service}) => {
  service.behave('twice');
  await page.goto(demoUrl);
  await expectHosted(page);
  expect(service.requests).toHaveLength(1);
  expect(service.created).toHaveLength(1);
});

for (const isHosted of [false, true]) {
  const form = isHosted ? 'the hosted form' : 'the own form';
  test(`without scripts, links to write and call replace ${form}`, async ({scriptlessPage}) => {
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

test('without a hosted form, hydration of the own form causes no layout shift and keeps the text', async ({page}) => {
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
  // Longer than the delay before the page scrolls to the section.
  await page.waitForTimeout(600);
  await expect(name).toBeFocused();
  await page.keyboard.type(' Verma');
  await expect(name).toHaveValue('आशा Verma');
  await expect(forms(page)).toHaveCount(1);
  await expectNoShift(page);
  expect(await axeViolations(page)).toEqual([]);
});
