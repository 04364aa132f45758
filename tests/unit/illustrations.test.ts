import {globSync, readFileSync} from 'node:fs';
import {optimize} from 'svgo';
import {describe, expect, test} from 'vitest';
import {GET} from '@/app/sprite.svg/route';
import {partyBalance} from '@/content/sample';
import {hasIllustration, industryIllustration, readSvg, storyIllustration} from '@/lib/illustrations';
import home from '@/messages/en/home.json';
import config from '@/svgo.config.mjs';

const files = globSync('illustrations/**/*.svg');

test.each(files)('%s is as small as `npm run illustrations` makes it', (file) => {
  const svg = readFileSync(file, 'utf8');
  const {data: smallest} = optimize(svg, {...config, path: file});
  expect(svg).toBe(smallest);
});

describe.each(files.filter((file) => file.includes('industries')))('%s has a view', (file) => {
  const svg = readFileSync(file, 'utf8');

  test('for a panel', () => {
    expect(svg).toMatch(/<view id="detail" [^>]*viewBox="/);
  });

  test('for the menu, which is square', () => {
    const [, width, height] = /<view id="menu" viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
    expect(width).toBeDefined();
    expect(width).toBe(height);
  });
});

test('every icon that the code names is drawn', () => {
  const code = globSync('{app,components}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const tokens = readFileSync('app/globals.css', 'utf8');
  // `icon-leaf` is a utility for a colour and no icon.
  const isColour = (name: string) => tokens.includes(`--color-${name}:`);
  const names = [...code.join().matchAll(/['"]icon-(\w+)['"]/g)].map(([, name = '']) => name);
  const icons = names.filter((name) => !isColour(name));
  expect(icons.length).toBeGreaterThan(30);
  expect(icons.filter((name) => !hasIllustration(`icons/${name}`))).toEqual([]);
});

test('an industry shows its own drawing', () => {
  expect(industryIllustration('bags')).toBe('industries/bags');
});

test('an industry without a drawing shows the goods of the sample shop', () => {
  expect(industryIllustration('trial-trade')).toBe('industries/sample-shop');
});

test('each sample story shows its own evening, and a customer’s story an evening sky', () => {
  for (const story of Object.keys(home.stories.items)) expect(storyIllustration(story)).toBe(`stories/${story}`);
  expect(storyIllustration('Farah Khan')).toBe('stories/evening');
  expect(hasIllustration('stories/evening')).toBe(true);
});

test('the phone on the distributor’s desk shows the balance of the party’s ledger', () => {
  expect(readSvg('stories/asif')).toContain(`>₹${partyBalance.toLocaleString('en-IN')}<`);
});

describe('in the sprite', async () => {
  const sprite = await GET().text();
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([markup, name = '']) => ({
    name,
    markup,
  }));
  const isOfOneColour = (name: string) => /^(icon|glyph|feature|language-name)-/.test(name);
  const isGood = (name: string) => name.startsWith('good-');

  test.each(symbols.filter(({name}) => isOfOneColour(name)))(
    '$name has only the colour of the text around it',
    ({markup}) => {
      expect(markup).not.toContain('#');
    },
  );

  test.each(symbols.filter(({name}) => isGood(name)))('$name takes its colours from the page', ({markup}) => {
    expect(markup).toContain('var(--p');
  });

  test('the company’s mark takes its colours from the page', () => {
    const mark = symbols.find(({name}) => name === 'mark');
    expect(mark?.markup).toMatch(/var\(--color-cloth\).*currentColor/);
  });
});
