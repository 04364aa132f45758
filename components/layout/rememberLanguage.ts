import {isLocale, localeCookie} from '@/i18n/languages';
import {localizedHref, splitLocale, withoutLanguage} from '@/i18n/localePath';

/**
 * Stores the chosen language in a cookie, and adds the query and the hash of the page to the link. The path is that of the
 * window too, because the not-found page is shown at whatever path the visitor asked for.
 */
export function rememberLanguage() {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('[data-language-switch]');
    if (!link || !isLocale(link.hreflang)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
    document.cookie = `${localeCookie}=${link.hreflang}; path=/; max-age=31536000; samesite=lax`;
    const {pathname, search, hash} = location;
    link.href = localizedHref(link.hreflang, splitLocale(pathname).path + withoutLanguage(search) + hash);
  });
}
