import type {Decision} from '@/i18n/decide';
import {defaultLocale} from '@/i18n/languages';
import {cacheRules} from './cacheRules';

/** What a cache may do with the answer to a decision. Without a language in the address the answer varies by visitor. */
export function decisionHeaders(decision: Decision): Record<string, string> {
  switch (decision.kind) {
    case 'redirect':
      return decision.status === 307 ? negotiated(cacheRules.never) : fixed(cacheRules.moved);
    case 'notFound':
      return decision.negotiated ? negotiated(cacheRules.negotiatedMissing) : fixed(cacheRules.missing);
    case 'page':
      return decision.locale === defaultLocale ? negotiated(cacheRules.negotiatedPage) : fixed(cacheRules.page);
  }
}

/** The same answer to everyone. */
const fixed = (cacheControl: string) => ({'cache-control': cacheControl});

/** These headers of the request choose the language of an address without one: a followed link of our own is final. */
const negotiated = (cacheControl: string) => ({
  'cache-control': cacheControl,
  vary: 'Accept-Language, Cookie, Sec-Fetch-Site',
});
