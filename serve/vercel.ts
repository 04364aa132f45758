import {createAnswers, failure, type Manifest} from './handler';

/**
 * The site on Vercel, as edge middleware (build/vercel.ts). It runs before any cache and chooses the static file and the headers of the
 * response. The platform compresses, and answers conditional and range requests.
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

/** Hashed files keep their URL, `/_next/static/…`, so they need no middleware. */
export const addressOfFile = (file: string) => `/${file.replace(/^files\//, '')}`;

/** Headers that the platform sets on a static file itself. */
const ownHeaders = ['content-type', 'etag'];

/** The response that `rewrite` of @vercel/functions creates: the platform sends the file with these headers. */
function rewrite(to: URL, status: number, headers: readonly [name: string, value: string][]): Response {
  const sent = headers.filter(([name]) => !ownHeaders.includes(name));
  return new Response(null, {status, headers: [...sent, ['x-middleware-rewrite', to.href]]});
}
