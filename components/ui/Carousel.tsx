import {type RefObject, useEffect, useState} from 'react';
import {CarouselControls, type CarouselWords} from './CarouselControls';
import {isPlainKey} from './isPlainKey';
import {prefersReducedMotion} from './prefersReducedMotion';
import {SettledStatus} from './SettledStatus';
import {useEmbla} from './useEmbla';
import {useHoverOrFocus} from './useHoverOrFocus';

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
