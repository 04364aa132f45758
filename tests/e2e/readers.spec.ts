import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {localizedHref} from '@/i18n/localePath';
import {alternateLocale, expect, samplePages, test, visit} from './support';

/**
 * What is left of a page in a browser's reader: Firefox has this one, others have one like it. It leaves out what is `hidden`, buttons
 * with their words, and boxes whose classes are named like advertisements or like menus.
 */

const readability = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

/** What stands beside the text of a page: where to go and to write, drawings, the title, which a reader shows by itself. */
const besideText =
  'nav, :has(> form) *, form, button, figcaption, a, [role="img"], [role="tablist"], [aria-hidden="true"], article > header';

// A page's policy has no room for the script.
test.use({bypassCSP: true, reducedMotion: 'reduce'});

for (const [index, path] of samplePages.entries()) {
  const url = localizedHref(alternateLocale(index), path);

  test(`${url} is whole in a reader, with what is opened by a press`, async ({page}) => {
    await visit(page, {path, url});
    const lost = await page.evaluate(
      ({source, besideText}) => {
        const withoutSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '');
        const texts = [...document.querySelectorAll('main :is(h2, h3, p, li, summary, dt, dd, th, td)')].filter(
          (element) =>
            !element.closest(besideText) && !element.querySelector('h2, h3, p, li, summary, dt, dd, th, td, a'),
        );
        const {Readability} = new Function(`${source}; return {Readability}`)();
        const copy = document.cloneNode(true);
        const read = withoutSpaces(new Readability(copy).parse()?.textContent);
        return texts.map(({textContent}) => textContent).filter((text) => !read.includes(withoutSpaces(text)));
      },
      {source: readability, besideText},
    );
    expect(lost).toEqual([]);
  });
}
