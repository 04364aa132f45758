import embla, {type EmblaCarouselType} from 'embla-carousel';
import {type RefObject, useEffect, useState} from 'react';
import {CarouselControls, type CarouselWords} from './CarouselControls';
import {isPlainKey, prefersReducedMotion, reducedMotion} from './dom';
import {SettledStatus} from './SettledStatus';

type Props = {
  /** What the pointer or the keyboard holds on to: the strip and its buttons. */
  whole: RefObject<HTMLElement | null>;
  /** What becomes the carousel. */
  strip: RefObject<HTMLElement | null>;
  words: CarouselWords;
  titles: readonly string[];
};

/** How long a slide stands before the next one moves up, in milliseconds. */
const standing = 5000;

/**
 * Makes a strip of slides go round: by swipe, arrow keys and buttons, and by itself until somebody takes hold of it. It waits
 * while the pointer or the keyboard is on it or on its buttons.
 */
export function Carousel({whole, strip, words, titles}: Props) {
  const {api, inView} = useEmbla(strip);
  const held = useHoverOrFocus(whole);
  const [at, setAt] = useState({selected: 0, count: 0, previous: false, next: false});
  const [playing, setPlaying] = useState<boolean>();
  const [told, setTold] = useState('');

  useEffect(() => {
    if (!api) return;
    const read = () =>
      setAt({
        selected: api.selectedScrollSnap(),
        count: api.scrollSnapList().length,
        previous: api.canScrollPrev(),
        next: api.canScrollNext(),
      });
    read();
    api.on('select', read).on('reInit', read);
    if (prefersReducedMotion()) return;
    setPlaying(true);
    api.on('pointerDown', () => setPlaying(false));
  }, [api]);

  // Not embla's autoplay plugin: it starts again when the pointer leaves, also after the visitor has pressed the pause button.
  useEffect(() => {
    if (!api || !playing || held || !inView) return;
    const timer = window.setInterval(() => document.hidden || api.scrollNext(), standing);
    return () => window.clearInterval(timer);
  }, [api, playing, held, inView]);

  const go = (forward: boolean) => {
    if (!api) return;
    if (playing) setPlaying(false);
    if (forward) api.scrollNext(prefersReducedMotion());
    else api.scrollPrev(prefersReducedMotion());
    setTold(titles[api.selectedScrollSnap()] ?? '');
  };

  // The strip was there before, without a handler.
  useEffect(() => {
    const element = strip.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlainKey(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      event.preventDefault();
      go(event.key === 'ArrowRight');
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <CarouselControls words={words} {...at} playing={playing} onPlay={() => setPlaying(!playing)} onGo={go} />
      <SettledStatus text={told} />
    </>
  );
}

/**
 * Makes a strip of slides a carousel, from where the visitor has scrolled to meanwhile. It goes round; for a visitor who
 * asked for less motion it has two ends.
 */
function useEmbla(viewport: RefObject<HTMLElement | null>) {
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

/** Whether the pointer or the keyboard is on a part of the page. */
function useHoverOrFocus(part: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const left = new AbortController();
    const on = (type: string, handle: (event: Event) => void) => element.addEventListener(type, handle, left);
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    // Where the keyboard is; a finger leaves the focus on the button that it pressed.
    on('focusin', ({target}) => setFocused((target as Element).matches(':focus-visible')));
    on('focusout', () => setFocused(false));
    setPointed(element.matches(':hover'));
    setFocused(element.querySelector(':focus-visible') !== null);
    return () => left.abort();
  }, [part]);

  return pointed || focused;
}
