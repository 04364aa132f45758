import {setTimeout as pause} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {publishedLocales, scriptOf} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {fonts} from '@/share/fonts';
import {exactTextFlags} from '@/tools/browser';
import * as measures from './measures';
import {alternateLocale, expect, holdRequests, narrowWindow, samplePages, test, wideWindow} from './support';

test.use({
  launchOptions: [
    async ({launchOptions}, use) => {
      await use({...launchOptions, args: [...(launchOptions.args ?? []), ...exactTextFlags]});
    },
    {scope: 'worker'},
  ],
});

/**
 * Adds two fonts to a page: `reference`, an original file of Poppins, and `site`, the files of one of the page's font
 * families. The page's @font-face rules cannot be used, because with `font-display: optional` a slow machine may not show the font.
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
      // Addresses in a style sheet are relative to the sheet, and those in the document to the document.
      const base = rule.parentStyleSheet?.href ?? document.baseURI;
      const source = value('src').replace(/url\("?([^")]+)"?\)/, (_, path) => `url(${new URL(path, base)})`);
      document.fonts.add(await new FontFace('site', source, {weight: value('font-weight')}).load());
    }
  }, family);
}

type Comparison = {
  text: string;
  /** The sum of the opacities of all pixels in the reference. */
  ink: number;
  /** The difference between the widths, in pixels. */
  widthDifference: number;
  /** The difference between the pixels, as a share of `ink`. */
  inkDifference: number;
};

/** Runs in the page. Draws each character in the fonts `site` and `reference`, and compares the two. */
function compareCharacters({characters, weight}: {characters: string[]; weight: number | string}): Comparison[] {
  const context = new OffscreenCanvas(360, 360).getContext('2d', {willReadFrequently: true});
  if (!context) throw new Error('The browser has no canvas');
  const draw = (text: string, font: string) => {
    context.clearRect(0, 0, 360, 360);
    context.font = font;
    // This turns off hinting, which moves the edges differently in each font.
    context.textRendering = 'geometricPrecision';
    context.fillText(text, 90, 234);
    return {pixels: context.getImageData(0, 0, 360, 360).data, width: context.measureText(text).width};
  };
  return characters.map((text) => {
    const site = draw(text, `${weight} 180px site`);
    const reference = draw(text, '180px reference');
    let ink = 0;
    let differingInk = 0;
    // The fourth byte of each pixel is its opacity. This is a loop and no reduce(), because it runs fifty million times.
    for (let index = 3; index < reference.pixels.length; index += 4) {
      const opacity = reference.pixels[index] ?? 0;
      ink += opacity;
      differingInk += Math.abs(opacity - (site.pixels[index] ?? 0));
    }
    const widthDifference = Math.abs(site.width - reference.width);
    return {text, ink, widthDifference, inkDifference: ink > 0 ? differingInk / ink : 0};
  });
}

/** `characters` matches the characters of Poppins that the family has too. At least `atLeast` of them are visible. */
const latinFamilies = [
  {path: '/', family: 'Poppins', characters: /./u, atLeast: 180},
  {path: '/hi', family: 'Poppins Devanagari', characters: /[ -~\u00a0©×‘’“”•…]/u, atLeast: 100},
];
const latinFonts = fonts.filter(({name}) => name === 'latin');

for (const {path, family, characters: shared, atLeast} of latinFamilies) {
  for (const {weight, data, characters} of latinFonts) {
    test(`${family}: every Latin letter and sign in weight ${weight} is drawn as in Poppins`, async ({page}) => {
      await page.goto(path, {waitUntil: 'load'});
      await addFonts(page, family, data);
      const compared = [...characters].filter((character) => shared.test(character));
      const found = await page.evaluate(compareCharacters, {characters: compared, weight});
      expect(found.filter(({ink}) => ink > 0).length).toBeGreaterThan(atLeast);
      // The site's files have rounded coordinates, so edges may differ slightly.
      const different = found.filter(
        ({widthDifference, inkDifference}) => widthDifference > 0.01 || inkDifference > 0.01,
      );
      expect(different).toEqual([]);
    });
  }
}

/** Words that visitors may type although the site does not use them. In them ि spans a whole conjunct, or श has a special form. */
const everydayWords = [
  'शान्ति',
  'क्रान्ति',
  'अग्नि',
  'पण्डित',
  'ग्रन्थि',
  'वञ्चित',
  'मस्जिद',
  'सज्जित',
  'केन्द्रित',
  'तान्त्रिक',
  'स्त्रियाँ',
  'राष्ट्रिय',
  'सम्भव',
  'कृष्ण',
  'विष्णु',
  'निश्चय',
  'विश्वास',
  'पुष्प',
  'भीष्म',
  'अश्विनी',
];

const consonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const virama = '\u094d';

/** All pairs of consonants, joined by a virama. */
const consonantPairs = consonants.flatMap((first) =>
  consonants.map((second) => ({first: first + virama, second, both: first + virama + second})),
);

type LigatureInput = {pairs: typeof consonantPairs; words: string[]; weight: number | string};

/**
 * Runs in the page. Returns the pairs that each font does not join, and the words that the fonts `site` and `reference` draw
 * differently.
 */
function compareLigatures({pairs, words, weight}: LigatureInput) {
  const context = new OffscreenCanvas(160, 100).getContext('2d', {willReadFrequently: true});
  if (!context) throw new Error('The browser has no canvas');
  const draw = (text: string, font: string) => {
    context.clearRect(0, 0, 160, 100);
    context.font = font;
    context.fillText(text, 20, 60);
    return new Uint32Array(context.getImageData(0, 0, 160, 100).data.buffer);
  };
  const areEqual = (one: Uint32Array, other: Uint32Array) => one.every((pixel, at) => pixel === other[at]);
  // This keeps two letters from joining, so that the virama is visible.
  const zeroWidthNonJoiner = '\u200c';
  const unjoinedPairs = (font: string) => {
    const unjoined: string[] = [];
    for (const {first, second, both} of pairs) {
      const separate = first + zeroWidthNonJoiner + second;
      if (areEqual(draw(both, font), draw(separate, font))) unjoined.push(both);
    }
    return unjoined;
  };
  const siteFont = `${weight} 40px site`;
  const referenceFont = '40px reference';
  return {
    unjoinedInSite: unjoinedPairs(siteFont),
    unjoinedInReference: unjoinedPairs(referenceFont),
    differentWords: words.filter((word) => !areEqual(draw(word, siteFont), draw(word, referenceFont))),
  };
}

const devanagariFonts = fonts.filter(({name}) => name === 'devanagari');

for (const {weight, data} of devanagariFonts) {
  test(`consonants join in every typed word as in Poppins, in weight ${weight}`, async ({page}) => {
    await page.goto('/hi/contact', {waitUntil: 'load'});
    await addFonts(page, 'Poppins Devanagari', data);
    const input = {pairs: consonantPairs, words: everydayWords, weight};
    const found = await page.evaluate(compareLigatures, input);
    // Poppins itself does not join this pair. So the comparison does find pairs that are not joined.
    expect(found.unjoinedInReference).toContain('ङ्च');
    expect(found.unjoinedInSite).toEqual(found.unjoinedInReference);
    expect(found.differentWords).toEqual([]);
  });
}

/** The font files that a page loads, with family, weights and state. */
const requestedFaces = {
  latin: ['Poppins 400 600 loaded'],
  devanagari: ['Poppins Devanagari 400 loaded', 'Poppins Devanagari 600 loaded'],
};

for (const locale of publishedLocales) {
  const faces = scriptOf(locale) === 'Deva' ? requestedFaces.devanagari : requestedFaces.latin;

  test(`a page in ${locale} loads one font family, and preloads it in a wide viewport`, async ({page}) => {
    await page.goto(localizedHref(locale, '/contact'));
    const preloads = page.locator('link[rel="preload"][as="font"]');
    await expect(preloads).toHaveCount(faces.length);
    const preloaded: (string | null)[] = [];
    for (const link of await preloads.all()) {
      await expect(link).toHaveAttribute('media', '(min-width: 44rem)');
      preloaded.push(await link.getAttribute('href'));
    }
    await page.evaluate(() => document.fonts.ready);
    // Fallback fonts are fonts of the system, which load no file.
    const requested = await page.evaluate(() =>
      [...document.fonts]
        .filter(({family, status}) => !family.includes('Fallback') && status !== 'unloaded')
        .map(({family, weight, status}) => `${family.replaceAll('"', '')} ${weight} ${status}`),
    );
    // The list has each font twice, because both the document and the style sheet declare it.
    expect([...new Set(requested)]).toEqual(faces);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => new URL(name).pathname)
        .filter((path) => path.endsWith('.woff2')),
    );
    // No file may be preloaded without being used.
    expect(files.toSorted()).toEqual(preloaded.toSorted());
  });
}

/** The names of the web fonts that an element is drawn in. */
async function webFontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const {root} = await devtools.send('DOM.getDocument');
  const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
  await devtools.detach();
  return fonts.filter(({isCustomFont}) => isCustomFont).map(({familyName}) => familyName);
}

for (const locale of publishedLocales) {
  for (const width of [412, 1440]) {
    test(`on a first visit in ${locale}, ${width} px, nothing shifts when the fonts load late`, async ({page}) => {
      await page.setViewportSize({width, height: 823});
      await page.addInitScript(measures.watchShifts);
      const release = await holdRequests(page, '**/*.woff2');
      await page.goto(localizedHref(locale, '/'), {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
      expect(await webFontsOf(page, 'h1')).toEqual([]);
      release();
      await expect.poll(() => webFontsOf(page, 'h1')).toEqual([expect.stringContaining('Poppins')]);
      expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.01);
    });
  }
}

/** Half of the pages are in each language, and half of these in each viewport. */
const lateFontVisits = samplePages.map((path, index) => ({
  url: localizedHref(alternateLocale(index), path),
  viewport: index % 4 < 2 ? wideWindow : narrowWindow,
}));

for (const {url, viewport} of lateFontVisits) {
  test(`${url}, ${viewport.width} px wide, does not shift when its fonts load late`, async ({page}) => {
    let lateFonts = 0;
    await page.route(/\.woff2$/, async (route) => {
      await pause(600);
      lateFonts += 1;
      await route.continue();
    });
    await page.setViewportSize(viewport);
    await page.addInitScript(measures.watchShifts);
    await page.goto(url);
    await measures.readThrough(page);
    expect(lateFonts).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.01);
    // The page may have been laid out with the fonts of this system.
    expect(await measures.sidewaysScroll(page)).toBe(0);
    expect(await measures.cutTexts(page)).toEqual([]);
  });
}
