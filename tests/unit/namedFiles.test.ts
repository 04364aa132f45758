import {expect, test} from 'vitest';
import {withScriptsAfterPaint} from '@/scripts/build/afterPaint';
import {beyondPhones} from '@/scripts/build/phoneStyles';
import {namedFiles} from '@/scripts/weight/namedFiles';

test('what a document loads at once, each file once: scripts, sheets, fonts, drawings', () => {
  const html = `
    <link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>
    <link rel="stylesheet" href="/own.css" data-whole="/whole.css"/>
    <link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js?v=1" async=""></script>
    <svg><use href="/sprite.svg#tick"></use><use href="/sprite.svg#cross"></use><use href="#here"></use></svg>
    <img alt="" src="/first.png"/>`;
  expect(namedFiles(html)).toEqual({
    scripts: ['/a.js'],
    styles: ['/own.css'],
    fonts: ['/a.woff2'],
    others: ['/sprite.svg', '/first.png'],
  });
});

test('what no phone loads then: style rules for other windows or without scripts, scripts for old browsers, late pictures, links, other sites', () => {
  const html = `
    <link rel="preload" media="${beyondPhones}" href="/wide.css" as="style"/>
    <noscript><link rel="stylesheet" href="/all.css"></noscript>
    <script src="/old.js" noModule=""></script><img src="/late.png" loading="lazy"/>
    <link rel="canonical" href="https://example.com/"/><link rel="icon" href="/icon.svg"/><link rel="preconnect" href="/"/>
    <link rel="preload" href="https://example.com/a.js" as="script"/><script src="//example.com/b.js"></script>`;
  expect(Object.values(namedFiles(html)).flat()).toEqual([]);
});

test('scripts that wait for the first paint are loaded all the same', () => {
  const html = withScriptsAfterPaint('<body><script src="/turbopack-a.js" async=""></script></body>');
  expect(namedFiles(html).scripts).toEqual(['/turbopack-a.js']);
});

test('a sprite that comes behind everything else is loaded all the same', () => {
  expect(namedFiles('<body><svg data-sprite="/sprite.svg?1"></svg></body>').others).toEqual(['/sprite.svg']);
});

test('the Link header counts as well', () => {
  const header =
    '</b.woff2>; rel=preload; as="font"; crossorigin="", </c.css>; rel="preload"; as=style, </>; rel=canonical';
  expect(namedFiles('', header)).toEqual({scripts: [], styles: ['/c.css'], fonts: ['/b.woff2'], others: []});
});
