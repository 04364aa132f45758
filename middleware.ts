import {type NextRequest, NextResponse} from 'next/server';
import {decide, pathOfDecision} from '@/i18n/decide';
import {localeCookie} from '@/i18n/languages';
import {decisionHeaders} from '@/lib/http/decisionHeaders';
import {fallbackCsp} from '@/lib/http/securityHeaders';

/** The files at the root, by their exact names: whatever else has a dot in it does not exist, and says so in the visitor's language. */
const rootFiles = new Set([
  '/.well-known/security.txt',
  '/apple-icon.png',
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
  '/icon.svg',
  '/llms.txt',
  '/robots.txt',
  '/site.js',
  '/sitemap.xml',
  '/speculation-rules.json',
  '/sprite.svg',
]);

/** The files that there are several of. */
const shareImage = /^\/share\/[\w-]+\/.+\.png$/;
const industryIllustration = /^\/illustrations\/industries\/[\w-]+\.svg$/;
const webManifest = /^\/manifest\/[\w-]+\.webmanifest$/;

const isFile = (pathname: string): boolean =>
  rootFiles.has(pathname) || [shareImage, industryIllustration, webManifest].some((pattern) => pattern.test(pathname));

/** The keys of messages, for translators: a production build has no such route (next.config.mjs). */
const isTranslatorsRoute = (pathname: string): boolean =>
  process.env.NODE_ENV === 'development' && /^\/[\w-]+\/keys$/.test(pathname);

/** In `next dev` and Next's own output, as serve/handler.ts decides. As proxy.ts, Next 16's name, it would not run at the edge. */
export function middleware(request: NextRequest): NextResponse {
  const {pathname, search, origin} = request.nextUrl;
  if (isFile(pathname) || isTranslatorsRoute(pathname)) return NextResponse.next();

  const decision = decide({
    pathname,
    search,
    cookie: request.cookies.get(localeCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    sameOrigin: request.headers.get('sec-fetch-site') === 'same-origin',
  });
  const headers = decisionHeaders(decision);
  // Plain URLs, not clones of nextUrl: a clone puts the request's trailing slash back, and redirects for ever.
  if (decision.kind === 'redirect') {
    return NextResponse.redirect(new URL(decision.to, origin), {
      status: decision.status,
      headers: {...fallbackCsp, ...headers},
    });
  }
  const status = decision.kind === 'notFound' ? 404 : 200;
  return NextResponse.rewrite(new URL(pathOfDecision(decision) + search, origin), {status, headers});
}

// No file's name in here: Next matches twice, the second time without a slash at the end, and answers 200 with nothing where the two
// differ. One literal, as Next reads it from the source.
export const config = {matcher: '/((?!_next/).*)'};
