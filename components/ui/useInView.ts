import {type RefObject, useEffect, useState} from 'react';
import {onceShown} from './dom';

/** How near a section has to come to the window before what it needs is loaded. */
const nearby = '600px';

/** Whether the section around `place`, or else `place` itself, has come near the window. Once true, it stays true. */
export function useInView(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const section = place.current?.closest('section') ?? place.current;
    if (near || !section) return;
    if (!('IntersectionObserver' in window)) {
      setNear(true);
      return;
    }
    const onMove = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(onMove, {rootMargin: nearby});
    // What is loaded may be a third party's, and what it shows the time of day.
    onceShown(() => observer.observe(section));
    return () => observer.disconnect();
  }, [near, place]);

  return near;
}
