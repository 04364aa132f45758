import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';
import {type Element, edit, isNextFile} from './html';

/** Whether an element is a script of Next's build that browsers of today run. */
const isNextScript = ({name, attributes}: Element): boolean =>
  name === 'script' && isNextFile(attributes.src) && !('nomodule' in attributes);

/** Whether an element hands a part of React's RSC payload to Next. */
const isRscPush = ({name, content}: Element): boolean =>
  name === 'script' && /^\(?self\.__next_f\b/.test(content?.text ?? '');

/** Moves React's RSC payload, as long as the markup, into a file of its own, before the scripts: once they run Next takes no data. */
export const moveRscPayload = (html: string, write: (code: string) => string): Promise<string> =>
  edit(html, (text, elements) => {
    const pushes = elements.filter(isRscPush);
    const firstScript = elements.find(isNextScript);
    if (!pushes.length || !firstScript) throw new Error('no RSC payload found');
    for (const {start, end} of pushes) text.remove(start, end);
    const address = write(pushes.map(({content}) => content?.text).join(';\n'));
    text.appendLeft(firstScript.start, `<script src="${address}"></script>`);
  });

/** The code of loader.ts, as it stands in the document. */
const loader = buildSync({
  entryPoints: [fileURLToPath(new URL('loader.ts', import.meta.url))],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  write: false,
}).outputFiles[0]?.text.trim();

/**
 * Hands scripts to the loader (loader.ts): it asks for React's when a visitor needs them, and for what is marked `data-after-paint`
 * once the page is painted.
 */
export const deferScripts = (html: string): Promise<string> =>
  edit(html, (text, elements) => {
    const scripts = elements.filter(isNextScript);
    const preloads = elements.filter(
      ({name, attributes}) => name === 'link' && attributes.as === 'script' && isNextFile(attributes.href),
    );
    const afterPaint = elements.filter(({attributes}) => 'data-after-paint' in attributes);
    const body = elements.find(({name}) => name === 'body')?.content;
    if (!scripts.length || !body) throw new Error('no scripts');

    for (const {start, end} of [...scripts, ...preloads]) text.remove(start, end);
    for (const {start, end} of afterPaint) {
      const deferred = html.slice(start, end).replace(' src=', ' data-src=');
      text.update(start, end, deferred);
    }
    const sources = scripts.map(({attributes}) => attributes.src).join(' ');
    text.appendRight(body.start, `<script data-sources="${sources}">${loader}</script>`);
  });
