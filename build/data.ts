import {edit} from './html';

/**
 * Moves React's data (the `self.__next_f.push(…)` scripts), unread, into a file of its own: it is as long as the markup, and the
 * first paint would wait for it.
 * @param write stores a script; returns its address
 */
export const moveData = (html: string, write: (code: string) => string): string =>
  edit(html, (text, elements) => {
    const pushes = elements.flatMap(({name, start, end, content}) =>
      name === 'script' && content && /^\(?self\.__next_f\b/.test(content.text)
        ? [{start, end, code: content.text}]
        : [],
    );
    const [first] = pushes;
    if (!first) throw new Error('no data of React');
    for (const {start, end} of pushes) text.remove(start, end);
    text.appendLeft(first.start, `<script src="${write(pushes.map(({code}) => code).join(';\n'))}" async=""></script>`);
  });
