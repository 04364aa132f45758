import {type RefObject, useEffect, useState} from 'react';
import {onceShown} from './dom';

/** How near a section has to come to the window before its scripts are loaded. */
const nearby = '600px';

/** Whether the section around `place` has come near the window. Without a section, `place` itself counts. Once true, it stays true. */
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
    // A prerendered page must not load anything yet: not a third party's script, nor what depends on the time of day.
    onceShown(() => observer.observe(section));
    return () => observer.disconnect();
  }, [near, place]);

  return near;
}
