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
  /** The hashes of the compressed variants, which lie beside the file as `.br` and `.gz`. Undefined if there are no such variants. */
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

/** The part of the manifest that answers are found in. */
type Answerable = Pick<Manifest, 'pages' | 'files'>;

type Bytes = Uint8Array<ArrayBuffer>;

/** The ending of a file in each content coding; the smallest file comes first. */
const endings = {br: '.br', gzip: '.gz', identity: ''} as const;
type Coding = keyof typeof endings;

/** The parts of a request that decide which answer it gets. */
type Question = Omit<RequestFacts, 'pathname' | 'search'> & {target: string; acceptEncoding: string};

type Header = [name: string, value: string];

/** The answer to everyone who asks the same question. */
export type Answer = {
  status: number;
  /** Pairs, because an object with so many headers is slow to copy. */
  headers: Header[];
  /** The path in dist/. An answer without a file has no body. */
  file?: string;
  /** In quotes. */
  etag?: string;
  /** Whether a client may ask for a part of the file. */
  acceptsRanges?: boolean;
};

/**
 * How many answers are kept in memory: several for each page and file. Requests for made-up addresses can push them out. Finding an
 * answer again takes some 0.05 ms of the processor, less than the request itself costs.
 */
const maxCachedAnswers = 2000;
/** In characters. The answer to a longer question is not kept, so that nobody can fill the memory. */
const maxCachedQuestion = 1000;

/**
 * The whole site as one function, for every runtime that can read files. It answers with a file of the manifest, or as `decide` says.
 * @param read returns the bytes of a file of dist/
 * @returns a function of a request and its target. The target is the address as the client wrote it: parsing may change its bytes
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

/** Chooses the answer to a request without reading its file, for hosts that send files themselves. */
export function createAnswers({pages, files}: Answerable) {
  const answers = new Map<string, Answer>();

  return (request: Request, target: string): Answer => {
    if (!/^(GET|HEAD)$/.test(request.method)) return emptyAnswer(405, {allow: 'GET, HEAD'});
    return lookUp(questionOf(request, target));
  };

  /** The answer that was kept when this question was asked before, or a new one. */
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
    if (!parsed) return emptyAnswer(400);
    const {pathname, search} = parsed;

    const path = decodeUnreserved(pathname);
    const file = files[path];
    if (file) {
      const isCurrent = isCurrentVersion(file, path, search);
      return fileAnswer(file, acceptEncoding, isCurrent ? {} : {'cache-control': cacheRules.file});
    }
    if (path.startsWith('/_next/')) return emptyAnswer(404);

    const decision = decide({pathname, search, ...visitor});
    const extra = decisionHeaders(decision);
    if (decision.kind === 'redirect') return emptyAnswer(decision.status, {...extra, location: decision.to});
    const page = pages[pathOfDecision(decision)];
    if (!page) throw new Error(`The build has no page ${pathOfDecision(decision)}.`);
    return fileAnswer(page, acceptEncoding, {...extra, 'speculation-rules': '"/speculation-rules.json"'});
  }
}

/** The response to a request that an error stopped. The visitor does not learn the cause, which is logged for the operator. */
export function failure(error: unknown, method: string, target: string): Response {
  logError(error, method, target);
  return refusal(500);
}

/** A response without a body, with the headers that all responses have. */
export function refusal(status: 400 | 500): Response {
  return new Response(null, emptyAnswer(status));
}

/** The two kinds of address that a request may have: a path, or a path after a scheme and a host. */
const targetParts = /^(?<origin>[a-z]+:\/\/[^/?#]*)?(?<path>\/[^?#]*)?(?<query>\?[^#]*)?/i;

/** The path and query of a request's target. Undefined if the target is not an address, as in `GET *`. */
function parseTarget(target: string): {pathname: string; search: string} | undefined {
  const {origin, path, query: search = ''} = targetParts.exec(target)?.groups ?? {};
  if (path) return {pathname: path, search};
  // `http://host?query` is an address of the home page.
  return origin ? {pathname: '/', search} : undefined;
}

/**
 * Whether the response at this address may be cached by the file's own rule. For a file with a hashed address that is for good, so the
 * query must have the hash of the file's current content: not that of another build, and not none. Other files are always current.
 */
function isCurrentVersion(file: Entry, path: string, search: string): boolean {
  const hashedAddress = file.headers['content-location'];
  return hashedAddress === undefined || hashedAddress === path + search;
}

/** Whether the client already has the content with this entity tag (RFC 9110, 13.1.2). The mark of a weak tag, `W/"…"`, does not count. */
function isKnown({headers}: Request, etag: string): boolean {
  const known = headers.get('if-none-match') ?? '';
  if (known === '*') return true;
  const quotedTags: readonly string[] = known.match(/"[^"]*"/g) ?? [];
  return quotedTags.includes(etag);
}

/** A file, or the part of it that the client asks for. */
function send(request: Request, {status, headers, etag = '', acceptsRanges}: Answer, body: Bytes): Response {
  const isHead = request.method === 'HEAD';
  const range = acceptsRanges && !isHead ? rangeOf(request, etag, body.length) : undefined;
  if (range === 'unsatisfiable') {
    return new Response(null, emptyAnswer(416, {'content-range': `bytes */${body.length}`}));
  }

  const sentHeaders = [...headers];
  if (acceptsRanges) sentHeaders.push(['accept-ranges', 'bytes']);
  if (range) sentHeaders.push(['content-range', `bytes ${range.start}-${range.end}/${body.length}`]);
  const bytes = range ? body.subarray(range.start, range.end + 1) : body;
  sentHeaders.push(['content-length', String(bytes.length)]);
  return new Response(isHead ? null : bytes, {status: range ? 206 : status, headers: sentHeaders});
}

const questionOf = ({headers}: Request, target: string): Question => ({
  target,
  chosen: chosenLanguage(headers.get('cookie')),
  acceptLanguage: headers.get('accept-language'),
  sameOrigin: headers.get('sec-fetch-site') === 'same-origin',
  acceptEncoding: headers.get('accept-encoding') ?? '',
});

/** The answer with an entry's file, in the coding that the client prefers. */
function fileAnswer(entry: Entry, acceptEncoding: string, extra: Record<string, string>): Answer {
  const {status, compressed} = entry;
  const coding = compressed ? codingFor(acceptEncoding) : 'identity';
  // Each coding of a file has other bytes, so it has a tag of its own.
  const etag = coding === 'identity' ? `"${entry.etag}"` : `"${entry.etag}-${coding}"`;
  const headers: Record<string, string> = {...commonHeaders, ...entry.headers, ...extra, etag};
  if (compressed) headers.vary = extra.vary ? `${extra.vary}, Accept-Encoding` : 'Accept-Encoding';
  if (coding !== 'identity') headers['content-encoding'] = coding;
  return {
    status,
    headers: Object.entries(headers),
    file: entry.file + endings[coding],
    etag,
    acceptsRanges: status === 200 && !compressed,
  };
}

const emptyHeaders = {...commonHeaders, ...fallbackCsp, 'content-length': '0', 'cache-control': cacheRules.never};
const emptyAnswer = (status: number, extra: Record<string, string> = {}): Answer => ({
  status,
  headers: Object.entries({...emptyHeaders, ...extra}),
});

/** The coding that the client prefers by its q-values. Of several that it likes equally, the one with the smallest file. */
function codingFor(acceptEncoding: string): Coding {
  const preferred = Object.keys(endings);
  // The package's types lack the second argument of `encoding`.
  const negotiator = new Negotiator({headers: {'accept-encoding': acceptEncoding}}) as {
    encoding(offered: string[], options: {preferred: string[]}): Coding | undefined;
  };
  return negotiator.encoding(preferred, {preferred}) ?? 'identity';
}

/** The bit of range-parser's `code` that is set if it cannot read some of the ranges. */
const invalidRange = 1;

/**
 * The part of a file that a client asks for (RFC 9110, 14.2). Undefined if it gets the whole file: if it asks for no part or several, if
 * the header cannot be read, or if its earlier part is of another version (If-Range).
 */
function rangeOf({headers}: Request, etag: string, size: number): Range | 'unsatisfiable' | undefined {
  const asked = headers.get('range');
  const version = headers.get('if-range');
  if (!asked || (version && version !== etag)) return undefined;

  const {code, type, ranges} = parseRange(size, asked);
  const isInvalid = (code & invalidRange) !== 0;
  if (type !== 'bytes' || isInvalid || ranges.length > 1) return undefined;
  return ranges[0] ?? 'unsatisfiable';
}
