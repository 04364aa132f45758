import type {EmblaCarouselType} from 'embla-carousel';
import {type RefObject, useEffect, useState} from 'react';

const calm = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion. Only in the browser. */
export const wantsCalm = () => matchMedia(calm).matches;

/**
 * Makes a strip of slides a carousel once it comes near the window; until then, and if the library does not arrive, it
 * stays a strip that scrolls. The carousel goes round; for a visitor who asked for less motion it has two ends.
 */
export function useEmbla(viewport: RefObject<HTMLElement | null>) {
  const [api, setApi] = useState<EmblaCarouselType>();
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const strip = viewport.current;
    if (!strip) return;
    let left = false;
    let started: EmblaCarouselType | undefined;

    const start = async () => {
      const library = await import('embla-carousel').catch(() => null);
      if (!library || left) return;
      // Where the visitor has scrolled to meanwhile.
      const width = strip.querySelector('li')?.clientWidth ?? 1;
      const startIndex = Math.round(strip.scrollLeft / width);
      strip.dataset.ready = '';
      strip.scrollLeft = 0;
      started = library.default(strip, {loop: true, align: 'start', startIndex, breakpoints: {[calm]: {loop: false}}});
      setApi(started);
    };

    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        start();
      },
      {rootMargin: '600px'},
    );
    const seen = new IntersectionObserver(([entry]) => setInView(Boolean(entry?.isIntersecting)));
    near.observe(strip);
    seen.observe(strip);
    return () => {
      left = true;
      near.disconnect();
      seen.disconnect();
      started?.destroy();
    };
  }, [viewport]);

  return {api, inView};
}
