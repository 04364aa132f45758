import {decodeEntities} from '@/lib/htmlEntities';
import {withoutDefaultNotFound} from './defaultNotFound';
import {brokenPaths, partAt, type Row, valuesOf, withFlight, withoutDetours, withoutOrphans} from './flight';

/**
 * Takes out of a prerendered document what the browser would get twice. React's data describes every element that the
 * markup holds already; below an element without a client component nothing will ever change, so its data is replaced
 * by a `Still` (components/ui/Still.tsx), which leaves the markup as it is. So is that for the document's own head.
 * @throws when what is left refers to data that was taken out
 */
export const withoutStillData = (html: string): string =>
  withFlight(html, (rows, markup) => lighten(withoutDefaultNotFound(rows), textOf(markup)));

/** Less than this is not worth a `Still` of its own, in characters of data. */
const worthwhile = 90;

/** Where an element may not be shown yet: as many letters as these are not found in the document by chance. */
const unmistakable = 100;

/** Elements that React moves to the head, and those that hold the page itself. */
const notKept = new Set(['html', 'head', 'body', 'title', 'meta', 'link', 'style', 'script']);

/** What a page's metadata becomes. */
const ofHead = new Set(['title', 'meta', 'link']);

type Props = {children?: unknown; [name: string]: unknown};
type Element = ['$', string, string | null, Props];

const isElement = (value: unknown): value is Element => Array.isArray(value) && value[0] === '$' && value.length >= 4;

/** Next's list of a page's metadata, or of what it says of the viewport; a component without properties marks the icons' place. */
const isHead = (list: readonly unknown[]) =>
  list.every((part) => isElement(part) && (ofHead.has(part[1]) || Object.keys(part[3]).length === 0)) &&
  list.some((part) => isElement(part) && part[1] === 'meta');

function lighten(rows: readonly Row[], shown: string): readonly Row[] {
  const still = rows.find(({payload}) => /^I\[.*,"Still"\]$/.test(payload));
  if (!still) return rows;
  const payloads = new Map(rows.map((row) => [row.id, row]));
  const values = valuesOf(rows);
  const changed = new Map<string, unknown>();
  const visited = new Set<string>();
  let kept = 0;
  let keepsHead = false;

  const isFragment = (type: string) => payloads.get(type.slice(1))?.payload === '"$Sreact.fragment"';
  const rowOf = (text: string) => /^\$L?([0-9a-f]+)$/.exec(text)?.[1];

  /** Whether nothing below is a client component, or waits for anything. */
  function isStill(value: unknown): boolean {
    if (typeof value === 'string') {
      if (!value.startsWith('$') || value.startsWith('$$') || value === '$undefined') return true;
      const [path, ...steps] = value.split(':');
      const id = rowOf(path ?? '');
      if (id === undefined) return false;
      if (payloads.get(id)?.kind === 'text') return true;
      const part = steps.length ? partAt(values, `${id}:${steps.join(':')}`) : values.get(id);
      return part !== undefined && isStill(part);
    }
    if (isElement(value)) return (!value[1].startsWith('$') || isFragment(value[1])) && isStill(value[3]);
    if (Array.isArray(value)) return value.every(isStill);
    if (typeof value === 'object' && value !== null) return Object.values(value).every(isStill);
    return true;
  }

  /** Every text that a reader sees below, in order. */
  function textsIn(value: unknown): string[] {
    if (typeof value === 'number') return [String(value)];
    if (typeof value === 'string') {
      if (value.startsWith('$$')) return [value.slice(1)];
      const id = value.startsWith('$') ? rowOf(value) : undefined;
      if (id === undefined) return value.startsWith('$') ? [] : [value];
      return values.has(id) ? textsIn(values.get(id)) : [];
    }
    if (isElement(value)) return textsIn(value[3].children);
    return Array.isArray(value) ? value.flatMap(textsIn) : [];
  }

  const weight = (value: unknown): number =>
    typeof value === 'string' && values.has(rowOf(value) ?? '')
      ? weight(values.get(rowOf(value) ?? ''))
      : JSON.stringify(value ?? null).length;

  const keep = (tag: string, key: string | null): Element => ['$', `$L${still?.id}`, key, {at: kept++, tag}];

  /** The first list stands for both. */
  const keepHead = (): Element | null => {
    if (keepsHead) return null;
    keepsHead = true;
    return ['$', `$L${still?.id}`, null, {head: true}];
  };

  /** `sure` as long as the way down leads through elements alone: a client component may not show its children yet. */
  function walk(value: unknown, sure: boolean): unknown {
    if (typeof value === 'string') {
      // Maps and promises lead to rows as well.
      const id = /^\$[LQ@]?([0-9a-f]+)$/.exec(value)?.[1];
      if (id !== undefined && values.has(id) && !visited.has(id)) {
        visited.add(id);
        changed.set(id, walk(values.get(id), sure));
      }
      return value;
    }
    if (isElement(value)) {
      const [sign, type, key, props] = value;
      if (type === `$L${still?.id}` && 'children' in props) return keep('div', key);
      if (!type.startsWith('$')) {
        const {children, ...own} = props;
        if (!notKept.has(type) && !('dangerouslySetInnerHTML' in own) && isStill(props)) {
          const text = normalised(textsIn(children).join(''));
          const worth = sure ? weight(props) > worthwhile : text.length > unmistakable;
          if (worth && (text ? shown.includes(text) : sure)) return keep(type, key);
        }
        return [sign, type, key, 'children' in props ? {...own, children: walk(children, sure)} : own];
      }
      // What a client component gets besides its children it may show later.
      return [sign, type, key, walkProps(props, sure && isFragment(type))];
    }
    if (Array.isArray(value)) return isHead(value) ? keepHead() : value.map((inner) => walk(inner, sure));
    if (typeof value === 'object' && value !== null) return walkProps(value, sure);
    return value;
  }

  const walkProps = (props: object, sure: boolean) =>
    Object.fromEntries(Object.entries(props).map(([name, inner]) => [name, walk(inner, sure)]));

  changed.set('0', walk(values.get('0'), true));
  const lighter = withoutOrphans(
    rows.map((row) =>
      changed.has(row.id) ? {...row, payload: JSON.stringify(changed.get(row.id), withoutUndefined)} : row,
    ),
  );
  const [broken] = brokenPaths(lighter);
  if (broken) throw new Error(`A living part of the page refers to data that stands still: ${broken}.`);
  return withoutDetours(lighter);
}

/** A property that is undefined need not be named. */
function withoutUndefined(this: unknown, _name: string, value: unknown) {
  return value === '$undefined' && !Array.isArray(this) ? undefined : value;
}

/** The document's text without its markup, and without white space, which the two write differently. */
function textOf(markup: string): string {
  const text = markup.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<!--.*?-->|<[^>]*>/gs, '');
  return normalised(decodeEntities(text));
}

const normalised = (text: string) => text.replace(/\s+/g, '');
