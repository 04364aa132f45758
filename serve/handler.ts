import Negotiator from 'negotiator';
import {parse as parseRange, type Range} from 'range-parser';
import {decide, decodeUnreserved, pathOfDecision} from '@/i18n/decide';
import {localeCookie} from '@/i18n/languages';
import {cacheRules} from '@/lib/http/cacheRules';
import {decisionHeaders} from '@/lib/http/decisionHeaders';
import {commonHeaders, fallbackCsp} from '@/lib/http/securityHeaders';

/** A finished answer. Header names are in lower case; `compressed` files lie beside it as `.br` and `.gz`. */
export type Entry = {file: string; status: number; etag: string; compressed: boolean; headers: Record<string, string>};

/** dist/manifest.json: pages by the path that they are prerendered at, files by address, and the steps that the build skipped. */
export type Manifest = {pages: Record<string, Entry>; files: Record<string, Entry>; skipped: string[]};

type Bytes = Uint8Array<ArrayBuffer>;

/** The smallest first. */
const endings = {br: '.br', gzip: '.gz', identity: ''} as const;
type Coding = keyof typeof endings;

/**
 * The whole site as one function, for every runtime: a file of the manifest, or what `decide` says.
 * @param read the bytes of a file of dist/
 * @param target the request's address as the client wrote it: a parsed one has other bytes
 */
export function createHandler({pages, files}: Manifest, read: (file: string) => Bytes | Promise<Bytes>) {
  return async (request: Request, target = request.url): Promise<Response> => {
    if (!/^(GET|HEAD)$/.test(request.method)) return empty(405, {allow: 'GET, HEAD'});
    const [, origin = '', pathname = origin && '/', search = ''] =
      /^([a-z]+:\/\/[^/?#]*)?(\/[^?#]*)?(\?[^#]*)?/i.exec(target) ?? [];
    if (!pathname) return empty(400);

    const path = decodeUnreserved(pathname);
    const file = files[path];
    // With its content's hash in the query a file may be kept for good; with another build's, or none, it may not.
    const keptAt = file?.headers['content-location'] ?? path + search;
    if (file) return send(request, file, keptAt === path + search ? {} : {'cache-control': cacheRules.file});
    if (path.startsWith('/_next/')) return empty(404);

    const decision = decide({
      pathname,
      search,
      cookie: cookie.exec(request.headers.get('cookie') ?? '')?.[1],
      acceptLanguage: request.headers.get('accept-language'),
      sameOrigin: request.headers.get('sec-fetch-site') === 'same-origin',
    });
    const extra = decisionHeaders(decision);
    if (decision.kind === 'redirect') return empty(decision.status, {...extra, location: decision.to});
    const page = pages[pathOfDecision(decision)];
    if (!page) throw new Error(`The build has no page ${pathOfDecision(decision)}.`);
    return send(request, page, {...extra, 'speculation-rules': '"/speculation-rules.json"'});
  };

  async function send(request: Request, entry: Entry, extra: Record<string, string>): Promise<Response> {
    const coding = entry.compressed ? codingFor(request) : 'identity';
    const etag = `"${entry.etag}${coding === 'identity' ? '' : `-${coding}`}"`;
    const vary = [extra.vary, entry.compressed && 'Accept-Encoding'].filter(Boolean).join(', ');
    const headers: Record<string, string> = {
      ...commonHeaders,
      ...entry.headers,
      ...extra,
      etag,
      ...(vary && {vary}),
      ...(coding !== 'identity' && {'content-encoding': coding}),
    };
    const found = entry.status === 200;
    const known = request.headers.get('if-none-match')?.match(/"[^"]*"|^\*$/g) ?? [];
    if (found && known.some((tag) => tag === etag || tag === '*')) return new Response(null, {status: 304, headers});

    const body = await read(entry.file + endings[coding]);
    const whole = entry.compressed || !found;
    const part = whole || request.method === 'HEAD' ? undefined : rangeOf(request, etag, body.length);
    if (!whole) headers['accept-ranges'] = 'bytes';
    if (part === 'unsatisfiable') return empty(416, {'content-range': `bytes */${body.length}`});
    const bytes = part ? body.subarray(part.start, part.end + 1) : body;
    if (part) headers['content-range'] = `bytes ${part.start}-${part.end}/${body.length}`;
    headers['content-length'] = String(bytes.length);
    return new Response(request.method === 'HEAD' ? null : bytes, {status: part ? 206 : entry.status, headers});
  }
}

const emptyHeaders = {...commonHeaders, ...fallbackCsp, 'content-length': '0', 'cache-control': cacheRules.never};
const empty = (status: number, extra: Record<string, string> = {}) =>
  new Response(null, {status, headers: {...emptyHeaders, ...extra}});

const cookie = new RegExp(`(?:^|;\\s*)${localeCookie}=([^;]*)`);

/** The client's favourite by its q-values; of equals, the smallest. */
function codingFor({headers}: Request): Coding {
  const preferred = Object.keys(endings);
  // Its types lack the second argument.
  const negotiator = new Negotiator({headers: {'accept-encoding': headers.get('accept-encoding') ?? ''}}) as {
    encoding(offered: string[], options: {preferred: string[]}): Coding | undefined;
  };
  return negotiator.encoding(preferred, {preferred}) ?? 'identity';
}

/** The part that a client asks for; none if it asks for several, for none that it can have, or has another version (RFC 9110, 14.2). */
function rangeOf({headers}: Request, etag: string, size: number): Range | 'unsatisfiable' | undefined {
  const [asked, version] = [headers.get('range'), headers.get('if-range')];
  if (!asked || (version && version !== etag)) return undefined;
  const {code, type, ranges} = parseRange(size, asked);
  if (type !== 'bytes' || code & 1 || ranges.length > 1) return undefined;
  return ranges[0] ?? 'unsatisfiable';
}
