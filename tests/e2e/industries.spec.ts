import {expect, routes, test} from './support';

/** A visitor reads an industry's heading, its text and its buttons whole: the drawn goods do not reach into them. */
for (const {url} of routes.filter(({path}) => path.startsWith('/industries/'))) {
  test(`${url} shows its goods, clear of its words`, async ({page}) => {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    const hero = page.locator('main section').first();
    const goods = hero.locator('img');
    const shape = () => goods.evaluate(({width, height}: HTMLImageElement) => [width, height]);
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      await goods.evaluate((image: HTMLImageElement) => image.decode());
      const covered = await hero.evaluate((hero) => {
        const drawing = hero.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
        const covered = [...hero.querySelectorAll('h1, p, a')].filter((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          return [...(element.matches('a') ? element : words).getClientRects()].some(
            ({left, right, top, bottom}) =>
              drawing.left < right && drawing.right > left && drawing.top < bottom && drawing.bottom > top,
          );
        });
        return covered.map(({textContent}) => textContent);
      });
      expect.soft(covered, `${width} px wide`).toEqual([]);
    }

    // After a reload further down the drawing's other views are there first.
    const before = await shape();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
    expect(await shape()).toEqual(before);
  });
}
