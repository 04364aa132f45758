import type {Decision} from '@/i18n/decide';
import {defaultLocale} from '@/i18n/languages';
import {cacheRules} from './cacheRules';

/** What a cache may do with the answer to a decision. Without a language in the address the answer varies by visitor. */
export function decisionHeaders(decision: Decision): Record<string, string> {
  switch (decision.kind) {
    case 'redirect':
      return decision.status === 307 ? varied(cacheRules.never) : {'cache-control': cacheRules.moved};
    case 'notFound':
      return decision.negotiated ? varied(cacheRules.negotiatedMissing) : {'cache-control': cacheRules.missing};
    case 'page':
      return decision.locale === defaultLocale ? varied(cacheRules.negotiatedPage) : {'cache-control': cacheRules.page};
  }
}

/** These headers choose the language of an unprefixed address: a followed link of our own is final. */
const varied = (cacheControl: string) => ({
  'cache-control': cacheControl,
  vary: 'Accept-Language, Cookie, Sec-Fetch-Site',
});
