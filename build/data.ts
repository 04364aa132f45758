import {edit, isScript} from './html';

/**
 * Moves React's data (the `self.__next_f.push(…)` scripts), unread, into a file of its own: it is as long as the markup, and the
 * first paint would wait for it. The file comes before the other scripts: Next takes no data once these run and the page is parsed.
 * @param write stores a script; returns its address
 */
export const moveData = (html: string, write: (code: string) => string): string =>
  edit(html, (text, elements) => {
    const pushes = elements.filter(
      ({name, content}) => name === 'script' && /^\(?self\.__next_f\b/.test(content?.text ?? ''),
    );
    const first = elements.find(isScript);
    if (!pushes.length || !first) throw new Error('no data of React');
    for (const {start, end} of pushes) text.remove(start, end);
    const address = write(pushes.map(({content}) => content?.text).join(';\n'));
    text.appendLeft(first.start, `<script src="${address}"></script>`);
  });
