import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {scriptsAfterPaint, withScriptsAfterPaint} from '@/scripts/build/afterPaint';

const page =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/turbopack-c.js"/><script src="/a.js" async=""></script>' +
  '<script src="/old.js" noModule=""></script></head><body><p>Words</p>' +
  '<script src="/turbopack-c.js" async=""></script><script src="/b.js" async=""></script><script>self.data=1</script></body>';

test('a document asks for its scripts itself, each once, and keeps everything else', () => {
  const later = withScriptsAfterPaint(page);
  expect(scriptsAfterPaint(later)).toEqual(['/turbopack-c.js', '/a.js', '/b.js']);
  expect(later.replace(/<script>\(\(\)=>[\s\S]*?<\/script>/, '')).toBe(
    '<head><script src="/old.js" noModule=""></script></head><body><p>Words</p><script>self.data=1</script></body>',
  );
});

test('a document without scripts, or with later ones already, stays as it is', () => {
  const later = withScriptsAfterPaint(page);
  expect(withScriptsAfterPaint(later)).toBe(later);
  expect(withScriptsAfterPaint('<body></body>')).toBe('<body></body>');
});

test('the build stops where the script that starts the others is not to be told from them', () => {
  expect(() => withScriptsAfterPaint(page.replaceAll('/turbopack-c.js', '/renamed.js'))).toThrow('/renamed.js');
});

type Script = {src: string; async: boolean; onload: () => void; onerror: () => void};

/** A browser as far as the page's own script looks at one: tells what was added to the head. */
function browser(dataset: {tooltips?: string; scriptless?: string} = {}, html = page) {
  const added: Partial<Script & {href: string; rel: string}>[] = [];
  const pictures: {src?: string}[] = [];
  class Image {
    src?: string;
    constructor() {
      pictures.push(this);
    }
  }
  const hosted = ['a', 'b'].map((form): {dataset: {hosted?: string}} => ({dataset: {hosted: form}}));
  const listeners: Record<string, () => void> = {};
  let paint = () => {};
  class PerformanceObserver {
    constructor(seen: () => void) {
      paint = seen;
    }
    observe() {}
  }
  const document = {
    createElement: () => ({}),
    head: {append: (element: object) => added.push(element)},
    documentElement: {dataset},
    querySelectorAll: (selector: string) => (selector === '[data-hosted]' ? hosted : []),
  };
  const addEventListener = (type: string, listener: () => void) => {
    listeners[type] = listener;
  };
  const code = /<script>(\(\(\)=>[\s\S]*?)<\/script>/.exec(withScriptsAfterPaint(html))?.[1] ?? '';
  runInNewContext(code, {PerformanceObserver, Image, document, addEventListener, setTimeout});
  const scripts = () => added.filter((one): one is Script => one.src !== undefined);
  /** Of all that were added with this address, the last one arrives, or does not. */
  const settle = (src: string, event: 'onload' | 'onerror') => {
    scripts()
      .findLast((script) => script.src === src)
      ?.[event]();
    return passed(0);
  };
  return {
    preloaded: () => added.filter(({rel}) => rel === 'preload').map(({href}) => href),
    pictures: () => pictures.map(({src}) => src),
    run: () => scripts().map(({src, async}) => (async ? src : 'in order')),
    arrives: (src: string) => settle(src, 'onload'),
    isLost: (src: string) => settle(src, 'onerror'),
    hosted,
    paint: () => paint(),
    load: () => listeners.load?.(),
  };
}

const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const expectCovered = ({hosted}: ReturnType<typeof browser>) => {
  for (const {dataset} of hosted) expect(dataset).toHaveProperty('hosted');
};
const expectUncovered = ({hosted}: ReturnType<typeof browser>) => {
  for (const {dataset} of hosted) expect(dataset).not.toHaveProperty('hosted');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the scripts come with the first paint, and once', async () => {
  const {run, preloaded, paint, load} = browser();
  expect(run()).toEqual([]);
  paint();
  expect(run()).toEqual(['/a.js', '/b.js']);
  expect(preloaded()).toEqual(['/turbopack-c.js']);
  paint();
  load();
  await passed(1000);
  expect(run()).toEqual(['/a.js', '/b.js']);
});

test('where no paint is told of, they come a second after all has loaded', async () => {
  const {run, load} = browser();
  load();
  await passed(999);
  expect(run()).toEqual([]);
  await passed(1);
  expect(run()).toEqual(['/a.js', '/b.js']);
});

test('the one that starts the others waits until they are there', async () => {
  const {run, arrives, paint} = browser();
  paint();
  await arrives('/b.js');
  expect(run()).not.toContain('/turbopack-c.js');
  await arrives('/a.js');
  expect(run()).toEqual(['/a.js', '/b.js', '/turbopack-c.js']);
});

test('behind the scripts comes the sprite of a document with drawings of its own', async () => {
  const {paint, arrives, pictures} = browser({}, page.replace('<p>', '<svg data-sprite="/sprite.svg?1"></svg><p>'));
  paint();
  for (const script of ['/a.js', '/b.js']) await arrives(script);
  expect(pictures()).toEqual([]);
  await arrives('/turbopack-c.js');
  expect(pictures()).toEqual(['/sprite.svg?1']);
});

test('one that is lost is asked for once more', async () => {
  const page = browser();
  page.paint();
  await page.isLost('/a.js');
  await page.arrives('/b.js');
  await passed(2000);
  expect(page.run()).toEqual(['/a.js', '/b.js', '/a.js']);
  expectCovered(page);
  await page.arrives('/a.js');
  expect(page.run()).toEqual(['/a.js', '/b.js', '/a.js', '/turbopack-c.js']);
});

test.each(['/a.js', '/turbopack-c.js'])(
  'where %s does not arrive, none is started, and no form waits for another that could not come',
  async (src) => {
    const page = browser();
    page.paint();
    for (const other of ['/a.js', '/b.js']) if (other !== src) await page.arrives(other);
    await page.isLost(src);
    expectCovered(page);
    await passed(2000);
    await page.isLost(src);
    expectUncovered(page);
    expect(page.run().filter((one) => one === '/turbopack-c.js')).toHaveLength(src === '/a.js' ? 0 : 2);
  },
);

test('where they are not running after ten seconds, neither does it', async () => {
  const page = browser();
  page.paint();
  await passed(9999);
  expectCovered(page);
  await passed(1);
  expectUncovered(page);
});

test('the style sheet knows that they do not run, and when they do after all', async () => {
  const dataset: {scriptless?: string} = {};
  const {arrives, paint} = browser(dataset);
  paint();
  await passed(10_000);
  expect(dataset).toEqual({scriptless: ''});
  for (const script of ['/a.js', '/b.js', '/turbopack-c.js']) await arrives(script);
  expect(dataset).toEqual({});
});

test.each(['on', 'off'])('where they are, it does, be the tooltips %s', async (tooltips) => {
  const page = browser({tooltips});
  page.paint();
  await passed(10_000);
  expectCovered(page);
});
