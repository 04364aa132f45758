import {type NextRequest, NextResponse} from 'next/server';
import {defaultLocale, localeCookie} from '@/i18n/routing';
import {cacheRules, negotiated, negotiatedHere, routerHeaders} from '@/lib/cacheRules.mjs';
import {decide} from '@/lib/negotiate';
import {allowed, isReading} from '@/lib/readingMethods';
import {fallbackPolicy} from '@/lib/securityHeaders.mjs';

/** By their exact names: whatever else has a dot in it does not exist, and says so in the visitor's language. */
const file =
  /^\/(?:share\/[\w-]+\/.+\.png|manifest\/[\w-]+\.webmanifest|favicon\.ico|icon\.svg|apple-icon\.png|icon-192\.png|icon-512\.png|icon-maskable\.png|robots\.txt|sitemap\.xml|llms\.txt|sprite\.svg|\.well-known\/security\.txt)$/;

/**
 * Chooses the language and names what does not exist; the rules are in `decide`. Next 16 prefers the name proxy.ts for
 * this file, but runs that on Node only: under the old name it runs at the edge.
 */
export function middleware(request: NextRequest): NextResponse {
  if (!isReading(request.method)) {
    const headers = {...fallbackPolicy, Allow: allowed, 'Cache-Control': cacheRules.never};
    return new NextResponse(null, {status: 405, headers});
  }

  const {pathname, search, origin} = request.nextUrl;
  if (file.test(pathname)) return NextResponse.next();
  // For the team: a production build has no such page (next.config.mjs).
  if (process.env.NODE_ENV === 'development' && /^\/[\w-]+\/(?:preview|keys)$/.test(pathname))
    return NextResponse.next();

  const decision = decide({
    pathname,
    search,
    cookie: request.cookies.get(localeCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    sameOrigin: request.headers.get('sec-fetch-site') === 'same-origin',
  });

  // Plain URLs, not clones of nextUrl: a clone puts the request's trailing slash back, and redirects for ever.
  switch (decision.kind) {
    case 'redirect': {
      // The permanent ones hold for every visitor and may be kept; one visitor's language may not.
      const headers: HeadersInit =
        decision.status === 307
          ? {...fallbackPolicy, 'Cache-Control': cacheRules.never, Vary: negotiated}
          : {...fallbackPolicy, 'Cache-Control': cacheRules.moved};
      return NextResponse.redirect(new URL(decision.to, origin), {status: decision.status, headers});
    }
    case 'notFound': {
      const headers: HeadersInit = decision.negotiated
        ? {'Cache-Control': cacheRules.negotiatedMissing, Vary: negotiatedHere}
        : {'Cache-Control': cacheRules.missing, Vary: routerHeaders};
      return NextResponse.rewrite(new URL(`/${decision.locale}/404${search}`, origin), {status: 404, headers});
    }
    case 'page': {
      // A cache may keep an English page but has to ask before it serves it: the next visitor may have to be sent to
      // Hindi. Vary says the same to whoever reads it; Next replaces it on prerendered pages, Cache-Control it does not.
      // Prefixed pages are the same for everybody.
      const headers: HeadersInit =
        decision.locale === defaultLocale
          ? {'Cache-Control': cacheRules.negotiatedPage, Vary: negotiatedHere}
          : {'Cache-Control': cacheRules.page, Vary: routerHeaders};
      const path = decision.path === '/' ? '' : decision.path;
      return NextResponse.rewrite(new URL(`/${decision.locale}${path}${search}`, origin), {headers});
    }
  }
}

// Next matches twice, the second time without a slash at the end, and answers 200 with nothing where the two differ: so no
// file's name in here. Next reads this from the source: one literal.
export const config = {matcher: '/((?!_next/).*)'};
