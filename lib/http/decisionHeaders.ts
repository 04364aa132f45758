import type {Decision} from '@/i18n/decide';
import {defaultLocale} from '@/i18n/languages';
import {cacheRules} from './cacheRules';

/** The caching headers for the answer to a request. If its path names no language, the answer may depend on the visitor. */
export function decisionHeaders(decision: Decision): Record<string, string> {
  switch (decision.kind) {
    case 'redirect': {
      const dependsOnVisitor = decision.status === 307;
      return dependsOnVisitor ? negotiated(cacheRules.never) : fixed(cacheRules.moved);
    }
    case 'notFound':
      return decision.isPrefixed ? fixed(cacheRules.missing) : negotiated(cacheRules.negotiatedMissing);
    case 'page': {
      // At the address of an English page, a visitor of another language gets a redirect.
      const dependsOnVisitor = decision.locale === defaultLocale;
      return dependsOnVisitor ? negotiated(cacheRules.negotiatedPage) : fixed(cacheRules.page);
    }
  }
}

/** Everyone gets the same answer. */
const fixed = (cacheControl: string) => ({'cache-control': cacheControl});

/**
 * The response may depend on these request headers. Sec-Fetch-Site is listed because a request from our own link is never redirected to
 * another language.
 */
const negotiated = (cacheControl: string) => ({
  'cache-control': cacheControl,
  vary: 'Accept-Language, Cookie, Sec-Fetch-Site',
});
