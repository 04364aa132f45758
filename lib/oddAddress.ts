import {localizedHref, splitLocale} from '@/i18n/navigation';
import {defaultLocale} from '@/i18n/routing';

/**
 * Addresses that Next takes for a page's own, though no page has them: with steps up and down in the path, or those of the
 * data that it keeps for its router.
 */
const nobodys = /(?:^|[\\/])(?:\.|%2e){1,2}(?:[\\/]|$)|\.rsc$|^\/_next\/data(?:\/|$)/i;

/**
 * What an address means that Next would read as another. With doubled slashes, or ones turned round, it leads to the one that was
 * meant: Next makes several redirects of that, and does not say how long they may be kept.
 * @param url the path and the query
 * @returns the path to ask for in its place, or where to send whoever asks; neither for all other addresses
 */
export function oddAddress(url: string): {ask?: string; moved?: string} {
  const [path = ''] = url.split('?', 1);
  // No page is called so.
  if (nobodys.test(path)) return {ask: '/404'};
  if (!/\\|\/\//.test(path)) return {};
  const {locale = defaultLocale, path: page} = splitLocale(path.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, ''));
  return {moved: localizedHref(locale, page) + url.slice(path.length)};
}
