import {type NextRequest, NextResponse} from 'next/server';
import {decide, pathOfDecision} from '@/i18n/decide';
import {localeCookie} from '@/i18n/languages';
import {decisionHeaders} from '@/lib/http/decisionHeaders';
import {fallbackCsp} from '@/lib/http/securityHeaders';

/** By their exact names: whatever else has a dot in it does not exist, and says so in the visitor's language. */
const file =
  /^\/(?:share\/[\w-]+\/.+\.png|illustrations\/industries\/[\w-]+\.svg|manifest\/[\w-]+\.webmanifest|favicon\.ico|icon\.svg|apple-icon\.png|icon-192\.png|icon-512\.png|icon-maskable\.png|robots\.txt|sitemap\.xml|llms\.txt|sprite\.svg|site\.js|speculation-rules\.json|\.well-known\/security\.txt)$/;

/** In `next dev` and Next's own output, as serve/handler.ts decides. As proxy.ts, Next 16's name, it would not run at the edge. */
export function middleware(request: NextRequest): NextResponse {
  const {pathname, search, origin} = request.nextUrl;
  if (file.test(pathname)) return NextResponse.next();
  // For translators: a production build has no such route (next.config.mjs).
  if (process.env.NODE_ENV === 'development' && /^\/[\w-]+\/keys$/.test(pathname)) return NextResponse.next();

  const decision = decide({
    pathname,
    search,
    cookie: request.cookies.get(localeCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    sameOrigin: request.headers.get('sec-fetch-site') === 'same-origin',
  });
  const headers = decisionHeaders(decision);
  // Plain URLs, not clones of nextUrl: a clone puts the request's trailing slash back, and redirects for ever.
  if (decision.kind === 'redirect')
    return NextResponse.redirect(new URL(decision.to, origin), {
      status: decision.status,
      headers: {...fallbackCsp, ...headers},
    });
  const status = decision.kind === 'notFound' ? 404 : 200;
  return NextResponse.rewrite(new URL(pathOfDecision(decision) + search, origin), {status, headers});
}

// Next matches twice, the second time without a slash at the end, and answers 200 with nothing where the two differ: so no
// file's name in here. Next reads this from the source: one literal.
export const config = {matcher: '/((?!_next/).*)'};
