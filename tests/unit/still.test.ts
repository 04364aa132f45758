import {expect, test} from 'vitest';
import {parseRows, withFlight} from '@/scripts/build/flight';
import {withoutStillData} from '@/scripts/build/still';

/** Rows every page has: React's fragment, the menu (a client component), and the component that keeps markup. */
const shared = ['1:"$Sreact.fragment"', '2:I[11,["/a.js"],"Menu"]', '3:I[12,["/a.js"],"Still"]'];
const words = (text: string) => ['$', 'p', null, {className: 'lede', children: `${text} ${'and so on '.repeat(20)}`}];
const article = (text: string) => ['$', 'article', null, {id: 'a', children: [words(text)]}];

/** A document whose markup is `markup` and whose data are `rows` and the value of row 0, in two scripts as Next writes them. */
function documentOf(markup: string, root: unknown, rows: readonly string[] = []) {
  const flight = `${[...shared, ...rows].join('\n')}\n0:${JSON.stringify({page: root})}\n`;
  const pushed = [flight.slice(0, 40), flight.slice(40)].map((part) => JSON.stringify([1, part]));
  return `<body>${markup}${pushed.map((data) => `<script>self.__next_f.push(${data})</script>`).join('')}</body>`;
}

const markupOf = (text: string) => `<article id="a"><p class="lede">${text} ${'and so on '.repeat(20)}</p></article>`;

function dataOf(html: string) {
  const scripts = [...html.matchAll(/<script>self\.__next_f\.push\((.*?)\)<\/script>/g)];
  const rows = parseRows(scripts.map(([, pushed = '']) => JSON.parse(pushed)[1]).join(''));
  const root = rows.find(({id}) => id === '0');
  return {page: JSON.parse(root?.payload ?? '{}').page, rows, scripts: scripts.length};
}

const kept = (at: number, tag: string) => ['$', '$L3', null, {at, tag}];

test('what the markup says is not said again, and the markup stays', () => {
  const page = withoutStillData(documentOf(markupOf('Hello'), article('Hello')));
  expect(page).toContain(markupOf('Hello'));
  expect(dataOf(page).page).toEqual(kept(0, 'article'));
  expect(dataOf(page).scripts).toBe(1);
});

test('what a visitor can use keeps its data, what stands around it does not', () => {
  const menu = ['$', '$L2', null, {label: 'Open'}];
  const main = ['$', 'main', null, {children: [article('Hello'), menu]}];
  const {page} = dataOf(withoutStillData(documentOf(`<main>${markupOf('Hello')}<button>Open</button></main>`, main)));
  expect(page).toEqual(['$', 'main', null, {children: [kept(0, 'article'), menu]}]);
});

test('data in rows of its own goes as well, with the texts that only it needs', () => {
  const long = 'नमस्ते <ब> "आप" '.repeat(30);
  const text = `5:T${Buffer.byteLength(long).toString(16)},${long}4:${JSON.stringify(['$', 'p', null, {children: '$5'}])}`;
  const root = ['$', 'section', null, {children: ['$L4', words('Hello')]}];
  const markup = `<section><p>${long.replace('<', '&lt;').replaceAll('<', '&lt;')}</p>${markupOf('Hello')}</section>`;
  const {rows, page} = dataOf(withoutStillData(documentOf(markup, root, [text])));
  expect(page[1]).toBe('$L3');
  expect(rows.map(({id}) => id)).toEqual(['3', '0']);
});

test('what a component may show later keeps its data', () => {
  const later = ['$', '$L2', null, {panel: article('Later'), children: article('Much later')}];
  const {page} = dataOf(withoutStillData(documentOf('<button>Menu</button>', later)));
  expect(page).toEqual(later);
});

test('what a component shows at once is kept like anything else', () => {
  const now = ['$', '$L2', null, {children: article('Hello')}];
  const {page} = dataOf(withoutStillData(documentOf(`<div>${markupOf('Hello')}</div>`, now)));
  expect(page).toEqual(['$', '$L2', null, {children: kept(0, 'article')}]);
});

test('a part that was named is kept whole, with the components in it', () => {
  const named = ['$', '$L3', null, {children: ['$', '$L2', null, {label: 'Open'}]}];
  const {page, rows} = dataOf(withoutStillData(documentOf('<div><button>Open</button></div>', named)));
  expect(page).toEqual(kept(0, 'div'));
  expect(rows.map(({id}) => id)).not.toContain('2');
});

test('the build stops when something that lives needs data that would go', () => {
  const shared = '4:props:children:0:props:children:0';
  const page = ['$L4', ['$', '$L2', null, {words: `$${shared}`}]];
  const rows = [`4:${JSON.stringify(['$', 'main', null, {children: [article('Hello'), ['$', '$L2', null, {}]]}])}`];
  expect(() => withoutStillData(documentOf(markupOf('Hello'), page, rows))).toThrow(shared);
});

test('a second run changes nothing', () => {
  const once = withoutStillData(documentOf(markupOf('Hello'), article('Hello')));
  expect(withoutStillData(once)).toBe(once);
});

test('of the 404s, only Next’s own goes', () => {
  const own = ['$', 'h1', null, {className: 'next-error-h1', children: 404}];
  const boundary = (notFound: unknown) => ['$', '$L2', null, {notFound, page: 'Hello'}];
  const pageOf = (root: unknown) => dataOf(withoutStillData(documentOf('Hello', root))).page;
  expect(pageOf(boundary([['$', 'title', null, {children: '404'}], own]))).toEqual(['$', '$L2', null, {page: 'Hello'}]);
  const site = boundary(['$', '$L2', null, {page: 'Not found'}]);
  expect(pageOf(site)).toEqual(site);
});

test('a short word in the document does not say that what a component may show later is there', () => {
  const link = ['$', 'a', null, {className: 'inline-flex min-h-11 items-center '.repeat(5), children: 'Pricing'}];
  const later = ['$', '$L2', null, {panel: link, children: link}];
  const pageOf = (root: unknown) => dataOf(withoutStillData(documentOf('<a>Pricing</a>', root))).page;
  expect(pageOf(later)).toEqual(later);
  expect(pageOf(link)).toEqual(kept(0, 'a'));
});

test('what is undefined is not named, and keeps its place in a list', () => {
  const root = ['$', '$L2', null, {error: '$undefined', list: ['$undefined', {nonce: '$undefined', id: 'a'}]}];
  const {page} = dataOf(withoutStillData(documentOf('Hello', root)));
  expect(page).toEqual(['$', '$L2', null, {list: ['$undefined', {id: 'a'}]}]);
});

test('neither do many elements around a short text', () => {
  const arrow = [
    '$',
    'svg',
    null,
    {viewBox: '0 0 24 24', children: ['$', 'path', null, {d: 'M5 12h14M13 6l6 6'.repeat(9)}]},
  ];
  const link = ['$', 'a', null, {href: '/pricing', children: [['$', 'b', null, {children: 'Pricing'}], arrow]}];
  const later = ['$', '$L2', null, {children: link}];
  expect(dataOf(withoutStillData(documentOf('<a>Pricing</a>', later))).page).toEqual(later);
});

test('a living part that a path leads to keeps what stands around it alive', () => {
  const menu = ['$', '$L2', null, {label: 'Open'}];
  const again = ['$', 'section', null, {children: [words('Hello'), '$0:page:props:children:0:props:children:0']}];
  const main = ['$', 'main', null, {children: [['$', 'header', null, {children: [menu]}], again]}];
  const markup = `<main><header><button>Open</button></header><section>${markupOf('Hello')}<button>Open</button></section></main>`;
  const {page} = dataOf(withoutStillData(documentOf(markup, main)));
  const [, section] = page[3].children;
  expect(section[3].children[1]).toBe('$0:page:props:children:0:props:children:0');
});

test('the head is not said again: one part stands for all of its lists', () => {
  const viewport = [
    ['$', 'meta', '0', {charSet: 'utf-8'}],
    ['$', 'meta', '1', {name: 'viewport', content: 'width=device-width'}],
  ];
  const metadata = [
    ['$', 'title', '0', {children: 'Hello'}],
    ['$', 'meta', '1', {name: 'description', content: 'A page'}],
    ['$', 'link', '2', {rel: 'canonical', href: '/'}],
    ['$', '$L2', '3', {}], // where Next puts the icons
  ];
  const boundary = (children: unknown) => ['$', '$L2', null, {children}];
  const {page} = dataOf(withoutStillData(documentOf('Hello', [boundary(viewport), boundary(metadata)])));
  expect(page).toEqual([boundary(['$', '$L3', null, {head: true}]), boundary(null)]);
});

test('style sheets that React orders, and a title alone, are said as before', () => {
  const sheets = ['/a.css', '/b.css'].map((href, at) => ['$', 'link', String(at), {rel: 'stylesheet', href}]);
  const title = [['$', 'title', null, {children: 'Hello'}]];
  const root = ['$', '$L2', null, {sheets, title}];
  expect(dataOf(withoutStillData(documentOf('Hello', root))).page).toEqual(root);
});

test('data that are no text stop the build', () => {
  const page = documentOf(markupOf('Hello'), article('Hello'));
  for (const other of ['self.__next_f.push([3,"AAEC"])', 'self.__next_f.push([2,null])'])
    expect(() => withoutStillData(page.replace('</body>', `<script>${other}</script></body>`))).toThrow('no text');
});

test('a row that one place alone asks for stands in that place, one that others ask for, wait for or lead into stays', () => {
  const menu = (label: unknown) => ['$', '$L2', null, {label}];
  const root = ['$', '$L2', null, {children: ['$L4', '$L6', '$L6', '$@7', '$L8', '$8:props:label']}];
  const rows = [
    `5:${JSON.stringify(menu('inner'))}`,
    `4:${JSON.stringify(menu('$L5'))}`,
    `6:${JSON.stringify(menu('twice'))}`,
    `7:${JSON.stringify(menu('later'))}`,
    `8:${JSON.stringify(menu('led into'))}`,
  ];
  const {page, rows: left} = dataOf(withoutStillData(documentOf('Hello', root, rows)));
  expect(page[3].children).toEqual([menu(menu('inner')), '$L6', '$L6', '$@7', '$L8', '$8:props:label']);
  expect(left.map(({id}) => id)).toEqual(['2', '6', '7', '8', '0']);
});

test('a text that ends a script ends none, and rows that are cut short stop the build', () => {
  const data = JSON.stringify([1, '0:"</script><script>alert(1)</script>"\n']).replaceAll('<', '\\u003c');
  const html = `<body><script>self.__next_f.push(${data})</script></body>`;
  expect(withFlight(html, (rows) => rows)).toBe(html);
  expect(() => parseRows('1:Tff,abc')).toThrow('cut short');
  expect(() => parseRows('abc')).toThrow('No row');
});
