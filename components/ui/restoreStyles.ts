import {heroEndId} from '@/content/interface';

/**
 * Where React has made a page anew, or something else stands in for it, the link to the page's own styles is gone
 * (sections/HeroEnd.tsx): takes the site's whole style sheets, which the build's loader has put there disabled.
 */
export function restoreStyles() {
  if (document.querySelector(`#${heroEndId}[href]`)) return;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) sheet.disabled = false;
}
