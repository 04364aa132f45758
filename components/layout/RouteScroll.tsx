'use client';

import {usePathname} from 'next/navigation';
import {useEffect, useRef} from 'react';

/** The specification's delay before the demo section is scrolled to. */
const demoDelay = 300;
const demoHash = '#book-demo';

/** Smooth or at once: the style sheet decides, by the visitor's motion preference. */
function scrollTo(hash: string): () => void {
  const show = () => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  const timer = window.setTimeout(show, hash === demoHash ? demoDelay : 0);
  return () => window.clearTimeout(timer);
}

/** Back and forward restore their own position; scrolling to the top would lose the reader's place. */
let traversing = false;

/** On a new page the window scrolls to the top; where the address names a section of it, to that. */
export function RouteScroll() {
  const pathname = usePathname();
  const previous = useRef<string>(undefined);

  useEffect(() => {
    const arrived = previous.current !== undefined && previous.current !== pathname;
    previous.current = pathname;
    if (window.location.hash === demoHash) return scrollTo(demoHash);
    if (arrived && !window.location.hash && !traversing) window.scrollTo({top: 0});
    traversing = false;
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
    const onTraverse = () => {
      traversing = true;
    };
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', onTraverse);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onTraverse);
    };
  }, []);

  return null;
}
