import type {Page} from '@playwright/test';
import {featureCategories, features, featuresAtFirst} from '@/content/home';
import {suite} from '@/content/suite';
import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {expect, holdRequests, narrowWindow, test, words} from './support';

/** The sections in the specification's order, and the anchors that it names. */
const sections = [
  {key: 'hero'},
  {key: 'ecosystem', anchor: 'about'},
  {key: 'offerings'},
  {key: 'partners'},
  {key: 'products'},
  {key: 'features'},
  {key: 'ratings'},
  {key: 'aiGrowth', anchor: 'ai-growth'},
  {key: 'why', anchor: 'why-choose'},
  {key: 'affiliations'},
  {key: 'stories'},
  {key: 'closing', anchor: 'book-demo'},
] as const;

/** How long the page may be (px). */
const lengths = [
  {width: 360, most: 14_000},
  {width: 1440, most: 11_000},
];

for (const locale of locales) {
  const {home, suite: products} = words(locale);
  const url = localizedHref(locale, '/');

  test.describe(`the home page, ${locale}`, () => {
    test.use({reducedMotion: 'reduce'});

    test('has the twelve sections in their order, and the anchors that links name', async ({page}) => {
      await page.goto(url, {waitUntil: 'load'});
      const titles: string[] = sections.map(({key}) => home[key].title);
      const texts = await page.locator('main').locator('h1, h2').allInnerTexts();
      const headings = texts.map((text) => text.replaceAll('\u00a0', ' ').trim());
      expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
      for (const section of sections) {
        if (!('anchor' in section)) continue;
        const title = page.locator(`#${section.anchor}`).getByRole('heading', {name: home[section.key].title});
        await expect(title, section.anchor).toHaveCount(1);
      }
    });

    test('offers demo and trial at once, and every product', async ({page}) => {
      await page.goto(url, {waitUntil: 'load'});
      const main = page.getByRole('main');
      for (const name of [home.hero.bookDemo, home.hero.freeTrial]) {
        await expect(main.getByRole('link', {name, exact: true}).first()).toBeInViewport();
      }
      for (const product of suite) {
        await expect(main.getByRole('heading', {name: products[product].name}).first()).toBeAttached();
      }
    });

    test('is not too long to be read', async ({page}) => {
      await page.goto(url);
      for (const {width, most} of lengths) {
        await page.setViewportSize({width, height: 900});
        await page.locator('footer').scrollIntoViewIfNeeded();
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(length, `${width} px`).toBeLessThanOrEqual(most);
      }
    });

    test('hides no feature of a product from who needs letters of twice the size', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.goto(url, {waitUntil: 'load'});
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const productFeatures = page.locator('#products li li');
      await expect(productFeatures.first()).toBeAttached();
      await expect(productFeatures.filter({visible: true})).toHaveCount(await productFeatures.count());
    });
  });
}

const {home} = words('hi');

type Feature = keyof typeof features;
// Object.keys() widens to string[]; the object has no other keys.
const allFeatures = Object.keys(features) as Feature[];
const firstFeatures = allFeatures.slice(0, featuresAtFirst);
const featuresIn = (category: string) => allFeatures.filter((name) => features[name] === category);

const shownFeatures = (page: Page) => page.locator('#features [data-category]').filter({visible: true});
const expectFeatures = (page: Page, shown: Feature[]) =>
  expect(shownFeatures(page)).toContainText(shown.map((name) => home.features.items[name].title));

const tabsOf = (page: Page) => page.getByRole('tablist').getByRole('tab');
const showAllButton = (page: Page) => page.getByRole('button', {name: String(allFeatures.length)});

test('a tab that is pressed before the scripts came is chosen once they are there', async ({page}) => {
  const release = await holdRequests(page);
  await page.goto('/hi', {waitUntil: 'domcontentloaded'});
  const tabs = tabsOf(page);
  const labels: string[] = [home.features.all, ...featureCategories.map((key) => home.features.categories[key])];
  await expect(tabs).toHaveText(labels);
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  // Whoever sees nothing happen presses again, and something else.
  await tabs.nth(1).click();
  await tabs.nth(2).dblclick();
  release();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: home.features.categories.support})).toBeVisible();
});

test('the tabs show the first features, and those of each category', async ({page}) => {
  await page.goto('/hi');
  await expectFeatures(page, firstFeatures);
  for (const [index, category] of featureCategories.entries()) {
    await tabsOf(page)
      .nth(index + 1)
      .click();
    await expectFeatures(page, featuresIn(category));
  }
  await expect(tabsOf(page).first()).toHaveAttribute('aria-selected', 'false');
});

test('the tabs are one stop for the keyboard, and arrow keys choose among them', async ({page}) => {
  await page.goto('/hi');
  const tabs = tabsOf(page);
  const [all, sales, support] = [tabs.nth(0), tabs.nth(1), tabs.nth(2)];
  await expect(page.locator('[role="tab"][tabindex="0"], [role="tab"]:not([tabindex])')).toHaveCount(1);
  await sales.click();
  await page.keyboard.press('ArrowRight');
  await expect(support).toBeFocused();
  await expect(support).toHaveAttribute('aria-selected', 'true');
  await expectFeatures(page, featuresIn('support'));
  // With Alt the browser goes through its history.
  await page.keyboard.press('Alt+ArrowRight');
  await expect(support).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(all).toBeFocused();
  await expectFeatures(page, firstFeatures);
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
});

test('a button shows all features, which stay when another tab was looked at', async ({page}) => {
  await page.goto('/hi');
  const tabs = tabsOf(page);
  await showAllButton(page).click();
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expect(showAllButton(page)).toBeHidden();
  await expectFeatures(page, allFeatures);
  await tabs.nth(1).click();
  await expectFeatures(page, featuresIn('sales'));
  await tabs.first().click();
  await expectFeatures(page, allFeatures);
});

const searches = [
  {tab: 'all', label: undefined},
  {tab: 'sales', label: home.features.categories.sales},
];

for (const {tab, label} of searches) {
  // The event stands for what other browsers do before they show a text that was searched for.
  test(`what a browser finds among the features that are not shown brings all of them: ${tab}`, async ({page}) => {
    await page.goto('/hi');
    if (label) await page.getByRole('tab', {name: label}).click();
    const hidden = page.locator('#features [hidden="until-found"]').last();
    await expect(hidden).toBeHidden();
    const height = await hidden.evaluate((tile) => {
      tile.dispatchEvent(new Event('beforematch', {bubbles: true}));
      return tile.getBoundingClientRect().height;
    });
    expect(height, 'has a place to scroll to').toBeGreaterThan(10);
    await expect(page.getByRole('tab', {name: home.features.all})).toHaveAttribute('aria-selected', 'true');
    await expect(shownFeatures(page)).toHaveCount(allFeatures.length);
    await expect(showAllButton(page)).toHaveCount(0);
  });
}

test('without scripts all features are there', async ({scriptlessPage}) => {
  await scriptlessPage.goto('/hi');
  for (const {title} of Object.values(home.features.items)) {
    await expect(scriptlessPage.getByRole('main').getByText(title, {exact: true})).toBeVisible();
  }
});

/** Whether tiles are on their way to other places. */
const tilesGlide = (page: Page) =>
  page.locator('#features li').evaluateAll((tiles) => tiles.some((tile) => tile.getAttribute('style')));

/** For two seconds, counts the frames in which tiles glide, and those in which one is seen below its panel. Runs in the page. */
function watchTiles(panel: Element): Promise<{gliding: number; outside: number}> {
  return new Promise((resolve) => {
    const start = performance.now();
    const frames = {gliding: 0, outside: 0};
    const isSeenBelow = () => {
      const {left, width, bottom} = panel.getBoundingClientRect();
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        for (const below of [8, 60, 150]) {
          if (panel.contains(document.elementFromPoint(left + width * share, bottom + below))) return true;
        }
      }
      return false;
    };
    const look = () => {
      if (panel.querySelector('[style]')) frames.gliding += 1;
      if (isSeenBelow()) frames.outside += 1;
      if (performance.now() - start < 2000) requestAnimationFrame(look);
      else resolve(frames);
    };
    look();
  });
}

test('the feature filter changes at once; once its motion is there, tiles glide within it', async ({page}) => {
  const sales = page.getByRole('tab', {name: home.features.categories.sales, exact: true});
  const panel = page.getByRole('tabpanel');
  const motionScript = /\/_next\/.*\.js/;
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('/hi', {waitUntil: 'networkidle'});
  const release = await holdRequests(page, motionScript);
  const isAskedFor = page.waitForRequest(motionScript);
  await sales.click();
  await expect(panel.locator('[data-category="support"]').first()).toBeHidden();
  await isAskedFor;
  expect(await tilesGlide(page)).toBe(false);

  const hasArrived = page.waitForEvent('requestfinished');
  release();
  await hasArrived;
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', {name: home.features.all, exact: true}).click();
  await showAllButton(page).click();
  await panel.evaluate((tiles) => tiles.scrollIntoView({behavior: 'instant', block: 'end'}));
  // Whatever glides for that is in its place.
  await page.waitForTimeout(1000);
  const watching = panel.evaluate(watchTiles);
  await sales.click();
  const frames = await watching;
  expect(frames.gliding).toBeGreaterThan(3);
  expect(frames.outside).toBe(0);
  // Nothing is left of it in the markup.
  expect(await tilesGlide(page)).toBe(false);
});

test('on paper, which has no tabs, all features are there whatever was chosen', async ({page}) => {
  await page.goto('/hi');
  await page.getByRole('tab', {name: home.features.categories.sales, exact: true}).click();
  await page.emulateMedia({media: 'print'});
  await expect(shownFeatures(page)).toHaveCount(allFeatures.length);
});

/** Whether each animation that runs by itself is of an element in sight. What the scroll moves is the visitor's doing. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({playState, timeline}) => playState === 'running' && timeline === document.timeline)
      .map(({effect}) => {
        const box = effect instanceof KeyframeEffect ? effect.target?.getBoundingClientRect() : undefined;
        return {inSight: box !== undefined && box.top < window.innerHeight && box.bottom > 0};
      }),
  );

test('what moves by itself does so in sight only, and has come to rest within five seconds', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.setViewportSize(narrowWindow);
  await page.goto('/');
  await expect.poll(async () => (await runningAnimations(page)).length).toBeGreaterThan(0);
  expect(await runningAnimations(page)).not.toContainEqual({inSight: false});
  const durations = await page.evaluate(() =>
    document.getAnimations().map(({effect}) => effect?.getComputedTiming().endTime),
  );
  expect(durations.filter((duration) => Number(duration) > 5000)).toEqual([]);
  await expect.poll(() => runningAnimations(page), {timeout: 7000}).toEqual([]);

  // What is further down waits until it is in sight.
  await page.locator('#ai-growth').evaluate((section) => {
    const drawings = [...section.querySelectorAll('svg')];
    const animated = drawings.find((drawing) => drawing.getAnimations().length > 0);
    animated?.scrollIntoView({behavior: 'instant', block: 'center'});
  });
  await expect.poll(() => runningAnimations(page)).toEqual([{inSight: true}]);
});
