import type {Page} from '@playwright/test';
import {featureCategories, features, featuresAtFirst, trustStrip} from '@/content/home';
import {partyBalance, partyLedger, peakWeek} from '@/content/sampleShop';
import {suite} from '@/content/suite';
import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {expect, holdRequests, narrowWindow, test, wideWindow, words} from './support';

/** The sections and their anchors, in the order of the specification. */
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

for (const locale of locales) {
  const {home, suite: products} = words(locale);
  const url = localizedHref(locale, '/');

  test.describe(`the home page, ${locale}`, () => {
    test.use({reducedMotion: 'reduce'});

    test('has its sections in their order, with their anchors', async ({page}) => {
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

    test('offers the demo and the trial on the first screen, and has every product', async ({page}) => {
      await page.goto(url, {waitUntil: 'load'});
      const main = page.getByRole('main');
      for (const name of [home.hero.bookDemo, home.hero.freeTrial]) {
        await expect(main.getByRole('link', {name, exact: true}).first()).toBeInViewport();
      }
      for (const product of suite) {
        await expect(main.getByRole('heading', {name: products[product].name}).first()).toBeAttached();
      }
    });

    test('hides no feature of a product if the text is twice as large', async ({page}) => {
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
// TypeScript has Object.keys() return string[]. The object has no keys but these.
const allFeatures = Object.keys(features) as Feature[];
const firstFeatures = allFeatures.slice(0, featuresAtFirst);
const featuresIn = (category: string) => allFeatures.filter((name) => features[name] === category);

const shownFeatures = (page: Page) => page.locator('#features [data-category]').filter({visible: true});
const expectFeatures = (page: Page, shown: Feature[]) =>
  expect(shownFeatures(page)).toContainText(shown.map((name) => home.features.items[name].title));

const tabsOf = (page: Page) => page.getByRole('tablist').getByRole('tab');
const showAllButton = (page: Page) => page.locator('#features summary');

test('a tab that is pressed before the scripts have loaded is selected later', async ({page}) => {
  const release = await holdRequests(page);
  await page.goto('/hi', {waitUntil: 'domcontentloaded'});
  const tabs = tabsOf(page);
  const labels: string[] = [home.features.all, ...featureCategories.map((key) => home.features.categories[key])];
  await expect(tabs).toHaveText(labels);
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  // An impatient visitor may press again, or press another tab.
  await tabs.nth(1).click();
  await tabs.nth(2).dblclick();
  release();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: home.features.categories.support})).toBeVisible();
});

test('a wide viewport shows all features from the start, without a button', async ({page}) => {
  await page.setViewportSize(wideWindow);
  await page.goto('/hi');
  await expectFeatures(page, allFeatures);
  await expect(showAllButton(page)).toBeHidden();
});

test('on a phone the tabs show the first features, and those of each category', async ({page}) => {
  await page.setViewportSize(narrowWindow);
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

test('the tabs are one stop for the Tab key, and arrow keys select one', async ({page}) => {
  await page.setViewportSize(narrowWindow);
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

test('on a phone a button shows all features, and they are still shown after a look at another tab', async ({page}) => {
  await page.setViewportSize(narrowWindow);
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

// A browser fires `beforematch` before it shows a hidden text that find in page has found. The test fires the event itself, because a
// test cannot use find in page.
test('when find in page matches a feature of another category, all features are shown', async ({page}) => {
  await page.goto('/hi');
  await page.getByRole('tab', {name: home.features.categories.sales}).click();
  const hidden = page.locator('#features [hidden="until-found"]').last();
  await expect(hidden).toBeHidden();
  const height = await hidden.evaluate((tile) => {
    tile.dispatchEvent(new Event('beforematch', {bubbles: true}));
    return tile.getBoundingClientRect().height;
  });
  expect(height, 'has a place to scroll to').toBeGreaterThan(10);
  await expect(page.getByRole('tab', {name: home.features.all})).toHaveAttribute('aria-selected', 'true');
  await expect(shownFeatures(page)).toHaveCount(allFeatures.length);
  await expect(showAllButton(page)).toBeHidden();
});

test('the features of a category stand in rows without a gap', async ({page}) => {
  const columns = 3;
  await page.setViewportSize(wideWindow);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/hi');
  for (const category of featureCategories) {
    await page.getByRole('tab', {name: home.features.categories[category]}).click();
    await expectFeatures(page, featuresIn(category));
    const tops = await shownFeatures(page).evaluateAll((tiles) =>
      tiles.map((tile) => tile.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, category).toBe(Math.ceil(tops.length / columns));
  }
});

test('without scripts, a press shows all features', async ({scriptlessPage}) => {
  await scriptlessPage.setViewportSize(narrowWindow);
  await scriptlessPage.goto('/hi');
  await showAllButton(scriptlessPage).click();
  for (const {title} of Object.values(home.features.items)) {
    await expect(scriptlessPage.locator('#features').getByRole('heading', {name: title})).toBeVisible();
  }
});

/** Whether tiles are moving: while they do, the animation has set their `style`. */
const tilesMove = (page: Page) =>
  page.locator('#features li').evaluateAll((tiles) => tiles.some((tile) => tile.getAttribute('style')));

/** Runs in the page. For two seconds, counts the frames in which tiles move, and those in which one is visible below its panel. */
function watchTiles(panel: Element): Promise<{moving: number; outside: number}> {
  return new Promise((resolve) => {
    const start = performance.now();
    const frames = {moving: 0, outside: 0};
    const isTileBelowPanel = () => {
      const {left, width, bottom} = panel.getBoundingClientRect();
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        for (const below of [8, 60, 150]) {
          if (panel.contains(document.elementFromPoint(left + width * share, bottom + below))) return true;
        }
      }
      return false;
    };
    const checkFrame = () => {
      if (panel.querySelector('[style]')) frames.moving += 1;
      if (isTileBelowPanel()) frames.outside += 1;
      if (performance.now() - start < 2000) requestAnimationFrame(checkFrame);
      else resolve(frames);
    };
    checkFrame();
  });
}

test('the feature filter works at once, and moves its tiles once the animation has loaded', async ({page}) => {
  const sales = page.getByRole('tab', {name: home.features.categories.sales, exact: true});
  const panel = page.getByRole('tabpanel');
  // After `networkidle`, the only script still to be loaded is that of the animation.
  const motionScript = /\/_next\/.*\.js/;
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('/hi', {waitUntil: 'networkidle'});
  const release = await holdRequests(page, motionScript);
  const motionRequest = page.waitForRequest(motionScript);
  await sales.click();
  await expect(panel.locator('[data-category="support"]').first()).toBeHidden();
  await motionRequest;
  expect(await tilesMove(page)).toBe(false);

  const motionLoaded = page.waitForEvent('requestfinished');
  release();
  await motionLoaded;
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', {name: home.features.all, exact: true}).click();
  await panel.evaluate((tiles) => tiles.scrollIntoView({behavior: 'instant', block: 'end'}));
  // By now all tiles have stopped moving.
  await page.waitForTimeout(1000);
  const watching = panel.evaluate(watchTiles);
  await sales.click();
  const frames = await watching;
  expect(frames.moving).toBeGreaterThan(3);
  expect(frames.outside).toBe(0);
  // The animation leaves nothing behind in the markup.
  expect(await tilesMove(page)).toBe(false);
});

test('in print, all features are shown, whichever tab is selected', async ({page}) => {
  await page.goto('/hi');
  await page.getByRole('tab', {name: home.features.categories.sales, exact: true}).click();
  await page.emulateMedia({media: 'print'});
  await expect(shownFeatures(page)).toHaveCount(allFeatures.length);
});

test('a wide viewport shows the filter together with all its features', async ({page}) => {
  await page.setViewportSize(wideWindow);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/hi');
  await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView({behavior: 'instant', block: 'start'}));
  for (const tab of await tabsOf(page).all()) await expect(tab).toBeInViewport({ratio: 1});
  for (const feature of await shownFeatures(page).all()) await expect(feature).toBeInViewport({ratio: 1});
});

test('on a phone the core offerings pass by sideways, and the edge of the second one shows', async ({page}) => {
  await page.setViewportSize(narrowWindow);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/hi');
  const blocks = page.locator('#offerings article');
  await blocks.first().scrollIntoViewIfNeeded();
  const second = await blocks.nth(1).boundingBox();
  expect(second?.x).toBeLessThan(narrowWindow.width - 10);
  await expect(blocks.last()).not.toBeInViewport();
  // The link that the keyboard comes to is in sight, at least in part: Chromium moves only what cannot be seen at all.
  for (const block of await blocks.all()) {
    const link = block.getByRole('link').last();
    await link.focus();
    await expect(link).toBeInViewport();
  }
});

test('the figures below the four jobs stand in columns of equal width, on a phone too', async ({page}) => {
  for (const viewport of [narrowWindow, wideWindow]) {
    await page.setViewportSize(viewport);
    await page.goto('/hi');
    const boxes = await page
      .getByRole('list', {name: home.ecosystem.trust.label})
      .getByRole('listitem')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(trustStrip.length);
    for (const box of boxes) {
      expect(box.y).toBe(boxes[0].y);
      expect(box.width).toBeCloseTo(boxes[0].width, 0);
    }
  }
});

test('a plan’s name stands at the right end of the first line of its title, however long that is', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const url of ['/', '/hi']) {
    for (const width of [1000, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(url);
      const misplaced = await page
        .locator(':is(#products, #features) h3:has(a[href*="pricing"])')
        .evaluateAll((titles) =>
          titles
            .filter((title) => {
              const row = title.getBoundingClientRect();
              const tag = title.querySelector('a[href*="pricing"]')?.getBoundingClientRect();
              const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
              return !tag || Math.abs(tag.right - row.right) > 1 || tag.bottom > row.top + lineHeight + 2;
            })
            .map(({textContent}) => textContent),
        );
      expect(misplaced, `${url}, ${width} px`).toEqual([]);
    }
  }
});

test('on a phone the forecast is high enough to be read, and says how many are expected', async ({page}) => {
  await page.setViewportSize(narrowWindow);
  await page.goto('/hi');
  const chart = page.locator('#ai-growth').getByRole('img');
  const expected = words('hi').scenes.forecast.expected.replace('{count, number}', String(peakWeek.count));
  await expect(chart.getByText(expected)).toBeVisible();
  const box = await chart.boundingBox();
  expect(box?.height).toBeGreaterThan(200);
});

test('each story has a picture of its evening, which loads only when it comes near', async ({page}) => {
  const requests = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/illustrations/stories/')) requests.add(pathname);
  });
  await page.setViewportSize(narrowWindow);
  await page.goto('/hi', {waitUntil: 'networkidle'});
  expect([...requests]).toEqual([]);
  for (const story of await page.locator('#stories article').all()) {
    await story.scrollIntoViewIfNeeded();
    // Screen readers skip it.
    const picture = story.getByRole('presentation');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(requests.size).toBe(Object.keys(home.stories.items).length);
});

for (const [device, viewport] of Object.entries({
  phone: narrowWindow,
  tablet: {width: 768, height: 1024},
  laptop: wideWindow,
})) {
  test(`a whole bill and a whole ledger lie where a visitor checks them, without scripts, on a ${device}`, async ({
    scriptlessPage: page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/hi');
    const checks = page.locator('#checks');
    const {khata, counterDesk} = words('hi').scenes;
    const ledger = checks.getByRole('table');
    await expect(ledger.locator('tbody tr')).toHaveCount(partyLedger.entries.length);
    await expect(ledger.locator('tfoot td')).toHaveText(partyBalance.toLocaleString('en-IN'));
    const bill = checks.locator('[data-product="airpos"]');
    await expect(bill).toContainText(counterDesk.gstin);
    // Neither is wider than the window, nor lies on the other's figures. On a phone they are swiped.
    for (const paper of [bill, ledger.getByRole('rowheader', {name: khata.balance}), ledger]) {
      await paper.scrollIntoViewIfNeeded();
      const box = await paper.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(viewport.width);
    }
    const billPaper = await bill.getByText(counterDesk.thanks).locator('..').boundingBox();
    const figures = await ledger.boundingBox();
    expect((billPaper?.x ?? 0) + (billPaper?.width ?? 0)).toBeLessThanOrEqual(figures?.x ?? 0);
  });
}

test('in the ledger, what the party owes follows from each entry', async ({page}) => {
  await page.goto('/hi');
  const rows = await page.locator('#checks tbody tr').evaluateAll((lines) =>
    lines.map((line) => {
      const [amount = 0, balance = 0] = [...line.querySelectorAll('td')]
        .slice(2)
        .map((cell) => Number(cell.textContent?.replace('−', '-').replaceAll(',', '')));
      return {amount, balance};
    }),
  );
  let owed = 0;
  for (const {amount, balance} of rows) {
    owed += amount;
    expect(balance).toBe(owed);
  }
  expect(owed).toBe(partyBalance);
});

/** For each running animation, whether its element is in view. Animations that follow the scroll position do not count. */
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

test('animations run only in view, and end within five seconds', async ({page}) => {
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

  // Animations further down wait until they are in view.
  await page.locator('#ai-growth').evaluate((section) => {
    const drawings = [...section.querySelectorAll('svg')];
    const animated = drawings.find((drawing) => drawing.getAnimations().length > 0);
    animated?.scrollIntoView({behavior: 'instant', block: 'center'});
  });
  await expect.poll(() => runningAnimations(page)).toEqual([{inSight: true}]);
});
