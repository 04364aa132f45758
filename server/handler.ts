import type {IncomingMessage, ServerResponse} from 'node:http';
import Negotiator from 'negotiator';
import {NextRequest} from 'next/server';
import send from 'send';
import {cacheRules} from '@/lib/cacheRules.mjs';
import {asksForData, headersToDrop} from '@/lib/internalHeaders';
import {oddAddress} from '@/lib/oddAddress';
import {middleware} from '@/middleware';
import type {Answer, Answers, Encoding} from './answers';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

type Options = {answers: Answers; folder: string; next: Handler};

const endings = {br: '.br', gzip: '.gz'} as const;

/** What the middleware reads of a request. */
const decisive = ['accept-language', 'cookie', 'sec-fetch-site'];

/** The paths on which Next and the middleware cannot differ: nothing to decode, to collapse or to strip. */
const plainPath = /^(?:\/[a-z\d-]+)*\/?$/i;

/**
 * Answers with what the build has packed; everything else (redirects, the router's data, addresses written in an odd
 * way) is Next's own. Which page it is, and what may be kept, is decided by the very middleware that Next runs.
 */
export function siteHandler({answers, folder, next}: Options): Handler {
  const files = new Map(Object.entries(answers.files));
  const pages = new Map(Object.entries(answers.pages));

  return (request, response) => {
    dropInternalHeaders(request);
    const {ask, moved} = oddAddress(request.url ?? '/');
    if (moved) return redirect(response, moved);
    if (ask) request.url = ask;
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';

    const file = files.get(path);
    if (file) return sendAnswer(request, response, folder, askedAt(url, file), () => next(request, response));

    if (!plainPath.test(path) || asksForData(Object.keys(request.headers))) return next(request, response);
    const decision = middleware(new NextRequest(`http://localhost${url}`, {headers: pick(request, decisive)}));
    const rewritten = decision.headers.get('x-middleware-rewrite');
    const page = rewritten ? pages.get(new URL(rewritten).pathname) : undefined;
    if (!page) return next(request, response);

    response.statusCode = decision.status;
    const said = Object.fromEntries([...decision.headers].filter(([name]) => !name.startsWith('x-middleware-')));
    sendAnswer(request, response, folder, {...page, headers: {...page.headers, ...said}}, () =>
      next(request, response),
    );
  };
}

/**
 * A file with its content's hash in the query: under another one, of a build before or after this one, it may be kept no longer
 * than what changes at its address. While two builds are served, nobody keeps the old file at the new address.
 */
function askedAt(url: string, file: Answer): Answer {
  const own = file.headers['content-location'];
  return !own || own === url ? file : {...file, headers: {...file.headers, 'cache-control': cacheRules.file}};
}

function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  {file, etag, encodings, headers}: Answer,
  lost: () => void,
) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  let encoding: Encoding | undefined;
  if (encodings.length) {
    response.setHeader('vary', [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '));
    const accepted = new Negotiator(request).encodings([...encodings]);
    encoding = encodings.find((each) => accepted.includes(each));
    if (encoding) response.setHeader('content-encoding', encoding);
  }
  // Nothing here has a date that it could be held against (RFC 9110, 13.1.4).
  delete request.headers['if-unmodified-since'];
  response.setHeader('etag', `"${etag}${encoding ? `-${encoding}` : ''}"`);
  const path = encoding ? file + endings[encoding] : file;
  // Whatever its name begins with: the build has listed it.
  send(request, path, {
    root,
    dotfiles: 'allow',
    acceptRanges: false,
    cacheControl: false,
    etag: false,
    index: false,
    lastModified: false,
  })
    .on('error', (error: Error & {status?: number}) => {
      if (response.headersSent) return response.destroy();
      for (const name of [...Object.keys(headers), 'content-encoding', 'etag', 'vary']) response.removeHeader(name);
      // The request has a condition that does not hold (If-Match).
      if (error.status === 412) return response.writeHead(412, {'Cache-Control': cacheRules.never}).end();
      // Files went away under a running server, as in a deploy in place: Next says what it says then.
      response.statusCode = 200;
      lost();
    })
    .pipe(response);
}

function redirect(response: ServerResponse, to: string) {
  response.setHeader('Location', to);
  response.setHeader('Cache-Control', cacheRules.moved);
  response.writeHead(308).end();
}

function dropInternalHeaders({headers}: IncomingMessage) {
  for (const name of headersToDrop(Object.keys(headers))) delete headers[name];
}

const pick = ({headers}: IncomingMessage, names: readonly string[]) =>
  names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
