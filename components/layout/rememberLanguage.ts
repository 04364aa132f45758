import {isLocale, localeCookie} from '@/i18n/languages';
import {localizedHref, splitLocale} from '@/i18n/localePath';

/** Whoever switches the language keeps query and anchor, and is remembered. On the not-found page the path is the visitor's own. */
export function rememberLanguage() {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('[data-language-switch]');
    if (!link || !isLocale(link.hreflang)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
    document.cookie = `${localeCookie}=${link.hreflang}; path=/; max-age=31536000; samesite=lax`;
    const {pathname, search, hash} = location;
    link.href = localizedHref(link.hreflang, splitLocale(pathname).path + search + hash);
  });
}
