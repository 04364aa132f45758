import type {Locator, Page} from '@playwright/test';
import {featureCategories} from '@/content/home';
import {productHref} from '@/content/menu';
import {devanagariKeyboard, fieldsOf, interceptedMail, interceptMail} from './messageForm';
import {expect, header, holdRequests, ignoreProblems, narrowWindow, samplePages, test, wake, words} from './support';

/**
 * A page loads React when one of its parts needs it (build/loader.ts). These tests are about what loads before that, and about
 * visitors who press something too early.
 */

/** All scripts of Next, not only those that are chunks. */
const nextScripts = /\/_next\/static\/.*\.js$/;

/** Returns a list to which the scripts of React and Next are added when the page requests them. */
function watchScripts(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (nextScripts.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

/** Opens a page and touches nothing. */
const open = (page: Page, path: string) => page.goto(path, {waitUntil: 'load'});

const expectAwake = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');
const expectAsleep = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

/** Scrolls by one screen, and returns whether the page has moved. */
const scrollByScreen = (page: Page) =>
  page.evaluate(() => {
    const before = scrollY;
    scrollBy({top: innerHeight, behavior: 'instant'});
    return scrollY > before;
  });

/** Scrolls down to the end of a page, one screen at a time. */
async function readToTheEnd(page: Page) {
  while (await scrollByScreen(page)) {
    // A part near the viewport requests scripts within this time.
    await page.waitForTimeout(100);
  }
}

/** Opens the filter's second group, which only React does. */
async function expectTabsToAnswer(page: Page) {
  const tab = tabsOf(page).nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

const laptop = {width: 1440, height: 900};
const phone = {viewport: {width: 412, height: 823}, hasTouch: true, isMobile: true};
const text = words('en');

/** The button below the features that shows all of them. */
const showAllButton = (page: Page) => page.locator('#features summary');
const tabsOf = (page: Page) => page.getByRole('tab');

test.describe('reading', () => {
  const pagesWithoutReact = ['/terms-of-service', '/hi/privacy-policy', '/partner-program', '/nowhere', '/contact'];

  for (const path of [...pagesWithoutReact, productHref('skycart')]) {
    test(`${path} to its end loads no script of React`, async ({page, problems}) => {
      const requests = watchScripts(page);
      await open(page, path);
      await readToTheEnd(page);
      expect(requests).toEqual([]);
      ignoreProblems(problems, /404/);
    });
  }

  for (const [index, path] of samplePages.entries()) {
    test(`${path}: no script of React loads before the visitor does something`, async ({page}) => {
      await page.setViewportSize(index % 2 === 0 ? laptop : phone.viewport);
      const requests = watchScripts(page);
      await open(page, path);
      await page.waitForTimeout(1500);
      expect(requests).toEqual([]);
    });
  }

  test('React is there before the part that needs it is in view', async ({page}) => {
    await page.setViewportSize(phone.viewport);
    await open(page, '/');
    const filter = page.getByRole('tablist');
    // The viewport ends one and a half viewports above the filter.
    await filter.evaluate((element) => {
      const {top} = element.getBoundingClientRect();
      scrollTo({top: top + scrollY - 2.5 * innerHeight, behavior: 'instant'});
    });
    await page.waitForTimeout(500);
    await expectAsleep(page);
    await page.evaluate(() => scrollBy({top: innerHeight, behavior: 'instant'}));
    await expectAwake(page);
    await expect(filter).not.toBeInViewport();
  });

  test('a visitor who saves data gets no scripts ahead of time, and controls work all the same', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
    const requests = watchScripts(page);
    await open(page, '/');
    const tab = tabsOf(page).nth(1);
    await tab.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('controls work after going back to a page that was left before it loaded React', async ({page}) => {
    await open(page, '/');
    await open(page, '/pricing');
    await page.goBack();
    await expectAsleep(page);
    await expectTabsToAnswer(page);
  });

  test('a link that jumps over what needs React to a text below loads no script of React', async ({page}) => {
    // Otherwise the page glides there, past all that is on the way.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const requests = watchScripts(page);
    // A browser that finds no texts goes by the id.
    await open(page, `/#stories:~:text=${encodeURIComponent(text.home.stories.title)}`);
    await expect(page.locator('#stories')).toBeInViewport();
    await page.waitForTimeout(1500);
    expect(requests).toEqual([]);
  });

  test('a visitor who saves data gets none without IntersectionObserver either', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
      Reflect.deleteProperty(window, 'IntersectionObserver');
    });
    const requests = watchScripts(page);
    await open(page, '/');
    await page.waitForTimeout(1000);
    expect(requests).toEqual([]);
  });

  test('a page to read loads none without IntersectionObserver either', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    const requests = watchScripts(page);
    await open(page, '/terms-of-service');
    await page.waitForTimeout(1000);
    expect(requests).toEqual([]);
  });

  test('a browser that cannot tell when the tabs come near loads React after the first paint', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await open(page, '/');
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)))
      .toContainEqual(expect.stringMatching(nextScripts));
  });

  test('a prerendered page loads React when it is shown', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', {get: () => !sessionStorage.shown, configurable: true}),
    );
    const requests = watchScripts(page);
    // The tabs are in view at once.
    await page.setViewportSize({width: 1440, height: 9000});
    await open(page, '/');
    await page.waitForTimeout(1500);
    expect(requests).toEqual([]);
    await page.evaluate(() => {
      sessionStorage.shown = 'yes';
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expectAwake(page);
  });
});

/** What a browser knows of its user. */
const filledIn = {name: 'Asha Verma', phone: '98765 43210', email: 'asha@example.in'};

/** Runs in the page. Fills in a form as browsers do: at once, without the focus and without a key. */
function autofill(form: HTMLElement | SVGElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`The form has no field ${name}.`);
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
  }
}

/** Runs in the page, before its own scripts. Notes on <html> whether the page fades in over the one before. */
function noteFades() {
  addEventListener('pagereveal', ({viewTransition}) => {
    document.documentElement.dataset.fade = viewTransition ? 'yes' : 'no';
  });
}

test.describe('before React has loaded', () => {
  /**
   * Opens a page whose scripts are late.
   * @returns a function that lets them load
   */
  async function openEarly(page: Page, path: string) {
    const release = await holdRequests(page, nextScripts);
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    return release;
  }

  test('a pressed tab looks pressed at once, and is selected later', async ({page}) => {
    const release = await openEarly(page, '/');
    const tab = tabsOf(page).nth(1);
    const groundOf = (element: Locator) => element.evaluate((button) => getComputedStyle(button).backgroundColor);
    await tab.click();
    await page.mouse.move(0, 0);
    expect(await groundOf(tab)).toBe(await groundOf(tabsOf(page).first()));
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await expect(page.getByRole('tabpanel', {name: text.home.features.categories[featureCategories[0]]})).toBeVisible();
  });

  test('a pressed tab is selected later even if the page went without React for a while', async ({page}) => {
    const release = await openEarly(page, '/');
    const tab = tabsOf(page).nth(1);
    await tab.click();
    await expect(page.locator('html')).toHaveAttribute('data-scriptless', '', {timeout: 15_000});
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('a tab that is pressed while earlier presses are repeated is the one selected', async ({page}) => {
    const release = await openEarly(page, '/');
    const last = tabsOf(page).nth(3);
    await tabsOf(page).nth(1).click();
    await tabsOf(page).nth(2).click();
    await page.evaluate(() => {
      const tabs = document.querySelectorAll<HTMLElement>('[role="tab"]');
      const pressLast = () => tabs[3]?.click();
      // As a microtask, the press comes after the first repeated one, and before the second.
      tabs[1]?.addEventListener('click', () => queueMicrotask(pressLast), {once: true});
    });
    release();
    await expectAwake(page);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await expect(last).toHaveAttribute('aria-selected', 'true');
  });

  test('the button for all features shows them at once, and they stay', async ({page}) => {
    await page.setViewportSize(narrowWindow);
    const release = await openEarly(page, '/');
    const button = showAllButton(page);
    await button.press('Enter');
    await expect(button).toBeHidden();
    release();
    await expectAwake(page);
    await tabsOf(page).nth(1).click();
    await tabsOf(page).first().click();
    await expect(page.locator('#features [data-category]').last()).toBeVisible();
  });

  test('a slider that was moved keeps its value and the focus, and its text follows later', async ({page}) => {
    const release = await openEarly(page, '/pricing');
    const slider = page.getByRole('slider').first();
    await slider.focus();
    await page.keyboard.press('End');
    const value = await slider.inputValue();
    const textBefore = await slider.getAttribute('aria-valuetext');
    release();
    await expect(slider).not.toHaveAttribute('aria-valuetext', textBefore ?? '');
    await expect(slider).toHaveValue(value);
    await expect(slider).toBeFocused();
  });

  test('the plan finder’s button keeps the focus', async ({page}) => {
    const release = await openEarly(page, '/pricing');
    const finder = page.locator('#plan-finder');
    await finder.getByRole('slider').last().focus();
    await page.keyboard.press('Tab');
    const button = finder.getByRole('link');
    await expect(button).toBeFocused();
    release();
    await expect(finder.getByRole('status')).toHaveCount(1);
    await expect(button).toBeFocused();
  });

  test('a control under the pointer shows its tooltip later', async ({page}) => {
    const release = await openEarly(page, '/pricing');
    await page.locator('[data-language-switch]').hover();
    release();
    await expect(page.getByRole('tooltip')).toHaveText(/Hindi/);
  });

  test('a control with the keyboard’s focus shows its tooltip later', async ({page}) => {
    await open(page, '/pricing');
    await page.locator('#compare tbody').getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
  });

  test('a pressed copy button copies later', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await openEarly(page, '/contact');
    await page.getByRole('button', {name: text.contact.ways.copyPhone}).click();
    release();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\d{5}/);
  });

  test('typed text, its selection and the focus are kept', async ({page}) => {
    const release = await openEarly(page, '/contact');
    const name = page.locator('[name="firstName"]');
    const message = page.locator('[name="message"]');
    await name.fill('Asha');
    await message.pressSequentially('Two counters');
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 12, 'backward'));
    release();
    await expectAwake(page);
    await expect(page.locator('main form')).toHaveAttribute('novalidate');
    await expect(name).toHaveValue('Asha');
    await expect(message).toHaveValue('Two counters');
    await expect(message).toBeFocused();
    const selection = await message.evaluate((field: HTMLTextAreaElement) => ({
      start: field.selectionStart,
      end: field.selectionEnd,
      direction: field.selectionDirection,
    }));
    expect(selection).toEqual({start: 4, end: 12, direction: 'backward'});
  });

  test('a word that a keyboard is putting together is kept, and can be finished', async ({page}) => {
    const release = await openEarly(page, '/contact');
    const subject = page.locator('[name="subject"]');
    await subject.focus();
    const keyboard = await devanagariKeyboard(page);
    await keyboard.compose('नमस्');
    release();
    await expectAwake(page);
    await expect(subject).toHaveValue('नमस्');
    await keyboard.compose('नमस्ते');
    await keyboard.finish('नमस्ते');
    await expect(subject).toHaveValue('नमस्ते');
    await expect(subject).toBeFocused();
  });

  test('what a browser fills in without a touch is there later, and is sent', async ({page}) => {
    await interceptMail(page);
    await open(page, '/products/airpos');
    const form = page.locator('main form');
    const {send, expectValues} = fieldsOf(form, 'demo', 'en');
    await form.evaluate(autofill, filledIn);
    await page.waitForTimeout(500);
    await expectAsleep(page);
    await send.click();
    const {body} = await interceptedMail(page);
    for (const value of Object.values(filledIn)) expect(body).toContain(value);
    await expectValues(filledIn);
  });

  test('who types, leaves at once and comes back finds the text', async ({page}) => {
    const release = await openEarly(page, '/contact');
    const message = page.locator('[name="message"]');
    await message.pressSequentially('Two counters');
    await page.goto('/pricing', {waitUntil: 'domcontentloaded'});
    await page.goBack();
    await expect(message).toHaveValue('Two counters');
    release();
    await wake(page);
    await expect(page.locator('main form')).toHaveAttribute('novalidate');
    await expect(message).toHaveValue('Two counters');
  });

  test('who presses a button and at once the other language gets a page that answers', async ({page}) => {
    await page.addInitScript(noteFades);
    const release = await openEarly(page, '/');
    await tabsOf(page).nth(1).click();
    // The pointer on the link asks for React as well.
    await page.locator('[data-language-switch]').click();
    await expect(page).toHaveURL('/hi');
    await expect(page.locator('html')).toHaveAttribute('data-fade', 'yes');
    release();
    await expectTabsToAnswer(page);
  });

  test('an arrow key moves to the next tab later', async ({page}) => {
    const release = await openEarly(page, '/');
    await tabsOf(page).first().focus();
    await page.keyboard.press('ArrowRight');
    release();
    await expect(tabsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabsOf(page).nth(1)).toBeFocused();
  });

  test('two arrow keys move two tabs later', async ({page}) => {
    const release = await openEarly(page, '/');
    await tabsOf(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    release();
    await expect(tabsOf(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  /** Returns how far a key scrolls a page that does not glide, in px. */
  async function scrolledBy(page: Page, key: string) {
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    // Chromium scrolls within this time.
    await page.waitForTimeout(300);
    return page.evaluate((from) => scrollY - from, before);
  }

  test('the space bar on a feature’s name does not scroll, and shows its hint later', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const release = await openEarly(page, '/pricing');
    const name = page.locator('#compare tbody').getByRole('button').first();
    await name.scrollIntoViewIfNeeded();
    await name.focus();
    expect(await scrolledBy(page, 'Space')).toBe(0);
    release();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });

  test('two arrow keys on a question do not scroll, and move two questions later', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const release = await openEarly(page, '/partner-program');
    const questions = page.locator('#faq summary');
    await questions.first().scrollIntoViewIfNeeded();
    await questions.first().focus();
    expect(await scrolledBy(page, 'ArrowDown')).toBe(0);
    expect(await scrolledBy(page, 'ArrowDown')).toBe(0);
    release();
    await expect(questions.nth(2)).toBeFocused();
  });

  test('a visitor who presses a button and then types in a field stays in the field', async ({page}) => {
    const release = await openEarly(page, '/');
    const tab = tabsOf(page).nth(1);
    // Unlike a click, the key moves the focus when React repeats it.
    await tabsOf(page).first().press('ArrowRight');
    const name = page.locator('[name="name"]');
    await name.pressSequentially('Ash');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('a');
    await expect(name).toHaveValue('Asha');
  });

  test('the browser’s own keys are the browser’s, also on a tab', async ({page}) => {
    const release = await openEarly(page, '/');
    await tabsOf(page).first().focus();
    await page.keyboard.press('Control+End');
    const atEnd = () => page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 50);
    await expect.poll(atEnd).toBe(true);
    release();
    await expectAwake(page);
    await expect(tabsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    expect(await atEnd()).toBe(true);
  });

  test('the focus and the typed text are kept on a page that was translated', async ({page}) => {
    const release = await openEarly(page, '/contact');
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest('script, style, textarea, svg')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
    const title = await page.locator('h1').elementHandle();
    const name = page.locator('[name="firstName"]');
    await name.pressSequentially('Ash');
    release();
    await expect(page.locator('main form')).toHaveAttribute('novalidate');
    await page.keyboard.type('a');
    await expect(name).toHaveValue('Asha');
    expect(await title?.evaluate((heading) => heading.isConnected)).toBe(true);
  });

  test('menus, questions and the language switcher work without React', async ({page, problems}) => {
    await page.route(nextScripts, (route) => route.abort());
    await page.setViewportSize(phone.viewport);
    await page.goto('/partner-program', {waitUntil: 'domcontentloaded'});
    const menu = header(page).locator('summary').first();
    await menu.click();
    await header(page).locator('[data-menu="products"] > summary').click();
    await menu.click();
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details').first()).toHaveAttribute('open');
    await page.locator('[data-language-switch]').click();
    await expect(page).toHaveURL('/hi/partner-program');
    ignoreProblems(problems, /ERR_FAILED/);
  });
});

test('touching menus, texts and the language switcher does not load React', async ({browser, baseURL}) => {
  const context = await browser.newContext({...phone, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  const requests = watchScripts(page);
  await page.goto('/terms-of-service');
  const menu = header(page).locator('summary').first();
  await menu.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await menu.tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('main p').first().tap();
  await page.locator('[data-language-switch]').tap();
  await expect(page).toHaveURL('/hi/terms-of-service');
  expect(requests).toEqual([]);
  await context.close();
});

// The browser of these tests has no back/forward cache: it loads pages again.
test('a page that was awake answers after going back, and has the text that was typed', async ({page}) => {
  await page.goto('/');
  const name = page.locator('[name="name"]');
  await name.fill('Asha');
  await open(page, '/pricing');
  await page.goBack();
  await expect(name).toHaveValue('Asha');
  await expectTabsToAnswer(page);
  await expectAwake(page);
  await expect(name).toHaveValue('Asha');
});

test('a page whose scripts were cut off, then said to come from the back/forward cache, answers', async ({
  page,
  problems,
}) => {
  let isLeaving = true;
  await page.route(nextScripts, (route) => (isLeaving ? route.abort() : route.fallback()));
  await open(page, '/');
  const lost = page.waitForEvent('requestfailed');
  await tabsOf(page).nth(1).click();
  await lost;
  isLeaving = false;
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) {
      window.dispatchEvent(new PageTransitionEvent(type, {persisted: true}));
    }
  });
  await expect(tabsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  ignoreProblems(problems, /ERR_FAILED/);
});

test('if the network is down when React is needed, React loads once it is back', async ({page, context, problems}) => {
  await open(page, '/');
  await context.setOffline(true);
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  // Longer than all attempts take.
  await page.waitForTimeout(4000);
  await expect(page.getByRole('tablist')).toBeVisible();
  await context.setOffline(false);
  await expectAwake(page);
  ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/);
});

test('if one script cannot be loaded, no script runs, and the page stays as it was', async ({page, problems}) => {
  await page.route(nextScripts, (route) => {
    const isLost = route.request().url().includes('turbopack');
    return isLost ? route.abort() : route.fallback();
  });
  await open(page, productHref('skycart'));
  const title = page.locator('h1');
  const textBefore = await page.locator('body').innerText();
  await wake(page);
  await expect(page.locator('html')).toHaveAttribute('data-scriptless', '', {timeout: 15_000});
  await expectAsleep(page);
  expect((await title.innerText()).length).toBeGreaterThan(5);
  expect(textBefore).toContain(await title.innerText());
  ignoreProblems(problems, /ERR_FAILED/);
});

test('if a script cannot be loaded, all features of the home page can be read', async ({page, problems}) => {
  await page.setViewportSize(narrowWindow);
  await page.route(nextScripts, (route) => route.abort());
  await open(page, '/');
  await tabsOf(page).nth(1).click();
  await expect(page.locator('html')).toHaveAttribute('data-scriptless', '', {timeout: 15_000});
  await showAllButton(page).click();
  const tiles = page.locator('#features [data-category]');
  expect(await tiles.count()).toBeGreaterThan(10);
  for (const tile of await tiles.all()) {
    await expect.soft(tile).toBeVisible();
    const isPainted = await tile
      .locator('h3')
      .evaluate((title) => title.checkVisibility({contentVisibilityAuto: true}));
    expect.soft(isPainted).toBe(true);
  }
  ignoreProblems(problems, /ERR_FAILED/);
});
