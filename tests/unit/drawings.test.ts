import {expect, test} from 'vitest';
import {symbolsOf, withDrawings} from '@/scripts/build/drawings';

const tick = '<symbol id="icon-tick" viewBox="0 0 16 16"><path d="M1 8l4 4 9-9"/></symbol>';
const cross = '<symbol id="icon-cross" viewBox="0 0 16 16"><path d="M2 2l12 12"/></symbol>';
const symbols = symbolsOf(`<svg xmlns="http://www.w3.org/2000/svg">${tick}${cross}</svg>`);

test('a document gets the drawings that it shows, each once, and no others', () => {
  const use = (place: string) => `<svg><use href="/sprite.svg?1a2b#icon-tick" ${place}></use></svg>`;
  expect(withDrawings(`<html><body class="a">${use('x="1"')}${use('x="2"')}</body></html>`, symbols)).toBe(
    `<html><body class="a"><svg width="0" height="0" aria-hidden="true" data-sprite="/sprite.svg?1a2b">${tick}</svg>` +
      '<svg><use href="#icon-tick" x="1"></use></svg><svg><use href="#icon-tick" x="2"></use></svg></body></html>',
  );
});

test('React’s data goes on naming the sprite, for what is drawn later', () => {
  const data = '<script>self.__next_f.push([1,"{\\"href\\":\\"/sprite.svg?1a2b#icon-cross\\"}"])</script>';
  expect(withDrawings(`<body>${data}</body>`, symbols)).toBe(`<body>${data}</body>`);
});

test('a document with its drawings in it stays as it is', () => {
  const drawn = withDrawings('<body><svg><use href="/sprite.svg?1#icon-tick"></use></svg></body>', symbols);
  expect(withDrawings(drawn, symbols)).toBe(drawn);
});

test('a drawing that is not there, and an id that is taken, stop the build', () => {
  expect(() => withDrawings('<body><use href="/sprite.svg?1#icon-star"></use></body>', symbols)).toThrow('"icon-star"');
  const taken = '<body><p id="icon-tick"></p><use href="/sprite.svg?1#icon-tick"></use></body>';
  expect(() => withDrawings(taken, symbols)).toThrow('rename');
});
