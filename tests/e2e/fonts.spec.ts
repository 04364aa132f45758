import type {Page} from '@playwright/test';
import {publishedLocales, scriptOf} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {fonts} from '@/share/fonts';
import {exactLetters} from '@/tools/browser';
import * as measures from './measures';
import {expect, holdRequests, samplePages, test} from './support';

test.use({
  launchOptions: [
    async ({launchOptions}, use) => {
      await use({...launchOptions, args: [...(launchOptions.args ?? []), ...exactLetters]});
    },
    {scope: 'worker'},
  ],
});

const wide = {width: 1440, height: 900};
const narrow = {width: 360, height: 740};

/**
 * Gives a page one of Poppins' own files as `reference`, and as `site` a font that it has, with its files and weights, but not its
 * `font-display: optional`: on a busy machine letters come too late, and the page goes without.
 */
async function addFonts(page: Page, family: string, reference: Buffer) {
  await page.route('**/reference', (route) => route.fulfill({body: reference}));
  await page.evaluate(async (family) => {
    document.fonts.add(await new FontFace('reference', 'url(/reference)').load());
    const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]);
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const value = (property: string) => rule.style.getPropertyValue(property);
      if (value('font-family').replaceAll('"', '') !== family) continue;
      // Next's sheet names them from its own address, the build's own rules from the site's.
      const base = rule.parentStyleSheet?.href ?? document.baseURI;
      const src = value('src').replace(/url\("?([^")]+)"?\)/, (_, path) => `url(${new URL(path, base)})`);
      document.fonts.add(await new FontFace('site', src, {weight: value('font-weight')}).load());
    }
  }, family);
}

for (const {path, family, has, count} of [
  {path: '/', family: 'Poppins', has: /./u, count: 180},
  {path: '/hi', family: 'Poppins Devanagari', has: /[ -~\u00a0©×‘’“”•…]/u, count: 100},
]) {
  for (const {weight, data, characters} of fonts.filter(({name}) => name === 'latin')) {
    test(`${family}: every Latin letter and sign in weight ${weight} is drawn as in Poppins`, async ({page}) => {
      await page.goto(path);
      await addFonts(page, family, data);
      const found = await page.evaluate(
        ({characters, weight}) => {
          const context = new OffscreenCanvas(360, 360).getContext('2d', {willReadFrequently: true});
          if (!context) throw new Error('The browser has no canvas');
          const drawn = (text: string, font: string) => {
            context.clearRect(0, 0, 360, 360);
            context.font = font;
            // Without hinting, which moves the edges of the two by other fractions of a pixel.
            context.textRendering = 'geometricPrecision';
            context.fillText(text, 90, 234);
            return {pixels: context.getImageData(0, 0, 360, 360).data, width: context.measureText(text).width};
          };
          return characters.map((text) => {
            const [site, original] = [drawn(text, `${weight} 180px site`), drawn(text, '180px reference')];
            let [inked, other] = [0, 0];
            // A pixel's fourth byte is how much ink it has. A loop: it is done fifty million times.
            for (let at = 3; at < original.pixels.length; at += 4) {
              const ink = original.pixels[at] ?? 0;
              inked += ink;
              other += Math.abs(ink - (site.pixels[at] ?? 0));
            }
            return {text, inked, widths: Math.abs(site.width - original.width), different: inked ? other / inked : 0};
          });
        },
        {characters: [...characters].filter((character) => has.test(character)), weight},
      );
      expect(found.filter(({inked}) => inked > 0).length).toBeGreaterThan(count);
      // Points were rounded to the font's units, so that edges may have another grey.
      expect(found.filter(({widths, different}) => widths > 0.01 || different > 0.01)).toEqual([]);
    });
  }
}

/** What the site may not say, but visitors type. ि reaches over all of a conjunct, and श has forms of its own. */
const everyday =
  'शान्ति क्रान्ति अग्नि पण्डित ग्रन्थि वञ्चित मस्जिद सज्जित केन्द्रित तान्त्रिक स्त्रियाँ राष्ट्रिय सम्भव कृष्ण विष्णु निश्चय विश्वास पुष्प भीष्म अश्विनी'.split(
    ' ',
  );

const consonants = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';
const virama = '\u094d';
/** Keeps the letters on its two sides from joining: the halant between them is written out. */
const apart = '\u200c';

for (const reference of fonts.filter(({name}) => name === 'devanagari')) {
  test(`whatever is typed in Hindi, in weight ${reference.weight}, letters join as in Poppins`, async ({page}) => {
    await page.goto('/hi/contact');
    await addFonts(page, 'Poppins Devanagari', reference.data);
    const pairs = [...consonants].flatMap((half) => [...consonants].map((letter) => [half + virama, letter] as const));
    const found = await page.evaluate(
      ({pairs, weight, apart, everyday}) => {
        const site = `${weight} 40px site`;
        const context = new OffscreenCanvas(160, 100).getContext('2d', {willReadFrequently: true});
        if (!context) throw new Error('The browser has no canvas');
        const drawn = (text: string, font: string) => {
          context.clearRect(0, 0, 160, 100);
          context.font = font;
          context.fillText(text, 20, 60);
          return new Uint32Array(context.getImageData(0, 0, 160, 100).data.buffer);
        };
        const alike = (one: Uint32Array, other: Uint32Array) => one.every((pixel, at) => pixel === other[at]);
        const shown = (font: string) =>
          pairs
            .filter(([half, letter]) => alike(drawn(half + letter, font), drawn(half + apart + letter, font)))
            .map((pair) => pair.join(''));
        const different = everyday.filter((word) => !alike(drawn(word, site), drawn(word, '40px reference')));
        return {site: shown(site), reference: shown('40px reference'), different};
      },
      {pairs, weight: reference.weight, apart, everyday},
    );
    // Poppins itself has letters that join nothing: the comparison sees a halant where there is one.
    expect(found.reference).toContain('ङ्च');
    expect(found.site).toEqual(found.reference);
    expect(found.different).toEqual([]);
  });
}

for (const locale of publishedLocales) {
  const faces =
    scriptOf(locale) === 'Deva'
      ? ['Poppins Devanagari 400 loaded', 'Poppins Devanagari 600 loaded']
      : ['Poppins 400 600 loaded'];

  test(`a page in ${locale} is set in one family, and a wide window asks for it with the document`, async ({page}) => {
    await page.goto(localizedHref(locale, '/contact'));
    const preloads = page.locator('link[rel="preload"][as="font"]');
    await expect(preloads).toHaveCount(faces.length);
    const preloaded: (string | null)[] = [];
    for (const link of await preloads.all()) {
      await expect(link).toHaveAttribute('media', '(min-width: 44rem)');
      preloaded.push(await link.getAttribute('href'));
    }
    const {asked, files} = await page.evaluate(async () => {
      await document.fonts.ready;
      const names = performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname);
      return {
        // Without those of the system.
        asked: [...document.fonts]
          .filter(({family, status}) => !family.includes('Fallback') && status !== 'unloaded')
          .map(({family, weight, status}) => `${family.replaceAll('"', '')} ${weight} ${status}`),
        files: names.filter((name) => name.endsWith('.woff2')),
      };
    });
    // In the document and in the style sheet.
    expect([...new Set(asked)]).toEqual(faces);
    // A preload that nothing uses would be loaded for nothing.
    expect(files.toSorted()).toEqual(preloaded.toSorted());
  });
}

/** Names of the fonts that an element is drawn in, without those of the system. */
async function ownFonts(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const {root} = await devtools.send('DOM.getDocument');
  const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
  await devtools.detach();
  return fonts.filter(({isCustomFont}) => isCustomFont).map(({familyName}) => familyName);
}

for (const locale of publishedLocales)
  for (const width of [412, 1440])
    test(`a first visit in ${locale}, ${width} px: the site’s own letters come late, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 823});
      await page.addInitScript(measures.watchShifts);
      const release = await holdRequests(page, '**/*.woff2');
      await page.goto(localizedHref(locale, '/'), {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
      expect(await ownFonts(page, 'h1')).toEqual([]);
      release();
      await expect.poll(() => ownFonts(page, 'h1')).toEqual([expect.stringContaining('Poppins')]);
      expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.01);
    });

for (const [index, path] of samplePages.entries()) {
  const [url, size] = [localizedHref(publishedLocales[index % 2] ?? 'en', path), index & 2 ? narrow : wide];
  test(`${url}, ${size.width} px wide, does not jump when its fonts come late`, async ({page}) => {
    let late = 0;
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      late += 1;
      await route.continue();
    });
    await page.setViewportSize(size);
    await page.addInitScript(measures.watchShifts);
    await page.goto(url);
    await measures.readThrough(page);
    expect(late).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.01);
    // The fonts of this system, if need be.
    expect(await measures.sidewaysScroll(page)).toBe(0);
    expect(await measures.cutTexts(page)).toEqual([]);
  });
}
