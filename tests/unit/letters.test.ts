import {expect, test} from 'vitest';
import {withDocument, withLetters} from '@/scripts/build/letters';

const preload = (file: string, more = '') =>
  `<link rel="preload"${more} href="${file}" as="font" crossorigin="" type="font/woff2"/>`;
const face = (family: string, file: string) =>
  `@font-face{font-family:${family};font-weight:400 600;src:url(${file})format("woff2");unicode-range:U+??}`;
const fallback = '@font-face{font-family:Fallback;src:local(Arial)}';
const pageOf = (head: string, css: string) => `<head>${head}<style>${css}</style></head><body><main></main></body>`;

test('the faces that a page asks for first have a sheet of their own, and are asked for by windows that take it at once', () => {
  const own = face('"Poppins Devanagari"', '/deva.woff2');
  const other = face('Poppins', '/latin.woff2');
  const page = withLetters(pageOf(preload('/deva.woff2'), `p{a:b}${other}${own}${fallback}`));
  const media = ` media="${withDocument}"`;
  expect(page.replace(/<script>.*<\/script>/s, '')).toBe(
    `<head>${preload('/deva.woff2', media)}<style>p{a:b}${other}${fallback}</style><style${media}>${own}</style></head><body><main></main></body>`,
  );
  const [script = ''] = /<script>.*<\/script>(?=<\/head>)/s.exec(page) ?? [];
  expect(script).toContain('[["Poppins Devanagari","url(/deva.woff2)",{weight:"400 600"}]]');
  expect(withLetters(page)).toBe(page);
});

test('a page that asks for no letters, or for none that it has rules for, stops the build', () => {
  const rule = face('Poppins', '/latin.woff2');
  expect(() => withLetters(pageOf('', rule))).toThrow('no letters');
  expect(() => withLetters(pageOf(preload('/other.woff2'), rule))).toThrow('/other.woff2');
});

test('a rule that does not say what the script needs stops the build', () => {
  const rule = '@font-face{font-family:Poppins;src:url(/latin.woff2)}';
  expect(() => withLetters(pageOf(preload('/latin.woff2'), rule))).toThrow('font-weight');
});
