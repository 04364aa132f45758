import type {Page} from '@playwright/test';
import {expect, routes, test} from './support';

/** A visitor reads an industry's heading, its text and its buttons whole: the drawn goods do not reach into them. */
for (const {url} of routes.filter(({path}) => path.startsWith('/industries/'))) {
  test(`${url} shows its goods, clear of its words`, async ({page}) => {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const {drawn, covered} = await goodsOver(page);
      expect(drawn, 'the drawing has come').toBe(true);
      expect.soft(covered, `${width} px wide`).toEqual([]);
    }

    // After a reload further down the drawing's other views are there first.
    const goods = page.locator('main section img').first();
    const shape = await goods.evaluate(({width, height}: HTMLImageElement) => [width, height]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
    expect(await goods.evaluate(({width, height}: HTMLImageElement) => [width, height])).toEqual(shape);
  });
}

/** Whether the hero's drawing has come, and the words whose lines or whose button it lies over. */
function goodsOver(page: Page): Promise<{drawn: boolean; covered: string[]}> {
  return page.evaluate(async () => {
    const drawing = document.querySelector<HTMLImageElement>('main section img');
    const hero = drawing?.closest('section');
    if (!drawing || !hero) throw new Error('The page opens without a drawing');
    await drawing.decode();
    const goods = drawing.getBoundingClientRect();
    const boxesOf = (element: Element): DOMRect[] => {
      if (element.matches('a, button')) return [element.getBoundingClientRect()];
      const words = document.createRange();
      words.selectNodeContents(element);
      return [...words.getClientRects()];
    };
    const covered = [...hero.querySelectorAll('h1, p, a')].filter((element) =>
      boxesOf(element).some(
        (box) => goods.left < box.right && goods.right > box.left && goods.top < box.bottom && goods.bottom > box.top,
      ),
    );
    return {drawn: drawing.naturalWidth > 0, covered: covered.map((element) => element.textContent ?? '')};
  });
}
