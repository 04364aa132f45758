import Negotiator from 'negotiator';
import {parse as parseRange, type Range} from 'range-parser';
import {decide, decodeUnreserved, pathOfDecision, type RequestFacts} from '@/i18n/decide';
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

/** All of a request that decides which answer it gets. */
type Question = Omit<RequestFacts, 'pathname' | 'search'> & {target: string; acceptEncoding: string};

type Header = [name: string, value: string];

/** What everyone gets who asks the same: a file, or no body. Headers are in pairs, since an object of so many is slow to copy. */
type Answer = {status: number; headers: Header[]; file?: string; etag?: string; divisible?: boolean};

/** Several for each page and file. Who asks something else each time, or at length, is answered, but takes no memory. */
const mostAnswers = 2000;
const longestQuestion = 1000;

/**
 * The whole site as one function, for every runtime: a file of the manifest, or what `decide` says.
 * @param read the bytes of a file of dist/
 * @param target the request's address as the client wrote it: a parsed one has other bytes
 */
export function createHandler({pages, files}: Manifest, read: (file: string) => Bytes | Promise<Bytes>) {
  const answers = new Map<string, Answer>();

  return async (request: Request, target = request.url): Promise<Response> => {
    if (!/^(GET|HEAD)$/.test(request.method)) return new Response(null, empty(405, {allow: 'GET, HEAD'}));
    const {status, headers, file, etag = '', divisible} = lookUp(questionOf(request, target));
    if (!file) return new Response(null, {status, headers});
    const known = request.headers.get('if-none-match')?.match(/"[^"]*"|^\*$/g) ?? [];
    if (status === 200 && known.some((tag) => tag === etag || tag === '*'))
      return new Response(null, {status: 304, headers});

    const body = await read(file);
    const part = divisible && request.method !== 'HEAD' ? rangeOf(request, etag, body.length) : undefined;
    if (part === 'unsatisfiable') return new Response(null, empty(416, {'content-range': `bytes */${body.length}`}));
    const bytes = part ? body.subarray(part.start, part.end + 1) : body;
    const sent = [...headers];
    if (divisible) sent.push(['accept-ranges', 'bytes']);
    if (part) sent.push(['content-range', `bytes ${part.start}-${part.end}/${body.length}`]);
    sent.push(['content-length', String(bytes.length)]);
    return new Response(request.method === 'HEAD' ? null : bytes, {status: part ? 206 : status, headers: sent});
  };

  /** The answer that was built when this was asked before; else a new one. */
  function lookUp(question: Question): Answer {
    const key = JSON.stringify(question);
    const before = answers.get(key);
    if (before) return before;
    const answer = answerTo(question);
    if (answers.size === mostAnswers) answers.clear();
    if (key.length <= longestQuestion) answers.set(key, answer);
    return answer;
  }

  function answerTo({target, acceptEncoding, ...visitor}: Question): Answer {
    const [, origin = '', pathname = origin && '/', search = ''] =
      /^([a-z]+:\/\/[^/?#]*)?(\/[^?#]*)?(\?[^#]*)?/i.exec(target) ?? [];
    if (!pathname) return empty(400);

    const path = decodeUnreserved(pathname);
    const file = files[path];
    // With its content's hash in the query a file may be kept for good; with another build's, or none, it may not.
    const keptAt = file?.headers['content-location'] ?? path + search;
    if (file) return full(file, acceptEncoding, keptAt === path + search ? {} : {'cache-control': cacheRules.file});
    if (path.startsWith('/_next/')) return empty(404);

    const decision = decide({pathname, search, ...visitor});
    const extra = decisionHeaders(decision);
    if (decision.kind === 'redirect') return empty(decision.status, {...extra, location: decision.to});
    const page = pages[pathOfDecision(decision)];
    if (!page) throw new Error(`The build has no page ${pathOfDecision(decision)}.`);
    return full(page, acceptEncoding, {...extra, 'speculation-rules': '"/speculation-rules.json"'});
  }
}

const questionOf = ({headers}: Request, target: string): Question => ({
  target,
  cookie: cookie.exec(headers.get('cookie') ?? '')?.[1],
  acceptLanguage: headers.get('accept-language'),
  sameOrigin: headers.get('sec-fetch-site') === 'same-origin',
  acceptEncoding: headers.get('accept-encoding') ?? '',
});

const cookie = new RegExp(`(?:^|;\\s*)${localeCookie}=([^;]*)`);

function full(entry: Entry, acceptEncoding: string, extra: Record<string, string>): Answer {
  const {status, compressed} = entry;
  const coding = compressed ? codingFor(acceptEncoding) : 'identity';
  const etag = `"${entry.etag}${coding === 'identity' ? '' : `-${coding}`}"`;
  const vary = [extra.vary, compressed && 'Accept-Encoding'].filter(Boolean).join(', ');
  const headers = Object.entries({
    ...commonHeaders,
    ...entry.headers,
    ...extra,
    etag,
    ...(vary && {vary}),
    ...(coding !== 'identity' && {'content-encoding': coding}),
  });
  return {status, headers, file: entry.file + endings[coding], etag, divisible: status === 200 && !compressed};
}

const emptyHeaders = {...commonHeaders, ...fallbackCsp, 'content-length': '0', 'cache-control': cacheRules.never};
const empty = (status: number, extra: Record<string, string> = {}): Answer => ({
  status,
  headers: Object.entries({...emptyHeaders, ...extra}),
});

/** The client's favourite by its q-values; of equals, the smallest. */
function codingFor(acceptEncoding: string): Coding {
  const preferred = Object.keys(endings);
  // Its types lack the second argument.
  const negotiator = new Negotiator({headers: {'accept-encoding': acceptEncoding}}) as {
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
