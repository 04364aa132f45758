import {readyWithin} from '@/content/forms';
import {laterSprite} from './drawings';
import {inlineScript} from './inlineScript';

/**
 * The document with its scripts asked for once it has been painted: on a slow network they would take the words' and the
 * letters' place, and on a slow processor run before these are there to be read. Where nothing is painted, as in a tab that
 * nobody looks at, they come a second after all else has loaded.
 *
 * They run all or not at all. Next's runtime, which starts the others, is added once these are there: were it to find out that
 * one is lost, it would put an error in the place of a page that works without, with what has been typed there. A lost one is
 * asked for once more. Where they do not run in time, the page says so to its style sheet (`data-scriptless`), until they come
 * after all: answers are open, tabs that would do nothing are gone. Nothing can take the place of the site's own demo form then,
 * which is uncovered (components/forms/DemoForm.tsx). Behind them comes the sprite, where the document has drawings of its own
 * (drawings.ts): for what is drawn later.
 * @param html a prerendered document; one that was changed before stays as it is
 * @throws where none of them is the runtime
 */
export function withScriptsAfterPaint(html: string): string {
  const scripts = new Set<string>();
  const later = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, src) => {
      scripts.add(src);
      return '';
    });
  const list = [...scripts].sort((a, b) => Number(isRuntime(b)) - Number(isRuntime(a)));
  const [runtime] = list;
  if (runtime && !isRuntime(runtime)) throw new Error(`Next’s runtime is not among ${list.join(', ')}.`);
  return runtime ? later.replace('</body>', () => `${inlineScript(starter(list, laterSprite(html)))}</body>`) : html;
}

const isRuntime = (src: string) => src.includes('/turbopack-');

/** The scripts that such a document asks for by itself. */
export function scriptsAfterPaint(html: string): string[] {
  const list = /\.\.\.\w+\]=(\["[^\]]+\])/.exec(html)?.[1];
  return list ? JSON.parse(list) : [];
}

/**
 * What the page runs, behind everything else. Scripts have as long as the forms service; `data-tooltips` says that they run.
 * @param scripts the runtime first
 * @param sprite what is fetched once they run
 */
function starter(scripts: readonly string[], sprite: string | undefined): string {
  // As a picture: Firefox holds <link rel="prefetch"> against the policy's default-src, and Safari knows none.
  const picture = sprite ? `new Image().src = '${sprite}';` : '';
  return `(() => {
    const [runtime, ...others] = ${JSON.stringify(scripts)};
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const {dataset} = document.documentElement;
    const uncover = () => {
      dataset.scriptless = '';
      for (const part of document.querySelectorAll('[data-hosted]')) delete part.dataset.hosted;
    };
    const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values));
    const run = (src) => new Promise((onload, onerror) => add('script', {async: true, src, onload, onerror}));
    const insist = (src) => run(src).catch(() => wait(2000).then(() => run(src)));
    let started = false;
    const start = () => {
      if (started) return;
      started = true;
      wait(${readyWithin}).then(() => dataset.tooltips ?? uncover());
      add('link', {rel: 'preload', as: 'script', href: runtime});
      Promise.all(others.map(insist)).then(() => insist(runtime)).then(() => {
        delete dataset.scriptless;
        ${picture}
      }).catch(uncover);
    };
    addEventListener('load', () => wait(1000).then(start));
    new PerformanceObserver(start).observe({type: 'paint', buffered: true});
  })()`;
}
