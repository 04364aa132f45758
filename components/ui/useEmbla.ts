import embla, {type EmblaCarouselType} from 'embla-carousel';
import {type RefObject, useEffect, useState} from 'react';
import {reducedMotion} from './prefersReducedMotion';

/**
 * Makes a strip of slides a carousel, from where the visitor has scrolled to meanwhile. It goes round; for a visitor who
 * asked for less motion it has two ends.
 */
export function useEmbla(viewport: RefObject<HTMLElement | null>) {
  const [api, setApi] = useState<EmblaCarouselType>();
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const strip = viewport.current;
    if (!strip) return;
    const width = strip.querySelector('li')?.clientWidth ?? 1;
    const startIndex = Math.round(strip.scrollLeft / width);
    strip.dataset.ready = '';
    strip.scrollLeft = 0;
    const started = embla(strip, {
      loop: true,
      align: 'start',
      startIndex,
      breakpoints: {[reducedMotion]: {loop: false}},
    });
    setApi(started);
    const seen = new IntersectionObserver(([entry]) => setInView(Boolean(entry?.isIntersecting)));
    seen.observe(strip);
    return () => {
      seen.disconnect();
      started.destroy();
    };
  }, [viewport]);

  return {api, inView};
}
