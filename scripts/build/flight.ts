/**
 * React's flight format as Next writes it into a prerendered document: rows of `id:payload`, one a line, and text rows
 * `id:T<length>,<text>` without a line's end. Only what the build step needs of it.
 */
export type Row = {id: string; payload: string; kind: 'json' | 'text' | 'other'};

/**
 * A prerendered document with the rows that it carries changed. `change` gets the document without them, too.
 * @throws when a row is cut short, or where Next hands data over in a way that is not known here
 */
export function withFlight(html: string, change: (rows: Row[], markup: string) => readonly Row[]): string {
  const scripts = [...html.matchAll(/<script>self\.__next_f\.push\((\[1,[\s\S]*?)\)<\/script>/g)];
  // Anything else, such as bytes, would be lost between the rows.
  const unread = html.split('__next_f.push(').length - 1 - scripts.length;
  if (unread) throw new Error(`The document has ${unread} pieces of React's data that are no text.`);
  if (!scripts.length) return html;
  // A large page has hundreds of them: the document is cut once, not once for each.
  const ends = [0, ...scripts.map(({index, 0: script}) => index + script.length)];
  const [head = '', ...rest] = ends.map((end, piece) => html.slice(end, scripts[piece]?.index));
  const flight = scripts.map(([, pushed = '']) => JSON.parse(pushed)[1]).join('');
  const rows = change(parseRows(flight), [head, ...rest].join(''));
  const data = JSON.stringify([1, writeRows(rows)]).replaceAll('<', '\\u003c');
  return `${head}<script>self.__next_f.push(${data})</script>${rest.join('')}`;
}

/** @throws when a row is cut short */
export function parseRows(flight: string): Row[] {
  const rows: Row[] = [];
  const bytes = Buffer.from(flight);
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at);
    if (colon < 0) throw new Error(`No row at byte ${at} of the flight data.`);
    const id = bytes.toString('utf8', at, colon);
    const text = /^T([0-9a-f]+),/.exec(bytes.toString('latin1', colon + 1, colon + 12));
    if (text) {
      const start = colon + 1 + text[0].length;
      const end = start + Number.parseInt(text[1] ?? '', 16);
      if (!(end <= bytes.length)) throw new Error(`Row ${id} of the flight data is cut short.`);
      rows.push({id, payload: bytes.toString('utf8', colon + 1, end), kind: 'text'});
      at = end;
      continue;
    }
    const end = bytes.indexOf('\n', colon);
    const payload = bytes.toString('utf8', colon + 1, end < 0 ? bytes.length : end);
    rows.push({id, payload, kind: /^[[{"\d-]|^(null|true|false)$/.test(payload) ? 'json' : 'other'});
    at = end < 0 ? bytes.length : end + 1;
  }
  return rows;
}

const writeRows = (rows: readonly Row[]) =>
  rows.map(({id, payload, kind}) => `${id}:${payload}${kind === 'text' ? '' : '\n'}`).join('');

/** What the rows of data hold, by their ids. */
export const valuesOf = (rows: readonly Row[]): Map<string, unknown> =>
  new Map(rows.filter(({kind}) => kind === 'json').map(({id, payload}) => [id, JSON.parse(payload)]));

/** A row with another value; one that holds none stays as it is. */
export const withValue = (row: Row, change: (value: unknown) => unknown): Row =>
  row.kind === 'json' ? {...row, payload: JSON.stringify(change(JSON.parse(row.payload)))} : row;

/** Without the rows that nothing refers to any more. Hints and rows without an id stay. */
export function withoutOrphans(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reached = new Set<string>();
  const open = ['0'];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const row = byId.get(id);
    if (!row || reached.has(id)) continue;
    reached.add(id);
    if (row.kind !== 'text') open.push(...references(row.payload));
  }
  return rows.filter(({id}) => id === '' || reached.has(id));
}

/**
 * With the rows that one place alone asks for, in that place: `"$L1f"` becomes the list or element of row 1f. React reads
 * the same from both. Rows that are waited for, and those that a path leads into, stay.
 */
export function withoutDetours(rows: readonly Row[]): readonly Row[] {
  const values = valuesOf(rows);
  const all = rows.filter(({kind}) => kind !== 'text').flatMap(({payload}) => references(payload));
  const isAskedForOnce = (id: string) => all.indexOf(id) === all.lastIndexOf(id);
  const filled = (value: unknown): unknown => {
    const id = typeof value === 'string' ? /^\$L?([0-9a-f]+)$/.exec(value)?.[1] : undefined;
    if (id !== undefined && isAskedForOnce(id) && Array.isArray(values.get(id))) return filled(values.get(id));
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]));
  };
  return withoutOrphans(rows.map((row) => withValue(row, filled)));
}

/** Every id that a payload may refer to: `"$L1f"`, `"$1f:props:children"`, `"$@d"`, `"$Q8"`. Rather one too many. */
const references = (payload: string) => [...payload.matchAll(/"\$[^0-9a-f]?([0-9a-f]+)/g)].map(([, id = '']) => id);

/** The paths into other rows, `"$1f:props:children:0"`, that lead nowhere. */
export function brokenPaths(rows: readonly Row[]): string[] {
  const values = valuesOf(rows);
  const paths = rows.flatMap(({payload}) =>
    [...payload.matchAll(/"\$([0-9a-f]+(?::[^":]+)+)"/g)].map(([, path = '']) => path),
  );
  return paths.filter((path) => partAt(values, path) === undefined);
}

/** What a path such as `1f:props:children:0` leads to; undefined where it leads nowhere. */
export function partAt(values: ReadonlyMap<string, unknown>, path: string): unknown {
  const [id = '', ...steps] = path.split(':');
  return steps.reduce((value, step) => child(value, step), values.get(id));
}

// An element is the array ["$", type, key, props], but paths name its parts.
function child(value: unknown, step: string): unknown {
  if (Array.isArray(value) && value[0] === '$') return {type: value[1], key: value[2], props: value[3]}[step];
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
}
