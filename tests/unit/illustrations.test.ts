import {globSync, readFileSync} from 'node:fs';
import {optimize} from 'svgo';
import {describe, expect, test} from 'vitest';
import {GET} from '@/app/sprite.svg/route';
import {elementsOf} from '@/build/html';
import {partyBalance} from '@/content/sampleShop';
import {drawnPortrait, hasIllustration, industryIllustration, readSvg, storyIllustration} from '@/lib/illustrations';
import home from '@/messages/en/home.json';
import partner from '@/messages/en/partner.json';
import config from '@/svgo.config.mjs';

const files = globSync('illustrations/**/*.svg');

test.each(files)('%s is as small as `npm run illustrations` makes it', (file) => {
  const svg = readFileSync(file, 'utf8');
  const {data: smallest} = optimize(svg, {...config, path: file});
  expect(svg).toBe(smallest);
});

describe.each(files.filter((file) => file.includes('industries')))('%s has a view', (file) => {
  const views = elementsOf(readFileSync(file, 'utf8')).filter(({name}) => name === 'view');
  const viewBoxOf = (id: string) => views.find(({attributes}) => attributes.id === id)?.attributes.viewBox;

  test('for a panel', () => {
    expect(viewBoxOf('detail')).toBeDefined();
  });

  test('for the menu, which is square', () => {
    const [_left, _top, width, height] = viewBoxOf('menu')?.split(' ') ?? [];
    expect(width).toBeDefined();
    expect(width).toBe(height);
  });
});

test('every icon that the code names is drawn', () => {
  const code = globSync('{app,components}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const tokens = readFileSync('app/colors.css', 'utf8');
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

test('each sample story has the portrait of its author, and a customer’s story none', () => {
  for (const {stories} of [home, partner]) {
    for (const story of Object.keys(stories.items)) expect(drawnPortrait(story)).toContain(`/portraits/${story}.svg`);
  }
  expect(drawnPortrait('Farah Khan')).toBeUndefined();
});

test('the phone on the distributor’s desk shows the balance of the party’s ledger', () => {
  expect(readSvg('stories/asif')).toContain(`>₹${partyBalance.toLocaleString('en-IN')}<`);
});

describe('in the sprite', async () => {
  const sprite = await GET().text();
  const symbols = elementsOf(sprite)
    .filter(({name}) => name === 'symbol')
    .map(({attributes, start, end}) => ({id: attributes.id ?? '', markup: sprite.slice(start, end)}));
  const isOfOneColour = (id: string) => /^(icon|glyph|feature|language-name)-/.test(id);
  const isGoodsSymbol = (id: string) => id.startsWith('good-');

  test.each(symbols.filter(({id}) => isOfOneColour(id)))(
    '$id has only the colour of the text around it',
    ({markup}) => {
      expect(markup).not.toContain('#');
    },
  );

  test.each(symbols.filter(({id}) => isGoodsSymbol(id)))('$id takes its colours from the page', ({markup}) => {
    const productColour = 'var(--p';
    expect(markup).toContain(productColour);
  });

  test('the company’s mark takes its colours from the page', () => {
    const mark = symbols.find(({id}) => id === 'mark');
    expect(mark?.markup).toMatch(/var\(--color-cloth\).*currentColor/);
  });
});
