import Negotiator from 'negotiator';
import {decide, pathOfDecision} from '@/i18n/decide';
import {localeCookie} from '@/i18n/routing';
import {cacheRules} from '@/lib/cacheRules.mjs';
import {decisionHeaders} from '@/lib/decisionHeaders';
import {everywhere, fallbackPolicy} from '@/lib/securityHeaders.mjs';

/** A finished answer. Header names are in lower case; `compressed` files lie beside it as `.br` and `.gz`. */
export type Entry = {file: string; status: number; etag: string; compressed: boolean; headers: Record<string, string>};

/** What `next build` leaves in dist/manifest.json: pages by the path that they are prerendered at (`/en/pricing`), files by address. */
export type Manifest = {
  pages: Record<string, Entry>;
  files: Record<string, Entry>;
  /** Steps of the build that did not find what they expect, by step and page. */
  skipped: string[];
};

/** The bytes of a file of dist/. */
export type Read = (file: string) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

const endings = {br: '.br', gzip: '.gz', identity: ''} as const;

/**
 * The whole site as one function, for every runtime: a file of the manifest, or what `decide` says.
 * @param target the request's address as the client wrote it: a parsed one has other bytes
 */
export function createHandler({pages, files}: Manifest, read: Read) {
  const [pageAt, fileAt] = [new Map(Object.entries(pages)), new Map(Object.entries(files))];

  return async (request: Request, target = request.url): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return empty(405, {allow: 'GET, HEAD', 'cache-control': cacheRules.never});
    const [, pathname, search = ''] = /^(?:[a-z]+:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
    if (!pathname) return empty(400, {'cache-control': cacheRules.never});

    const file = fileAt.get(pathname);
    if (file) return send(request, file, {'cache-control': cacheOf(file, pathname + search)});
    if (pathname.startsWith('/_next/')) return empty(404, {'cache-control': cacheRules.never});

    const {headers} = request;
    const decision = decide({
      pathname,
      search,
      cookie: cookieIn(headers.get('cookie')),
      acceptLanguage: headers.get('accept-language'),
      sameOrigin: headers.get('sec-fetch-site') === 'same-origin',
    });
    const own = decisionHeaders(decision);
    if (decision.kind === 'redirect') return empty(decision.status, {...own, location: decision.to});
    const page = pageAt.get(pathOfDecision(decision));
    if (!page) throw new Error(`The build has no page ${pathOfDecision(decision)}.`);
    return send(request, page, {...own, 'speculation-rules': '"/speculation-rules.json"'});
  };

  async function send(request: Request, entry: Entry, own: Record<string, string>): Promise<Response> {
    const coding = entry.compressed ? codingFor(request) : 'identity';
    const etag = `"${entry.etag}${coding === 'identity' ? '' : `-${coding}`}"`;
    const vary = [own.vary, entry.compressed && 'Accept-Encoding'].filter(Boolean).join(', ');
    const headers: Record<string, string> = {
      ...always,
      ...entry.headers,
      ...own,
      etag,
      ...(vary && {vary}),
      ...(coding !== 'identity' && {'content-encoding': coding}),
    };
    const matches = (list: string) =>
      list.trim() === '*' || list.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
    const [ifMatch, ifNoneMatch] = [request.headers.get('if-match'), request.headers.get('if-none-match')];
    if (ifMatch && !matches(ifMatch)) return empty(412, {'cache-control': cacheRules.never});
    if (ifNoneMatch && matches(ifNoneMatch) && entry.status === 200) return new Response(null, {status: 304, headers});

    const body = await read(entry.file + endings[coding]);
    const part = entry.compressed ? undefined : rangeOf(request, etag, body.length);
    if (!entry.compressed) headers['accept-ranges'] = 'bytes';
    if (part === 'unsatisfiable') return empty(416, {'content-range': `bytes */${body.length}`});
    const bytes = part ? body.subarray(part.from, part.to + 1) : body;
    if (part) headers['content-range'] = `bytes ${part.from}-${part.to}/${body.length}`;
    headers['content-length'] = String(bytes.length);
    return new Response(request.method === 'HEAD' ? null : bytes, {status: part ? 206 : entry.status, headers});
  }
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const always = lowerCase(everywhere);
const fallback = lowerCase({...everywhere, ...fallbackPolicy});

const empty = (status: number, headers: Record<string, string>) =>
  new Response(null, {status, headers: {...fallback, 'content-length': '0', ...headers}});

/** With its content's hash in the query a file may be kept for good; with another build's, or none, it may not. */
function cacheOf({headers}: Entry, asked: string): string {
  const own = headers['content-location'];
  return own && own !== asked ? cacheRules.file : (headers['cache-control'] ?? cacheRules.file);
}

const cookieIn = (cookies: string | null) =>
  cookies
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1);

/** The client's favourite by its q-values; of equals, the smaller file. */
function codingFor({headers}: Request): keyof typeof endings {
  const accepted = new Negotiator({headers: {'accept-encoding': headers.get('accept-encoding') ?? ''}}).encodings([
    'br',
    'gzip',
  ]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** The part that a client asks for; none if it asks for several or has another version (RFC 9110, 14.2). */
function rangeOf(
  {headers}: Request,
  etag: string,
  size: number,
): {from: number; to: number} | 'unsatisfiable' | undefined {
  const [, start, end] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  const ifRange = headers.get('if-range');
  if ((!start && !end) || (ifRange && ifRange !== etag)) return undefined;
  const from = start ? Number(start) : Math.max(0, size - Number(end));
  const to = start && end ? Math.min(Number(end), size - 1) : size - 1;
  if (start && end && Number(start) > Number(end)) return undefined;
  return from < size && to >= from ? {from, to} : 'unsatisfiable';
}
