/** A use of the sprite in markup; in React's data quotes are written otherwise. */
const uses = /(<use\b[^>]*?\shref=")(\/sprite\.svg[^"#]*)#([^"]+)"/g;

/**
 * The document with the drawings in it that it shows, each once, so that they are painted with the words. What is drawn
 * later, on this page or the next, comes from the sprite, which stays known: withScriptsAfterPaint fetches it.
 * @param html a prerendered document; one without drawings stays as it is
 * @param symbols the sprite's symbols by their ids
 * @throws where the sprite has no such drawing, or something else in the document has its id
 */
export function withDrawings(html: string, symbols: ReadonlyMap<string, string>): string {
  const shown = new Set<string>();
  let sprite = '';
  const own = html.replace(uses, (_, start, address, id) => {
    sprite = address;
    shown.add(id);
    return `${start}#${id}"`;
  });
  if (!sprite) return html;
  const drawings = [...shown].map((id) => {
    const symbol = symbols.get(id);
    if (!symbol) throw new Error(`The sprite has no drawing "${id}".`);
    if (html.includes(` id="${id}"`)) throw new Error(`An element has the id of a drawing, "${id}": rename it.`);
    return symbol;
  });
  // Not hidden: what such an element holds is drawn nowhere in some browsers.
  const all = `<svg width="0" height="0" aria-hidden="true" data-sprite="${sprite}">${drawings.join('')}</svg>`;
  return own.replace(/<body\b[^>]*>/, (body) => body + all);
}

/** The address of the sprite that is fetched behind a document with drawings of its own. */
export const laterSprite = (html: string): string | undefined => /<svg\b[^>]*\sdata-sprite="([^"]+)"/.exec(html)?.[1];

/** The symbols of a sprite by their ids. */
export const symbolsOf = (sprite: string): ReadonlyMap<string, string> =>
  new Map([...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [id, symbol]));
