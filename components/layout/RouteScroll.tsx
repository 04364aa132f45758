'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';

/** The specification's delay before the demo section is scrolled to. */
const demoDelay = 300;
const demoHash = '#book-demo';

/** Smooth or at once: the style sheet decides, by the visitor's motion preference. */
function scrollTo(hash: string): () => void {
  const show = () => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  const timer = window.setTimeout(show, hash === demoHash ? demoDelay : 0);
  return () => window.clearTimeout(timer);
}

/**
 * What Next's own scrolling to the top of a new page leaves out: the demo section's delay, and links within the page.
 * The style sheet makes either smooth.
 */
export function RouteScroll() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on every new page
  useEffect(() => {
    if (window.location.hash === demoHash) return scrollTo(demoHash);
  }, [pathname]);

  useEffect(() => {
    // A link within the page changes no route, and the second time it is followed not even the address.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.pathname !== window.location.pathname) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
      if (link.hash) scrollTo(link.hash);
      else window.scrollTo({top: 0});
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return null;
}
