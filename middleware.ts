import {type NextRequest, NextResponse} from 'next/server';
import {chosenLanguage, decide, pathOfDecision} from '@/i18n/decide';
import {decisionHeaders} from '@/lib/http/decisionHeaders';
import {fallbackCsp} from '@/lib/http/securityHeaders';

/**
 * The files at the root. They are listed by name, so that any other address with a dot in it gets the 404 page in the
 * visitor's language.
 */
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

/** The files of which every page, industry or language has one. */
const shareImage = /^\/share\/[\w-]+\/.+\.png$/;
const industryIllustration = /^\/illustrations\/industries\/[\w-]+\.svg$/;
const webManifest = /^\/manifest\/[\w-]+\.webmanifest$/;

const filePatterns = [shareImage, industryIllustration, webManifest];

const isFile = (pathname: string): boolean =>
  rootFiles.has(pathname) || filePatterns.some((pattern) => pattern.test(pathname));

/** Routes for development only (next.config.mjs): the keys of messages, and a stand-in for a file of the build. */
const isDevelopmentRoute = (pathname: string): boolean =>
  process.env.NODE_ENV === 'development' && /^\/(?:[\w-]+\/keys|licenses\.txt)$/.test(pathname);

/**
 * Chooses language and page in `next dev` and on hosts that run Next's own output. On other hosts serve/handler.ts does. The file
 * is not called proxy.ts, as Next 16 suggests, because a proxy cannot run at the edge.
 */
export function middleware(request: NextRequest): NextResponse {
  const {pathname, search, origin} = request.nextUrl;
  if (isFile(pathname) || isDevelopmentRoute(pathname)) return NextResponse.next();

  const decision = decide({
    pathname,
    search,
    chosen: chosenLanguage(request.headers.get('cookie')),
    acceptLanguage: request.headers.get('accept-language'),
    sameOrigin: request.headers.get('sec-fetch-site') === 'same-origin',
  });
  const headers = decisionHeaders(decision);
  // Plain URLs, because a clone of nextUrl keeps the request's trailing slash and would redirect for ever.
  if (decision.kind === 'redirect') {
    return NextResponse.redirect(new URL(decision.to, origin), {
      status: decision.status,
      headers: {...fallbackCsp, ...headers},
    });
  }
  const status = decision.kind === 'notFound' ? 404 : 200;
  return NextResponse.rewrite(new URL(pathOfDecision(decision) + search, origin), {status, headers});
}

// The matcher excludes no file by name. Next matches each address twice, the second time without its trailing slash, and answers
// with an empty 200 where the results differ. It reads the source of this line, so it has to be one literal.
export const config = {matcher: '/((?!_next/).*)'};
