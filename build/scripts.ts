import {transformSync} from 'esbuild';
import {readyWithin} from '@/content/forms';
import {edit, isScript} from './html';

/** Moves React's RSC payload, as long as the markup, into a file of its own, before the scripts: once they run Next takes no data. */
export const moveRscPayload = (html: string, write: (code: string) => string): Promise<string> =>
  edit(html, (text, elements) => {
    const pushes = elements.filter(
      ({name, content}) => name === 'script' && /^\(?self\.__next_f\b/.test(content?.text ?? ''),
    );
    const first = elements.find(isScript);
    if (!pushes.length || !first) throw new Error('no RSC payload found');
    for (const {start, end} of pushes) text.remove(start, end);
    const address = write(pushes.map(({content}) => content?.text).join(';\n'));
    text.appendLeft(first.start, `<script src="${address}"></script>`);
  });

/** Loads the page's scripts after its first paint: a slow network or processor is for the text first. */
export const deferScripts = (html: string): Promise<string> =>
  edit(html, (text, elements) => {
    const scripts = elements.filter(isScript);
    const preloads = elements.filter(({name, attributes}) => name === 'link' && attributes.as === 'script');
    const body = elements.find(({name}) => name === 'body')?.content;
    if (!scripts.length || !body) throw new Error('no scripts');
    for (const {start, end} of [...scripts, ...preloads]) text.remove(start, end);
    const sources = scripts.map(({attributes}) => attributes.src);
    const sheets = elements.flatMap(({attributes}) => attributes['data-href']?.split(' ') ?? []);
    const code = `(${loadScripts})(${JSON.stringify(sources)}, ${JSON.stringify(sheets)}, ${readyWithin})`;
    text.appendLeft(body.end, `<script>${transformSync(code, {minify: true}).code.trim()}</script>`);
  });

/**
 * Runs in the browser. All scripts run, in their order, or none: with one lost, Next would put an error in the place of a page
 * that works without, and of what was typed there. Where they do not run in time, `data-scriptless` tells the style sheet.
 * @param sheets style sheets whose rules are in the document (css.ts)
 */
function loadScripts(sources: string[], sheets: string[], patience: number) {
  const {dataset} = document.documentElement;
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const add = (name: 'link' | 'script', values: object) =>
    document.head.append(Object.assign(document.createElement(name), values));
  // Fills the browser's cache, for which the body must be read to its end.
  const fetchOnce = async (src: string) => {
    const response = await fetch(src);
    if (!response.ok) throw new Error(src);
    await response.blob();
  };
  const withoutScripts = () => {
    dataset.scriptless = '';
    for (const part of document.querySelectorAll<HTMLElement>('[data-hosted]')) delete part.dataset.hosted;
  };
  const painted = new Promise((done) => {
    new PerformanceObserver(done).observe({type: 'paint', buffered: true});
    // A background tab is never painted.
    addEventListener('load', () => wait(1000).then(done));
  });
  painted.then(() => {
    wait(patience).then(() => dataset.hydrated ?? withoutScripts());
    Promise.all(sources.map((src) => fetchOnce(src).catch(() => wait(2000).then(() => fetchOnce(src))))).then(() => {
      // React would load the sheets that it does not find. Disabled ones are not fetched.
      for (const href of sheets) add('link', {rel: 'stylesheet', href, disabled: true});
      for (const src of sources) add('script', {src, async: false});
    }, withoutScripts);
  });
}
