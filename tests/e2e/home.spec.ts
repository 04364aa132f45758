import {featureCategories, features, featuresAtFirst} from '@/content/home';
import {suite} from '@/content/suite';
import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {expect, holdRequests, test, words} from './support';

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

for (const locale of locales) {
  const {home, suite: products} = words(locale);

  test(`home page, ${locale}: twelve sections, the first one’s offer, a card a product, its length`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(localizedHref(locale, '/'));
    const titles: string[] = sections.map(({key}) => home[key].title);
    const texts = await page.locator('main').locator('h1, h2').allInnerTexts();
    const headings = texts.map((text) => text.replaceAll('\u00a0', ' ').trim());
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
    for (const section of sections) {
      if (!('anchor' in section)) continue;
      const title = page.locator(`#${section.anchor}`).getByRole('heading', {name: home[section.key].title});
      await expect(title, section.anchor).toHaveCount(1);
    }
    const main = page.getByRole('main');
    for (const action of [home.hero.bookDemo, home.hero.freeTrial])
      await expect(main.getByRole('link', {name: action, exact: true}).first()).toBeInViewport();
    for (const product of suite)
      await expect(main.getByRole('heading', {name: products[product].name}).first()).toBeAttached();
    for (const [width, highest] of [
      [360, 14_000],
      [1440, 11_000],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await page.locator('footer').scrollIntoViewIfNeeded();
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length, `${width} px`).toBeLessThanOrEqual(highest);
    }
    // Letters of twice the size hide no feature of a product.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const features = page.locator('#products li li');
    await expect(features.first()).toBeAttached();
    await expect(features.filter({visible: true})).toHaveCount(await features.count());
  });
}

const {home} = words('hi');

test('the feature filter: tabs by mouse and arrow keys, also before the scripts came', async ({page}) => {
  const arrive = await holdRequests(page);
  await page.goto('/hi', {waitUntil: 'domcontentloaded'});
  const tabs = page.getByRole('tablist').getByRole('tab');
  const labels: string[] = [home.features.all, ...featureCategories.map((key) => home.features.categories[key])];
  await expect(tabs).toHaveText(labels);
  const [all, sales, support] = [tabs.nth(0), tabs.nth(1), tabs.nth(2)];
  await expect(all).toHaveAttribute('aria-selected', 'true');
  // Whoever sees nothing happen presses again, and something else.
  await sales.click();
  await support.dblclick();
  arrive();
  await expect(support).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: home.features.categories.support})).toBeVisible();
  await all.click();

  const names = Object.keys(features) as (keyof typeof features)[];
  const expectShown = (shown: typeof names) =>
    expect(page.locator('#features [data-category]').filter({visible: true})).toContainText(
      shown.map((name) => home.features.items[name].title),
    );
  const inCategory = (category: string) => names.filter((name) => features[name] === category);

  const first = names.slice(0, featuresAtFirst);
  await expectShown(first);
  for (const [index, category] of featureCategories.entries()) {
    await tabs.nth(index + 1).click();
    await expectShown(inCategory(category));
  }
  await sales.click();
  await expect(all).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(support).toBeFocused();
  await expect(support).toHaveAttribute('aria-selected', 'true');
  await expectShown(inCategory('support'));
  // With Alt the browser goes through its history.
  await page.keyboard.press('Alt+ArrowRight');
  await expect(support).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(all).toBeFocused();
  await expectShown(first);
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await all.click();
  const showAll = page.getByRole('button', {name: String(names.length)});
  await showAll.click();
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expect(showAll).toBeHidden();
  await expectShown(names);
  await sales.click();
  await expectShown(inCategory('sales'));
  await all.click();
  await expectShown(names);
  // One stop for Tab, whatever the number of tabs.
  await expect(page.locator('[role="tab"][tabindex="0"], [role="tab"]:not([tabindex])')).toHaveCount(1);
});

// The event stands for what other browsers do before they show a text that was searched for.
test('what a browser finds among the features that are not shown brings all of them', async ({page}) => {
  const {items, categories, all} = home.features;
  await page.goto('/hi');
  const shown = page.locator('#features [data-category]').filter({visible: true});
  for (const category of [undefined, categories.sales]) {
    if (category) await page.getByRole('tab', {name: category}).click();
    const hidden = page.locator('#features [hidden="until-found"]').last();
    await expect(hidden).toBeHidden();
    const height = await hidden.evaluate((tile) => {
      tile.dispatchEvent(new Event('beforematch', {bubbles: true}));
      return tile.getBoundingClientRect().height;
    });
    expect(height, 'has a place to scroll to').toBeGreaterThan(10);
    await expect(page.getByRole('tab', {name: all})).toHaveAttribute('aria-selected', 'true');
    await expect(shown).toHaveCount(Object.keys(items).length);
    await expect(page.locator('[role=tabpanel] + button')).toHaveCount(0);
  }
});

test('without scripts all features are there', async ({scriptlessPage}) => {
  await scriptlessPage.goto('/hi');
  for (const {title} of Object.values(home.features.items))
    await expect(scriptlessPage.getByRole('main').getByText(title, {exact: true})).toBeVisible();
});

test('the feature filter changes at once; once its motion is there, tiles glide within it', async ({page}) => {
  const {sales} = home.features.categories;
  const panel = page.getByRole('tabpanel');
  const glides = () =>
    page.locator('#features li').evaluateAll((tiles) => tiles.some((tile) => tile.getAttribute('style')));
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('/hi', {waitUntil: 'networkidle'});
  const release = await holdRequests(page, /\/_next\/.*\.js/);
  const asked = page.waitForRequest(/\/_next\/.*\.js/);
  await page.getByRole('tab', {name: sales, exact: true}).click();
  await expect(panel.locator('[data-category="support"]').first()).toBeHidden();
  await asked;
  expect(await glides()).toBe(false);

  const arrived = page.waitForEvent('requestfinished');
  release();
  await arrived;
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', {name: home.features.all, exact: true}).click();
  await page.locator('[role=tabpanel] + button').click();
  await panel.evaluate((tiles) => tiles.scrollIntoView({behavior: 'instant', block: 'end'}));
  await page.waitForTimeout(1000);
  const outside = panel.evaluate(
    (tiles) =>
      new Promise<{frames: number; outside: number}>((resolve) => {
        const [seen, start] = [{frames: 0, outside: 0}, performance.now()];
        const look = () => {
          const {left, width, bottom} = tiles.getBoundingClientRect();
          const moves = [...tiles.querySelectorAll('[style]')].length > 0;
          const below = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) =>
            [8, 60, 150].map((down) => document.elementFromPoint(left + width * share, bottom + down)),
          );
          if (moves) seen.frames++;
          if (below.some((element) => tiles.contains(element))) seen.outside++;
          if (performance.now() - start < 2000) requestAnimationFrame(look);
          else resolve(seen);
        };
        look();
      }),
  );
  await page.getByRole('tab', {name: sales, exact: true}).click();
  const seen = await outside;
  expect(seen.frames).toBeGreaterThan(3);
  expect(seen.outside).toBe(0);
  // Nothing is left of it in the markup.
  expect(await glides()).toBe(false);
  // Paper has no tabs that would say what is missing.
  await page.emulateMedia({media: 'print'});
  await expect(panel.locator('[data-category]').filter({visible: true})).toHaveCount(Object.keys(features).length);
});

test('what moves by itself does so in sight only, and has come to rest within five seconds', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  // What the scroll moves is the visitor's doing.
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({playState, timeline}) => playState === 'running' && timeline === document.timeline)
        .map(({effect}) => {
          const box = effect instanceof KeyframeEffect ? effect.target?.getBoundingClientRect() : undefined;
          return {inSight: box !== undefined && box.top < window.innerHeight && box.bottom > 0};
        }),
    );
  await expect.poll(async () => (await moving()).length).toBeGreaterThan(0);
  expect(await moving()).not.toContainEqual({inSight: false});
  const lengths = await page.evaluate(() =>
    document.getAnimations().map(({effect}) => effect?.getComputedTiming().endTime),
  );
  expect(lengths.filter((length) => Number(length) > 5000)).toEqual([]);
  await expect.poll(moving, {timeout: 7000}).toEqual([]);

  await page.locator('#ai-growth').evaluate((section) => {
    const kite = [...section.querySelectorAll('svg')].find((drawing) => drawing.getAnimations().length);
    kite?.scrollIntoView({behavior: 'instant', block: 'center'});
  });
  await expect.poll(moving).toEqual([{inSight: true}]);
});
