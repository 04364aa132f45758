import Negotiator from 'negotiator';
import {parse as parseRange, type Range} from 'range-parser';
import {chosenLanguage, decide, decodeUnreserved, pathOfDecision, type RequestFacts} from '@/i18n/decide';
import {cacheRules} from '@/lib/http/cacheRules';
import {decisionHeaders} from '@/lib/http/decisionHeaders';
import {commonHeaders, fallbackCsp} from '@/lib/http/securityHeaders';
import {logError} from './log';

/** A finished response, as the build wrote it. */
export type Entry = {
  /** Its path in dist/. */
  file: string;
  status: number;
  /** Without quotes. */
  etag: string;
  /** If the same bytes lie beside the file as `.br` and `.gz`: the hashes of these. */
  compressed?: {br: string; gz: string};
  /** By name, in lower case. */
  headers: Record<string, string>;
};

/** dist/manifest.json */
export type Manifest = {
  /** By the path that they are prerendered at: `/hi/pricing`. */
  pages: Record<string, Entry>;
  /** By address. */
  files: Record<string, Entry>;
  /** The steps of the build that failed for a page, which was left as Next wrote it. */
  skipped: string[];
};

/** What answers are found in. */
type Answerable = Pick<Manifest, 'pages' | 'files'>;

type Bytes = Uint8Array<ArrayBuffer>;

/** The ending of a file in each content coding; the smallest file comes first. */
const endings = {br: '.br', gzip: '.gz', identity: ''} as const;
type Coding = keyof typeof endings;

/** All of a request that decides which answer it gets. */
type Question = Omit<RequestFacts, 'pathname' | 'search'> & {target: string; acceptEncoding: string};

type Header = [name: string, value: string];

/** What everyone gets who asks the same question. */
export type Answer = {
  status: number;
  /** In pairs: an object with so many headers is slow to copy. */
  headers: Header[];
  /** Its path in dist/; without one the answer has no body. */
  file?: string;
  /** In quotes. */
  etag?: string;
  /** Whether a client may ask for a part of the file. */
  acceptsRanges?: boolean;
};

/**
 * Answers that are kept: several for each page and file. Made-up addresses can push them out; to find one anew takes some 0.05 ms of the
 * processor, which is less than such a request costs itself.
 */
const maxCachedAnswers = 2000;
/** In characters. The answer to a longer question is not kept, so that nobody can fill the memory. */
const maxCachedQuestion = 1000;

/**
 * The whole site as one function, for every runtime that reads files: a file of the manifest, or what `decide` says.
 * @param read the bytes of a file of dist/
 * @returns a function of a request and its target: the address as the client wrote it, since a parsed one has other bytes
 */
export function createHandler(manifest: Answerable, read: (file: string) => Bytes | Promise<Bytes>) {
  const answerTo = createAnswers(manifest);

  return async (request: Request, target = request.url): Promise<Response> => {
    try {
      const answer = answerTo(request, target);
      const {status, headers, file, etag = ''} = answer;
      if (!file) return new Response(null, {status, headers});
      if (status === 200 && isKnown(request, etag)) return new Response(null, {status: 304, headers});
      return send(request, answer, await read(file));
    } catch (error) {
      return failure(error, request.method, target);
    }
  };
}

/** Which answer a request gets, without its bytes: for hosts that send files by themselves. */
export function createAnswers({pages, files}: Answerable) {
  const answers = new Map<string, Answer>();

  return (request: Request, target: string): Answer => {
    if (!/^(GET|HEAD)$/.test(request.method)) return empty(405, {allow: 'GET, HEAD'});
    return lookUp(questionOf(request, target));
  };

  /** The answer that was kept when this was asked before; else a new one. */
  function lookUp(question: Question): Answer {
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known) return known;

    const answer = answerTo(question);
    if (answers.size === maxCachedAnswers) answers.clear();
    if (key.length <= maxCachedQuestion) answers.set(key, answer);
    return answer;
  }

  function answerTo({target, acceptEncoding, ...visitor}: Question): Answer {
    const parsed = parseTarget(target);
    if (!parsed) return empty(400);
    const {pathname, search} = parsed;

    const path = decodeUnreserved(pathname);
    const file = files[path];
    if (file) {
      const isCurrent = isCurrentVersion(file, path, search);
      return full(file, acceptEncoding, isCurrent ? {} : {'cache-control': cacheRules.file});
    }
    if (path.startsWith('/_next/')) return empty(404);

    const decision = decide({pathname, search, ...visitor});
    const extra = decisionHeaders(decision);
    if (decision.kind === 'redirect') return empty(decision.status, {...extra, location: decision.to});
    const page = pages[pathOfDecision(decision)];
    if (!page) throw new Error(`The build has no page ${pathOfDecision(decision)}.`);
    return full(page, acceptEncoding, {...extra, 'speculation-rules': '"/speculation-rules.json"'});
  }
}

/** For a request that an error stopped: says so to the visitor without its cause, and to the operator with it. */
export function failure(error: unknown, method: string, target: string): Response {
  logError(error, method, target);
  return refusal(500);
}

/** An answer without a body, with the headers that all have. */
export function refusal(status: 400 | 500): Response {
  return new Response(null, empty(status));
}

/** An address of any kind that HTTP has: a path, or a path behind scheme and host. */
const targetParts = /^(?<origin>[a-z]+:\/\/[^/?#]*)?(?<path>\/[^?#]*)?(?<query>\?[^#]*)?/i;

/** The path and query of a request's target; nothing where it is no address, as in `GET *`. */
function parseTarget(target: string): {pathname: string; search: string} | undefined {
  const {origin, path, query: search = ''} = targetParts.exec(target)?.groups ?? {};
  if (path) return {pathname: path, search};
  // `http://host?query` is the home page's.
  return origin ? {pathname: '/', search} : undefined;
}

/**
 * Whether an address names what a file is now. With its content's hash in the query a file may be kept for good; with the hash of
 * another build, or none, it may not. A file without such an address is always current.
 */
function isCurrentVersion(file: Entry, path: string, search: string): boolean {
  const versioned = file.headers['content-location'];
  return versioned === undefined || versioned === path + search;
}

/** Whether the client has what an entity tag names (RFC 9110, 13.1.2). */
function isKnown({headers}: Request, etag: string): boolean {
  const known = headers.get('if-none-match')?.match(/"[^"]*"|^\*$/g) ?? [];
  return known.some((tag) => tag === etag || tag === '*');
}

/** A file, or the part of it that the client asks for. */
function send(request: Request, {status, headers, etag = '', acceptsRanges}: Answer, body: Bytes): Response {
  const isHead = request.method === 'HEAD';
  const range = acceptsRanges && !isHead ? rangeOf(request, etag, body.length) : undefined;
  if (range === 'unsatisfiable') return new Response(null, empty(416, {'content-range': `bytes */${body.length}`}));

  const sent = [...headers];
  if (acceptsRanges) sent.push(['accept-ranges', 'bytes']);
  if (range) sent.push(['content-range', `bytes ${range.start}-${range.end}/${body.length}`]);
  const bytes = range ? body.subarray(range.start, range.end + 1) : body;
  sent.push(['content-length', String(bytes.length)]);
  return new Response(isHead ? null : bytes, {status: range ? 206 : status, headers: sent});
}

const questionOf = ({headers}: Request, target: string): Question => ({
  target,
  chosen: chosenLanguage(headers.get('cookie')),
  acceptLanguage: headers.get('accept-language'),
  sameOrigin: headers.get('sec-fetch-site') === 'same-origin',
  acceptEncoding: headers.get('accept-encoding') ?? '',
});

/** An entry in the coding that the client prefers. */
function full(entry: Entry, acceptEncoding: string, extra: Record<string, string>): Answer {
  const {status, compressed} = entry;
  const coding = compressed ? codingFor(acceptEncoding) : 'identity';
  // Each coding has other bytes, so it has another tag.
  const etag = coding === 'identity' ? `"${entry.etag}"` : `"${entry.etag}-${coding}"`;
  const vary = [extra.vary, compressed && 'Accept-Encoding'].filter(Boolean).join(', ');
  const headers = Object.entries({
    ...commonHeaders,
    ...entry.headers,
    ...extra,
    etag,
    ...(vary && {vary}),
    ...(coding !== 'identity' && {'content-encoding': coding}),
  });
  return {status, headers, file: entry.file + endings[coding], etag, acceptsRanges: status === 200 && !compressed};
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

/** The bit of range-parser's `code` that says that some of the ranges cannot be read. */
const invalidRange = 1;

/** The part that a client asks for; none if it asks for several, for none that it can have, or has another version (RFC 9110, 14.2). */
function rangeOf({headers}: Request, etag: string, size: number): Range | 'unsatisfiable' | undefined {
  const asked = headers.get('range');
  const version = headers.get('if-range');
  if (!asked || (version && version !== etag)) return undefined;

  const {code, type, ranges} = parseRange(size, asked);
  const isInvalid = (code & invalidRange) !== 0;
  if (type !== 'bytes' || isInvalid || ranges.length > 1) return undefined;
  return ranges[0] ?? 'unsatisfiable';
}
