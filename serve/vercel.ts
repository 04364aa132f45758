import {createAnswers, failure, type Manifest} from './handler';

/**
 * The site on Vercel: its files are static, and this decides, near the visitor and before any cache, which of them answers and with
 * which headers. It runs as edge middleware (build/vercel.ts); the platform compresses, and answers conditional and range requests.
 */
export function createMiddleware(manifest: Pick<Manifest, 'pages' | 'files'>) {
  const answerTo = createAnswers(manifest);

  return (request: Request): Response => {
    try {
      const {status, headers, file} = answerTo(request, request.url);
      if (!file) return new Response(null, {status, headers});
      return rewrite(new URL(addressOfFile(file), request.url), status, headers);
    } catch (error) {
      return failure(error, request.method, request.url);
    }
  };
}

/** Hashed files keep the address that pages ask for, `/_next/static/…`, so that no middleware is needed for them. */
export const addressOfFile = (file: string) => `/${file.replace(/^files\//, '')}`;

/** What a static file's own answer has already, as the platform sends it. */
const ownHeaders = ['content-type', 'etag'];

/** As `rewrite` of @vercel/functions says it: the platform sends that file, with these headers. */
function rewrite(to: URL, status: number, headers: readonly [name: string, value: string][]): Response {
  const sent = headers.filter(([name]) => !ownHeaders.includes(name));
  return new Response(null, {status, headers: [...sent, ['x-middleware-rewrite', to.href]]});
}
