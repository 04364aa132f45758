import type {Page} from '@playwright/test';
import {expect, routes, test} from './support';

/** A visitor reads an industry's heading, its text and its buttons whole: none of the drawn goods reaches into them. */
for (const {url} of routes.filter(({path}) => path.startsWith('/industries/'))) {
  test(`${url} keeps its goods clear of its words`, async ({page}) => {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const {shapes, covered} = await goodsOver(page);
      expect(shapes, 'drawn shapes').toBeGreaterThan(20);
      expect.soft(covered, `${width} px wide`).toEqual([]);
    }
  });
}

/** How many shapes the hero's drawing paints, and the words whose lines or whose button one of them lies over. */
function goodsOver(page: Page): Promise<{shapes: number; covered: string[]}> {
  return page.evaluate(() => {
    const drawing = document.querySelector('main section svg[role="img"]');
    const hero = drawing?.closest('section');
    if (!drawing || !hero) throw new Error('The page opens without a drawing');
    const shapes = [...drawing.querySelectorAll<SVGGraphicsElement>('path, circle, ellipse, rect')]
      .filter((shape) => !shape.closest('defs'))
      .map((shape) => shape.getBoundingClientRect());
    const boxesOf = (element: Element): DOMRect[] => {
      if (element.matches('a, button')) return [element.getBoundingClientRect()];
      const words = document.createRange();
      words.selectNodeContents(element);
      return [...words.getClientRects()];
    };
    const covered = [...hero.querySelectorAll('h1, p, a')].filter((element) =>
      boxesOf(element).some((box) =>
        shapes.some(
          (shape) =>
            shape.left < box.right && shape.right > box.left && shape.top < box.bottom && shape.bottom > box.top,
        ),
      ),
    );
    return {shapes: shapes.length, covered: covered.map((element) => element.textContent ?? '')};
  });
}
