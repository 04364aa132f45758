import {heroEndId} from '@/content/interface';

/**
 * Where the page's own styles did not arrive (sections/HeroEnd.tsx), or their link is gone, as React has made the page anew or
 * something else stands in for it: takes the site's whole style sheets, which the build's loader has put there disabled.
 */
export function restoreStyles() {
  if (document.querySelector<HTMLLinkElement>(`#${heroEndId}`)?.sheet) return;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) sheet.disabled = false;
}
