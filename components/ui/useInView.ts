import {type RefObject, useEffect, useState} from 'react';
import {onceShown} from './dom';

/** The distance from the viewport at which a section's scripts are loaded. */
const nearby = '600px';

/** Whether the section around an element is near the viewport, or has been. Without a section, the element itself counts. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const section = element.current?.closest('section') ?? element.current;
    if (near || !section) return;
    if (!('IntersectionObserver' in window)) {
      setNear(true);
      return;
    }
    const onMove = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(onMove, {rootMargin: nearby});
    // A prerendered page, which the visitor may never open, must not load a third party's script or read the time of day.
    onceShown(() => observer.observe(section));
    return () => observer.disconnect();
  }, [near, element]);

  return near;
}
