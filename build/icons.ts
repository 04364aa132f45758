import {edit, elementsOf} from './html';

/** Inlines the symbols that a page uses, so that icons are painted along with the text. Icons drawn by scripts use the sprite. */
export function inlineIcons(html: string, sprite: string): Promise<string> {
  const symbols = new Map<string | undefined, string>(); // by id
  for (const {attributes, start, end} of elementsOf(sprite)) symbols.set(attributes.id, sprite.slice(start, end));

  return edit(html, (edits, elements) => {
    const used = new Set<string>();
    for (const {name, attributes, start} of elements) {
      const [file = '', id = ''] = (attributes.href ?? '').split('#');
      if (name !== 'use' || !file.startsWith('/sprite.svg')) continue;

      const symbol = symbols.get(id);
      if (!symbol) throw new Error(`no symbol "${id}" in the sprite`);
      used.add(symbol);
      // Leaves the reference within the document: `#icon-arrow`.
      const fileStart = html.indexOf(file, start);
      edits.remove(fileStart, fileStart + file.length);
    }
    const body = elements.find(({name}) => name === 'body')?.content;
    if (!used.size || !body) throw new Error('no icons');
    // Not `hidden`: some browsers do not draw the symbols of a hidden element.
    edits.appendLeft(body.start, `<svg width="0" height="0" aria-hidden="true">${[...used].join('')}</svg>`);
  });
}
