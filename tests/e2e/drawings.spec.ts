import type {Page} from '@playwright/test';
import {industries} from '@/content/industries';
import {pathOf, slugsOf} from '@/content/paths';
import {publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {waitUntilReady} from './messageForm';
import {expect, test, words} from './support';

/** Runs in the page. Returns the selectors of the marks in a drawing that are covered or cut off. */
function hiddenMarks(scene: Element): string[] {
  scene.scrollIntoView({block: 'center', behavior: 'instant'});
  const drawing = scene.firstElementChild;
  // The ring is the rider, and the red mark is the last stop.
  return ['circle[stroke]', 'path[fill="var(--color-cloth)"]'].filter((mark) => {
    const box = drawing?.querySelector(mark)?.getBoundingClientRect();
    if (!drawing || !box) return true;
    const corners = [
      {x: box.left, y: box.top},
      {x: box.right, y: box.top},
      {x: box.left, y: box.bottom},
      {x: box.right, y: box.bottom},
    ];
    return corners.some(({x, y}) => !drawing.contains(document.elementFromPoint(x, y)));
  });
}

test('the delivery round on the home page shows its rider and its last stop in every viewport', async ({page}) => {
  const scene = page.locator('#offerings [data-product="delivery-management"] [role="img"]');
  await page.goto('/');
  for (const width of [360, 768, 1000, 1440]) {
    await page.setViewportSize({width, height: 900});
    expect.soft(await scene.evaluate(hiddenMarks), `${width} px`).toEqual([]);
  }
});

test('the card about delivery shows the rider and the customer on a map in every viewport', async ({page}) => {
  const map = page.locator('#about [data-product="quicklocal"] div:has(> svg)');
  await page.goto('/');
  for (const width of [360, 768, 1000, 1440]) {
    await page.setViewportSize({width, height: 900});
    expect.soft(await map.evaluate(hiddenMarks), `${width} px`).toEqual([]);
  }
});

/** Runs in the page. The least distance, in px, of a map's route and its marks from the map's edges and from the card on it. */
function roomAroundRoute(map: Element): number {
  const {left, top, right} = map.getBoundingClientRect();
  const {top: bottom} = map.lastElementChild?.firstElementChild?.getBoundingClientRect() ?? {top: 0};
  const marks = map.querySelectorAll('circle, path[stroke-linejoin], path[fill="var(--color-cloth)"]');
  const rooms = [...marks].map((mark) => {
    const box = mark.getBoundingClientRect();
    return Math.min(box.left - left, box.top - top, right - box.right, bottom - box.bottom);
  });
  return Math.min(...rooms);
}

for (const path of ['/use-cases/quick-commerce', '/use-cases/hyperlocal-delivery', '/industries/fmcg'] as const) {
  test(`${path}: a rider’s whole way is on the map, free of its edges and of the card`, async ({page}) => {
    await page.goto(path);
    for (const width of [360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const room = await page.locator('[data-route]').evaluate(roomAroundRoute);
      expect.soft(room, `${width} px`).toBeGreaterThanOrEqual(16);
    }
  });
}

/** Runs in the page. Returns the texts and marks of a drawing that overlap the words of a hero, or reach out of the viewport. */
function overlaps(hero: Element, selector: string): string[] {
  const words = [...hero.querySelectorAll('nav, h1, #lede, #lede ~ *')].map((element) =>
    element.getBoundingClientRect(),
  );
  return [...hero.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isOutside = box.left < 0 || box.right > window.innerWidth;
      return isOutside || words.some((word) => isOverlapping(word, box));
    })
    .map((element) => element.outerHTML.slice(0, 80));

  function isOverlapping(one: DOMRect, other: DOMRect): boolean {
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  }
}

/** The heroes whose drawing is behind the words, and what in it must be visible: names, and the rider and the goal. */
const heroesWithDrawings = [
  {hero: 'night', path: '/products/brand-galaxy', marks: '[role="img"] b'},
  {
    hero: 'map',
    path: '/products/quicklocal',
    marks: '[role="img"] circle[stroke], [role="img"] [fill="var(--color-cloth)"]',
  },
] as const;

for (const {hero, path, marks} of heroesWithDrawings) {
  for (const locale of publishedLocales) {
    test(`${path}, ${locale}: the drawing runs from edge to edge, and words and drawing leave each other free`, async ({
      page,
    }) => {
      const section = page.locator(`[data-hero="${hero}"]`);
      for (const width of [360, 768, 1024, 1440]) {
        await page.setViewportSize({width, height: 900});
        await page.goto(localizedHref(locale, path));
        expect.soft(await section.evaluate((element) => element.clientWidth)).toBe(width);
        expect.soft(await section.evaluate(overlaps, marks), `${width} px`).toEqual([]);
      }
    });
  }
}

for (const url of ['/', '/products/skycart', '/contact', '/hi/pricing', '/hi/industries/fmcg']) {
  test(`${url}: icons render without the sprite, including script-drawn ones`, async ({page}) => {
    // The sprite never loads.
    await page.route('**/sprite.svg*', () => new Promise(() => {}));
    // The office is open, so the contact page shows a tick.
    await page.clock.setFixedTime(new Date('2026-11-27T12:00:00+05:30'));
    await page.goto(url);
    for (const form of await page.getByRole('main').locator('form').all()) await waitUntilReady(form);
    const icons = page.locator('header svg:visible use, main svg:visible use');
    expect(await icons.count()).toBeGreaterThan(0);
    const undrawn = await icons.evaluateAll((uses) =>
      uses.filter((use) => (use as SVGUseElement).getBBox().width === 0).map((use) => use.getAttribute('href')),
    );
    expect(undrawn).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 844}});

  for (const slug of slugsOf('industries')) {
    test(`the goods of ${slug} are large, and are not shown again on the next screen`, async ({page}) => {
      await page.goto(pathOf('industries', slug), {waitUntil: 'load'});
      const goods = page.getByRole('main').locator('img');
      const boxes = await goods.evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
      const [first, second] = boxes;
      expect(first?.height).toBeGreaterThanOrEqual(220);
      expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThan(2 * 844);
    });
  }
});

test('the menu of industries loads its drawings only when it opens', async ({page}) => {
  const requests = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/illustrations/industries/')) requests.add(pathname);
  });
  await page.goto('/contact', {waitUntil: 'networkidle'});
  expect([...requests]).toEqual([]);
  const menu = page.locator('[data-menu="industries"]');
  await menu.locator('summary').hover();
  for (const drawing of await menu.locator('img').all()) {
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(requests.size).toBe(Object.keys(industries).length);
});

test('in forced colours an icon has the colour of the text around it', async ({page}) => {
  await page.goto('/pricing', {waitUntil: 'load'});
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    const colors = await page.locator('main li svg:has(> use[href*="#icon-tick"])').evaluateAll((icons) =>
      icons.map((icon) => ({
        icon: getComputedStyle(icon).color,
        words: getComputedStyle(icon.parentElement ?? icon).color,
      })),
    );
    expect(colors.length).toBeGreaterThan(10);
    expect(colors.filter(({icon, words}) => icon !== words)).toEqual([]);
  }
});

/** All colours of a drawing. */
const colorsOf = (page: Page, name: string) =>
  page.getByRole('img', {name, exact: true}).evaluate((picture) =>
    [picture, ...picture.querySelectorAll('b, circle, path')].map((part) => {
      const {color, backgroundColor, fill, stroke} = getComputedStyle(part);
      return [color, backgroundColor, fill, stroke].join(' ');
    }),
  );

test('in forced colours a drawing keeps its colours', async ({page}) => {
  const {sky} = words('en').scenes;
  await page.goto('/', {waitUntil: 'load'});
  const original = await colorsOf(page, sky.label);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await colorsOf(page, sky.label)).toEqual(original);
});

for (const slug of slugsOf('products')) {
  test(`the page of ${slug} has pictures of its own, and not the home page’s table of one stock`, async ({page}) => {
    await page.goto(pathOf('products', slug));
    const {stock} = words('en').scenes;
    await expect(page.getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('img', {name: stock.label, exact: true})).toHaveCount(0);
    await expect(page.getByRole('main').getByText(stock.soldToday, {exact: true})).toHaveCount(0);
  });
}
