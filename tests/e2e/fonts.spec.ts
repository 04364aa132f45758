import {setTimeout as pause} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {publishedLocales, scriptOf} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {fonts} from '@/share/fonts';
import {exactLetters} from '@/tools/browser';
import * as measures from './measures';
import {alternateLocale, expect, holdRequests, narrowWindow, samplePages, test, wideWindow} from './support';

test.use({
  launchOptions: [
    async ({launchOptions}, use) => {
      await use({...launchOptions, args: [...(launchOptions.args ?? []), ...exactLetters]});
    },
    {scope: 'worker'},
  ],
});

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
      const source = value('src').replace(/url\("?([^")]+)"?\)/, (_, path) => `url(${new URL(path, base)})`);
      document.fonts.add(await new FontFace('site', source, {weight: value('font-weight')}).load());
    }
  }, family);
}

type Comparison = {
  text: string;
  /** How much ink Poppins has for it: the sum of its pixels' opacities. */
  inked: number;
  /** By how many pixels the widths differ. */
  widths: number;
  /** The share of that ink that differs. */
  different: number;
};

/** Draws each character from the fonts `site` and `reference`, and compares the two. Runs in the page. */
function compareCharacters({characters, weight}: {characters: string[]; weight: number | string}): Comparison[] {
  const context = new OffscreenCanvas(360, 360).getContext('2d', {willReadFrequently: true});
  if (!context) throw new Error('The browser has no canvas');
  const draw = (text: string, font: string) => {
    context.clearRect(0, 0, 360, 360);
    context.font = font;
    // Without hinting, which moves the edges of the two by other fractions of a pixel.
    context.textRendering = 'geometricPrecision';
    context.fillText(text, 90, 234);
    return {pixels: context.getImageData(0, 0, 360, 360).data, width: context.measureText(text).width};
  };
  return characters.map((text) => {
    const site = draw(text, `${weight} 180px site`);
    const reference = draw(text, '180px reference');
    let inked = 0;
    let differing = 0;
    // A pixel's fourth byte is how much ink it has. A loop: it is done fifty million times.
    for (let at = 3; at < reference.pixels.length; at += 4) {
      const ink = reference.pixels[at] ?? 0;
      inked += ink;
      differing += Math.abs(ink - (site.pixels[at] ?? 0));
    }
    const widths = Math.abs(site.width - reference.width);
    return {text, inked, widths, different: inked > 0 ? differing / inked : 0};
  });
}

/** `characters`: those of Poppins that the family has as well. `atLeast`: how many of them have ink. */
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
      expect(found.filter(({inked}) => inked > 0).length).toBeGreaterThan(atLeast);
      // Points were rounded to the font's units, so that edges may have another grey.
      expect(found.filter(({widths, different}) => widths > 0.01 || different > 0.01)).toEqual([]);
    });
  }
}

/** What the site may not say, but visitors type. ि reaches over all of a conjunct, and श has forms of its own. */
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

/** Every two consonants, the first one without its vowel. */
const consonantPairs = consonants.flatMap((first) =>
  consonants.map((second) => ({first: first + virama, second, both: first + virama + second})),
);

type LigatureQuestion = {pairs: typeof consonantPairs; words: string[]; weight: number | string};

/**
 * The pairs that each font does not join, and the words that the fonts `site` and `reference` draw differently. Runs in
 * the page.
 */
function compareLigatures({pairs, words, weight}: LigatureQuestion) {
  const context = new OffscreenCanvas(160, 100).getContext('2d', {willReadFrequently: true});
  if (!context) throw new Error('The browser has no canvas');
  const draw = (text: string, font: string) => {
    context.clearRect(0, 0, 160, 100);
    context.font = font;
    context.fillText(text, 20, 60);
    return new Uint32Array(context.getImageData(0, 0, 160, 100).data.buffer);
  };
  const areEqual = (one: Uint32Array, other: Uint32Array) => one.every((pixel, at) => pixel === other[at]);
  // Keeps the letters on its two sides from joining: the halant between them is written out.
  const zeroWidthNonJoiner = '\u200c';
  const unjoinedPairs = (font: string) =>
    pairs
      .filter(({first, second, both}) => areEqual(draw(both, font), draw(first + zeroWidthNonJoiner + second, font)))
      .map(({both}) => both);
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
  test(`whatever is typed in Hindi, in weight ${weight}, letters join as in Poppins`, async ({page}) => {
    await page.goto('/hi/contact', {waitUntil: 'load'});
    await addFonts(page, 'Poppins Devanagari', data);
    const question = {pairs: consonantPairs, words: everydayWords, weight};
    const found = await page.evaluate(compareLigatures, question);
    // Poppins itself has letters that join nothing: the comparison sees a halant where there is one.
    expect(found.unjoinedInReference).toContain('ङ्च');
    expect(found.unjoinedInSite).toEqual(found.unjoinedInReference);
    expect(found.differentWords).toEqual([]);
  });
}

/** Each font file that a page has asked for, by the family, weights and state that the browser gives it. */
const requestedFaces = {
  latin: ['Poppins 400 600 loaded'],
  devanagari: ['Poppins Devanagari 400 loaded', 'Poppins Devanagari 600 loaded'],
};

for (const locale of publishedLocales) {
  const faces = scriptOf(locale) === 'Deva' ? requestedFaces.devanagari : requestedFaces.latin;

  test(`a page in ${locale} is set in one family, and a wide window asks for it with the document`, async ({page}) => {
    await page.goto(localizedHref(locale, '/contact'));
    const preloads = page.locator('link[rel="preload"][as="font"]');
    await expect(preloads).toHaveCount(faces.length);
    const preloaded: (string | null)[] = [];
    for (const link of await preloads.all()) {
      await expect(link).toHaveAttribute('media', '(min-width: 44rem)');
      preloaded.push(await link.getAttribute('href'));
    }
    await page.evaluate(() => document.fonts.ready);
    // Without those of the system.
    const requested = await page.evaluate(() =>
      [...document.fonts]
        .filter(({family, status}) => !family.includes('Fallback') && status !== 'unloaded')
        .map(({family, weight, status}) => `${family.replaceAll('"', '')} ${weight} ${status}`),
    );
    // In the document and in the style sheet.
    expect([...new Set(requested)]).toEqual(faces);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => new URL(name).pathname)
        .filter((path) => path.endsWith('.woff2')),
    );
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

for (const locale of publishedLocales) {
  for (const width of [412, 1440]) {
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
  }
}

/** Half of the pages in each language, and half of those in each window. */
const lateFontVisits = samplePages.map((path, index) => ({
  url: localizedHref(alternateLocale(index), path),
  viewport: index % 4 < 2 ? wideWindow : narrowWindow,
}));

for (const {url, viewport} of lateFontVisits) {
  test(`${url}, ${viewport.width} px wide, does not jump when its fonts come late`, async ({page}) => {
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
    // The fonts of this system, if need be.
    expect(await measures.sidewaysScroll(page)).toBe(0);
    expect(await measures.cutTexts(page)).toEqual([]);
  });
}
