import {isLocale} from '@/i18n/languages';
import {localeCookie} from '@/i18n/localeCookie';
import {localizedHref, splitLocale, withoutLanguage} from '@/i18n/localePath';

/**
 * Stores the chosen language in a cookie, and gives the link the path, query and hash of the current URL. The HTML does not know the
 * path of the not-found page.
 */
export function rememberLanguage() {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('[data-language-switch]');
    if (!link || !isLocale(link.hreflang)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
    document.cookie = `${localeCookie.name}=${link.hreflang}; path=/; max-age=${localeCookie.maxAgeSeconds}; samesite=lax`;
    const {pathname, search, hash} = location;
    link.href = localizedHref(link.hreflang, splitLocale(pathname).path + withoutLanguage(search) + hash);
  });
}
