import {industries} from '@/content/industries';
import {waitUntilReady} from './messageForm';
import {expect, test, words} from './support';

/** What a visitor is to see of a drawing stays in sight in every window. */
test('the home page’s round shows its rider and its last door', async ({page}) => {
  for (const width of [360, 768, 1000, 1440]) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/');
    const hidden = await page
      .locator('#offerings [data-product="delivery-management"] [role="img"]')
      .evaluate((scene) => {
        scene.scrollIntoView({block: 'center', behavior: 'instant'});
        // A ring; the dot is where the way begins.
        return ['circle[stroke]', 'path[fill="var(--color-cloth)"]'].filter((mark) => {
          const box = scene.firstElementChild?.querySelector(mark)?.getBoundingClientRect();
          const corners = [box?.left, box?.right].flatMap((x = -1) => [box?.top, box?.bottom].map((y = -1) => [x, y]));
          return corners.some(([x = 0, y = 0]) => !scene.firstElementChild?.contains(document.elementFromPoint(x, y)));
        });
      });
    expect.soft(hidden, `${width} px`).toEqual([]);
  }
});

for (const url of ['/', '/products/skycart', '/contact', '/hi/pricing', '/hi/industries/fmcg']) {
  test(`${url} brings its drawings with it, also those that scripts put in the place of markup`, async ({page}) => {
    // A network that is too slow for the sprite.
    await page.route('**/sprite.svg*', () => new Promise(() => {}));
    // The office is open, which a tick says.
    await page.clock.setFixedTime(new Date('2026-11-27T12:00:00+05:30'));
    await page.goto(url);
    for (const form of await page.getByRole('main').locator('form').all()) await waitUntilReady(form);
    const signs = page.locator('header svg:visible use, main svg:visible use');
    expect(await signs.count()).toBeGreaterThan(0);
    const undrawn = await signs.evaluateAll((uses) =>
      uses.filter((use) => !(use as SVGUseElement).getBBox().width).map((use) => use.getAttribute('href')),
    );
    expect(undrawn).toEqual([]);
  });
}

test('the industries’ menu asks for its drawings when it opens', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/illustrations/industries/')) asked.push(pathname);
  });
  await page.goto('/contact', {waitUntil: 'networkidle'});
  expect(asked).toEqual([]);
  const menu = page.locator('[data-menu="industries"]');
  await menu.locator('summary').hover();
  for (const drawing of await menu.locator('img').all()) {
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(new Set(asked).size).toBe(Object.keys(industries).length);
});

test('in forced colours a sign has the colour of the words around it', async ({page}) => {
  await page.goto('/pricing');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    const others = await page
      .locator('main li svg:has(> use[href*="#icon-tick"])')
      .evaluateAll((signs) =>
        signs.map((sign) => [sign, sign.parentElement ?? sign].map((element) => getComputedStyle(element).color)),
      );
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter(([sign, words]) => sign !== words)).toEqual([]);
  }
});

test('in forced colours a picture keeps its ground and its inks', async ({page}) => {
  const {sky} = words('en').scenes;
  const colours = () =>
    page.getByRole('img', {name: sky.label, exact: true}).evaluate((picture) =>
      [picture, ...picture.querySelectorAll('b, circle, path')].map((part) => {
        const {color, backgroundColor, fill, stroke} = getComputedStyle(part);
        return [color, backgroundColor, fill, stroke].join(' ');
      }),
    );
  await page.goto('/');
  const own = await colours();
  await page.emulateMedia({forcedColors: 'active'});
  expect(await colours()).toEqual(own);
});
