import {spawnSync} from 'node:child_process';
import {globSync, readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {suite} from '@/content/suite';
import {readSvg} from '@/lib/illustrations';
import {coloursOf, darkPalette, hexOf, palette} from '@/lib/paletteFromCss';
import {copyProject} from './support/projectCopy';

test('oklch() is converted like in browsers', () => {
  // https://www.w3.org/TR/css-color-4/: lime and rebeccapurple.
  expect(hexOf(0.86644, 0.294827, 142.4953)).toBe('#00ff00');
  expect(hexOf(0.44027, 0.1603, 303.373)).toBe('#663399');
});

test('every product has its own colours', () => {
  const colours = suite.map((product) => coloursOf(product).p);
  expect(new Set(colours).size).toBe(suite.length);
});

test('the tab icon has the site’s colours in light and dark mode', () => {
  const icon = readFileSync('public/icon.svg', 'utf8');
  expect.soft(icon).toContain(palette.ink);
  expect.soft(icon).toContain(palette.cloth);
  expect.soft(icon).toContain(darkPalette.ink);
  expect.soft(icon).toContain(palette['cloth-on-indigo']);
});

describe('after a change of one colour in the style sheet', () => {
  const copy = copyProject([
    'app',
    'content',
    'i18n',
    'illustrations',
    'lib',
    'messages',
    'public',
    'settings',
    'share',
    'tools',
    'package.json',
  ]);
  afterAll(copy.remove);
  const green = hexOf(0.5, 0.12, 150);

  /** Runs a module's code in the copy. */
  function run(code: string): string {
    const args = ['--import', './tools/alias.ts', '--input-type=module', '--eval', code];
    const {stdout, stderr} = spawnSync(process.execPath, args, {cwd: copy.root, encoding: 'utf8'});
    expect(stderr).toBe('');
    return stdout;
  }

  beforeAll(() => {
    copy.edit(
      'app/colors.css',
      /--color-cloth: [^;]+;/,
      '--color-cloth: light-dark(oklch(0.5 0.12 150), oklch(0.6 0.1 150));',
    );
  });

  test('the icons have the new colour', () => {
    run("await import('./tools/icons.ts')");
    expect(copy.read('public/icon.svg')).toContain(green);
    expect(copy.read('public/icon.svg')).not.toContain(palette.cloth);
  });

  test.each(['mark', 'favicon', 'share/card', 'share/plain', 'industries/gifting'])('so is the drawing %s', (name) => {
    const drawn = run(`const {readSvg} = await import('@/lib/illustrations'); console.log(readSvg('${name}'));`);
    expect(drawn).toContain(green);
    expect(drawn).not.toContain(palette.cloth);
  });

  test('the URLs of share images and drawings change, so that caches do not keep the old ones', () => {
    const hashes = "const {shareHash, illustrationsHash} = await import('@/lib/fileHash');";
    const print = "console.log(shareHash(process.cwd() + '/'), illustrationsHash(process.cwd() + '/'));";
    const [share, illustrations] = run(hashes + print)
      .trim()
      .split(' ');
    copy.write('app/colors.css', readFileSync('app/colors.css', 'utf8'));
    const [shareBefore, illustrationsBefore] = run(hashes + print)
      .trim()
      .split(' ');
    expect(share).not.toBe(shareBefore);
    expect(illustrations).not.toBe(illustrationsBefore);
  });
});

test('drawings use the site’s colours only', () => {
  const brandDrawings = [
    'mark',
    'favicon',
    'tab',
    'share/home',
    'share/industry',
    'share/plain',
    'share/card',
    'share/binding',
    'share/campaign',
  ];
  const known = new Set<string>(Object.values(palette));
  for (const name of brandDrawings) {
    const colours = readSvg(name).match(/#[\da-f]{3,6}\b/g) ?? [];
    expect(
      colours.filter((colour) => !known.has(colour)),
      name,
    ).toEqual([]);
  }
});

test('share images take the mark from its file', () => {
  const outline = /d="(m24 2[^"]{9})/.exec(readFileSync('illustrations/mark.svg', 'utf8'))?.[1] ?? '';
  expect(outline).not.toBe('');
  const copies = globSync('{illustrations,share,components}/**/*.{svg,ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes(outline),
  );
  expect(copies).toEqual(['illustrations/mark.svg']);
});
