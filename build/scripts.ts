import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';
import {type Element, edit, isNextFile} from './html';

/** Whether an element is a script of Next's build for current browsers. */
const isNextScript = ({name, attributes}: Element): boolean =>
  name === 'script' && isNextFile(attributes.src) && !('nomodule' in attributes);

/** Whether an element is a script that pushes a part of the RSC payload to Next. */
const isRscPush = ({name, content}: Element): boolean =>
  name === 'script' && /^\(?self\.__next_f\b/.test(content?.text ?? '');

/**
 * Moves the RSC payload, which is as long as the markup, into a file of its own. The file comes before Next's scripts, because they
 * take no data once they have started.
 * @param addScript adds a file with this code to the site, and returns its URL
 */
export const moveRscPayload = (html: string, addScript: (code: string) => string): Promise<string> =>
  edit(html, (edits, elements) => {
    const pushes = elements.filter(isRscPush);
    const firstScript = elements.find(isNextScript);
    if (!pushes.length || !firstScript) throw new Error('no RSC payload found');
    for (const {start, end} of pushes) edits.remove(start, end);
    const url = addScript(pushes.map(({content}) => content?.text).join(';\n'));
    edits.appendLeft(firstScript.start, `<script src="${url}"></script>`);
  });

/** The code of loader.ts, to be inlined. */
const loader = buildSync({
  entryPoints: [fileURLToPath(new URL('loader.ts', import.meta.url))],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  write: false,
}).outputFiles[0]?.text.trim();

/**
 * Replaces Next's scripts by the loader, which loads them on demand. The loader also starts the scripts that are marked
 * `data-after-paint`, once the page is painted.
 */
export const deferScripts = (html: string): Promise<string> =>
  edit(html, (edits, elements) => {
    const scripts = elements.filter(isNextScript);
    const preloads = elements.filter(
      ({name, attributes}) => name === 'link' && attributes.as === 'script' && isNextFile(attributes.href),
    );
    const afterPaint = elements.filter(({attributes}) => 'data-after-paint' in attributes);
    const body = elements.find(({name}) => name === 'body')?.content;
    if (!scripts.length || !body) throw new Error('no scripts');

    for (const {start, end} of [...scripts, ...preloads]) edits.remove(start, end);
    // `src` becomes `data-src`, and the loader turns it back.
    for (const {attributeStarts} of afterPaint) {
      const {src} = attributeStarts;
      if (src !== undefined) edits.appendLeft(src, 'data-');
    }
    const sources = scripts.map(({attributes}) => attributes.src).join(' ');
    edits.appendRight(body.start, `<script data-sources="${sources}">${loader}</script>`);
  });
