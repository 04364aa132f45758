import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {localizedHref} from '@/i18n/localePath';
import {alternateLocale, expect, samplePages, test, visit} from './support';

/**
 * A page in reader mode, with the library of Firefox; other browsers have similar ones. It drops `hidden` elements, buttons, and elements
 * with class names like those of advertisements or menus.
 */

const readability = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

/** Not a part of the article: navigation, forms, drawings, and the title, which reader mode shows separately. */
const besideText =
  'nav, :has(> form) *, form, button, figcaption, a, [role="img"], [role="tablist"], [aria-hidden="true"], article > header';

// The page's policy would block the library.
test.use({bypassCSP: true, reducedMotion: 'reduce'});

for (const [index, path] of samplePages.entries()) {
  const url = localizedHref(alternateLocale(index), path);

  test(`${url} is complete in reader mode, including collapsed content`, async ({page}) => {
    await visit(page, {path, url});
    const lost = await page.evaluate(
      ({source, besideText}) => {
        const withoutSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '');
        /** The text of an element, without what is drawn for the eye and said elsewhere, such as a plan's name above its mark. */
        const textOf = (element: Element) => {
          const copy = element.cloneNode(true) as Element;
          for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
          return copy.textContent;
        };
        const texts = [...document.querySelectorAll('main :is(h2, h3, p, li, summary, dt, dd, th, td)')].filter(
          (element) =>
            !element.closest(besideText) && !element.querySelector('h2, h3, p, li, summary, dt, dd, th, td, a'),
        );
        const {Readability} = new Function(`${source}; return {Readability}`)();
        const copy = document.cloneNode(true);
        const read = withoutSpaces(new Readability(copy).parse()?.textContent);
        return texts.map(textOf).filter((text) => !read.includes(withoutSpaces(text)));
      },
      {source: readability, besideText},
    );
    expect(lost).toEqual([]);
  });
}
