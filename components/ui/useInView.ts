import {type RefObject, useEffect, useState} from 'react';
import {demoHash} from '@/content/interface';
import {onceShown} from './dom';

/** How near a section has to come to the window before what it needs is loaded. */
const nearby = '600px';

/**
 * Whether a section has come near the window, or the visitor has followed a link to it. Once true, it stays true.
 * @param place somewhere in the section; where it is in none, itself
 */
export function useInView(place: RefObject<HTMLElement | null>): boolean {
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    const section = place.current?.closest('section') ?? place.current;
    if (asked || !section) return;
    const leadsHere = (hash: string) => hash === demoHash || hash === `#${section.id}`;
    const onClick = ({target}: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (link?.pathname === location.pathname && leadsHere(link.hash)) setAsked(true);
    };
    const onNear = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) setAsked(true);
    };
    const near = new IntersectionObserver(onNear, {rootMargin: nearby});
    const left = new AbortController();
    // What is loaded may be a third party's, and what it shows the time of day.
    onceShown(() => {
      if (leadsHere(location.hash)) setAsked(true);
      near.observe(section);
    }, left);
    document.addEventListener('click', onClick, left);
    return () => {
      near.disconnect();
      left.abort();
    };
  }, [asked, place]);

  return asked;
}
