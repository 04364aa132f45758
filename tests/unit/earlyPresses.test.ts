import {expect, test} from 'vitest';
import {withEarlyPresses} from '@/scripts/build/earlyPresses';

const pageOf = (content: string) =>
  `<body><header><button type="button">Menu</button></header><main id="main">${content}</main></body>`;

test('a page with a button that only scripts answer keeps presses, behind its content', () => {
  const page = pageOf('<button id="q" type="button" role="tab">All</button>');
  expect(withEarlyPresses(page)).toMatch(/<\/main><script>[^<]+<\/script><\/body>$/);
  expect(withEarlyPresses(page).replace(/<script>[^<]+<\/script>/, '')).toBe(page);
});

test('a page stays as it is where the browser answers every button itself', () => {
  for (const page of [pageOf('<button type="submit">Send</button>'), pageOf('<a href="/">Home</a>')])
    expect(withEarlyPresses(page)).toBe(page);
});
