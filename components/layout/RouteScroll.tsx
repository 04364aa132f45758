'use client';

import {usePathname} from 'next/navigation';
import {useEffect, useRef} from 'react';

/** The specification's delay before the demo section is scrolled to. */
const demoDelay = 300;
const demoId = 'book-demo';

function scrollToDemo() {
  // Smooth or at once: the style sheet decides, by the visitor's motion preference.
  return window.setTimeout(() => document.getElementById(demoId)?.scrollIntoView(), demoDelay);
}

/** On a new page the window scrolls to the top; where the address names the demo section, to that. */
export function RouteScroll() {
  const pathname = usePathname();
  const previous = useRef<string>(undefined);

  useEffect(() => {
    const arrived = previous.current !== undefined && previous.current !== pathname;
    previous.current = pathname;
    if (window.location.hash === `#${demoId}`) {
      const timer = scrollToDemo();
      return () => window.clearTimeout(timer);
    }
    if (arrived && !window.location.hash && !traversing) window.scrollTo({top: 0});
    traversing = false;
  }, [pathname]);

  useEffect(() => {
    // A link to the demo section of the page one is on changes no route.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.hash === `#${demoId}` && link.pathname === window.location.pathname) scrollToDemo();
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

/** Back and forward restore their own position; scrolling to the top would lose the reader's place. */
let traversing = false;
