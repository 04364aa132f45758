import {runInNewContext} from 'node:vm';
import {expect, test, vi} from 'vitest';
import {scriptsAfterPaint, withScriptsAfterPaint} from '@/scripts/build/afterPaint';

const page =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script>' +
  '<script src="/old.js" noModule=""></script></head><body><p>Words</p>' +
  '<script src="/c.js" async=""></script><script>self.data=1</script></body>';

test('a document asks for its scripts itself, each once and in its order, and keeps everything else', () => {
  const later = withScriptsAfterPaint(page);
  expect(scriptsAfterPaint(later)).toEqual(['/a.js', '/c.js']);
  expect(later.replace(/<script>\(\(\) =>[\s\S]*?<\/script>/, '')).toBe(
    '<head><script src="/old.js" noModule=""></script></head><body><p>Words</p><script>self.data=1</script></body>',
  );
});

test('a document without scripts, or with later ones already, stays as it is', () => {
  const later = withScriptsAfterPaint(page);
  expect(withScriptsAfterPaint(later)).toBe(later);
  expect(withScriptsAfterPaint('<body></body>')).toBe('<body></body>');
});

/** A browser as far as the page's own script looks at one: tells what was added to the head. */
function browser({hidden = false, paints = true, dataset = {} as {tooltips?: string}}) {
  const scripts: {src: string; async: boolean; onerror: () => void}[] = [];
  const added = () => scripts.map(({src, async}) => ({src, async}));
  const hosted = [{removeAttribute: vi.fn()}, {removeAttribute: vi.fn()}];
  const listeners: Record<string, () => void> = {};
  let observe: (() => void) | undefined;
  class PerformanceObserver {
    static supportedEntryTypes = paints ? ['paint'] : ['mark'];
    constructor(seen: (list: object, observer: object) => void) {
      observe = () => seen({}, {disconnect: () => {}});
    }
    observe() {}
  }
  const document = {
    hidden,
    createElement: () => ({}),
    head: {append: (script: (typeof scripts)[number]) => scripts.push(script)},
    documentElement: {dataset},
    querySelectorAll: (selector: string) => (selector === '[data-hosted]' ? hosted : []),
  };
  const addEventListener = (type: string, listener: () => void) => {
    listeners[type] = listener;
  };
  const code = /<script>(\(\(\) =>[\s\S]*?)<\/script>/.exec(withScriptsAfterPaint(page))?.[1] ?? '';
  runInNewContext(code, {window: {PerformanceObserver}, PerformanceObserver, document, addEventListener, setTimeout});
  return {added, scripts, hosted, paint: () => observe?.(), load: () => listeners.load?.()};
}

const both = [
  {src: '/a.js', async: true},
  {src: '/c.js', async: true},
];

test('the scripts come with the first paint', () => {
  const {added, paint} = browser({});
  expect(added()).toEqual([]);
  paint();
  expect(added()).toEqual(both);
});

test.each([{hidden: true}, {paints: false}])(
  'where no paint is told of (%o), they come once all has loaded',
  (kind) => {
    const {added, paint, load} = browser(kind);
    paint();
    expect(added()).toEqual([]);
    load();
    expect(added()).toEqual(both);
  },
);

test('where one of them does not arrive, no form waits for another that could not come', () => {
  const {scripts, hosted, paint} = browser({});
  paint();
  for (const {removeAttribute} of hosted) expect(removeAttribute).not.toHaveBeenCalled();
  scripts[1]?.onerror();
  for (const {removeAttribute} of hosted) expect(removeAttribute).toHaveBeenCalledWith('data-hosted');
});

test('where they are not running after ten seconds, neither', () => {
  vi.useFakeTimers();
  for (const dataset of [{}, {tooltips: ''}]) {
    const {hosted, paint} = browser({dataset});
    paint();
    vi.advanceTimersByTime(9999);
    for (const {removeAttribute} of hosted) expect(removeAttribute).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    for (const {removeAttribute} of hosted)
      expect(removeAttribute).toHaveBeenCalledTimes('tooltips' in dataset ? 0 : 1);
  }
  vi.useRealTimers();
});
