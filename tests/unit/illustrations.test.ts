import {globSync, readFileSync} from 'node:fs';
import {optimize} from 'svgo';
import {describe, expect, test} from 'vitest';
import {GET} from '@/app/sprite.svg/route';
import {hasIllustration, industryIllustration} from '@/lib/illustrations';
import config from '@/svgo.config.mjs';

const files = globSync('illustrations/**/*.svg');

test.each(files)('%s is as small as `npm run illustrations` makes it', (file) => {
  const svg = readFileSync(file, 'utf8');
  expect(optimize(svg, {...config, path: file}).data).toBe(svg);
});

test.each(files.filter((file) => file.includes('industries')))('%s has views for a panel and for the menu', (file) => {
  const svg = readFileSync(file, 'utf8');
  expect(svg).toMatch(/<view id="detail" [^>]*viewBox="/);
  expect(svg).toMatch(/<view id="menu" viewBox="(\S+ ){2}(\S+) \2"/);
});

test('every icon that the code names is drawn', () => {
  const code = globSync('{app,components}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const named = [...code.join().matchAll(/\bicon-(\w+)['"]/g)].map(([, name]) => `icons/${name}`);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !hasIllustration(name))).toEqual([]);
});

test('an industry without a drawing shows the goods of the sample shop', () => {
  expect(industryIllustration('bags')).toBe('industries/bags');
  expect(industryIllustration('trial-trade')).toBe('industries/sample-shop');
});

describe('the sprite', async () => {
  const symbols = [...(await GET().text()).matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)];

  test.each(symbols.map(([symbol, name]) => [name, symbol] as const))(
    '%s takes its colours from the page',
    (name, symbol) => {
      if (/^(icon|glyph|feature|language-name)-/.test(name ?? '')) expect(symbol).not.toContain('#');
      if (name === 'mark') expect(symbol).toMatch(/var\(--color-cloth\).*currentColor/);
      if (name?.startsWith('good-')) expect(symbol).toContain('var(--p');
    },
  );
});
