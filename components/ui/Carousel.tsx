import {type ReactNode, type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import type {WordsAt} from '@/i18n/words';
import {DebouncedLiveRegion} from './DebouncedLiveRegion';
import {isPlainKey, prefersReducedMotion} from './dom';
import {Icon} from './Icon';
import {Tooltip, Tooltips} from './Tooltip';

export type CarouselWords = WordsAt<'pricing.addOns.carousel'>;

type Props = {
  /** The element around the strip and its buttons. While it is hovered or focused, the carousel pauses. */
  container: RefObject<HTMLElement | null>;
  /** The strip. It scrolls, so that find in page and links to text can show any slide. */
  strip: RefObject<HTMLElement | null>;
  words: CarouselWords;
  titles: readonly string[];
};

const selectedKnot = 'size-3.5 text-cloth-text';
const knot = 'size-3.5 text-ink-2/40 forced-colors:opacity-40';

/** How long each slide is shown, and how often that is checked, in milliseconds. */
const interval = 5000;
const tick = 250;

/** A scroll that ends so soon after a turn, in ms, was interrupted by it. */
const interruptedWithin = 100;

/** A scroll counts as finished after this time without movement, in ms. */
const restDelay = 150;

/** The scroll position at which each slide is first. The last slides share the end of the strip. */
function stopsOf(strip: HTMLElement): number[] {
  const slides = [...strip.querySelectorAll('li')];
  const end = strip.scrollWidth - strip.clientWidth;
  const start = slides[0]?.offsetLeft ?? 0;
  const stops = slides.map((slide) => slide.offsetLeft - start).filter((stop) => stop < end - 1);
  return [...stops, end];
}

/** The index of the stop nearest to the scroll position. */
function nearestStop(strip: HTMLElement, stops: readonly number[]): number {
  const distances = stops.map((stop) => Math.abs(stop - strip.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Makes a strip of slides a carousel: it moves by swipe, keys and buttons, and advances by itself until the visitor uses it. */
export function Carousel({container, strip, words, titles}: Props) {
  // With reduced motion it does not wrap around, and does not advance by itself.
  const [goesRound] = useState(() => !prefersReducedMotion());
  const [playing, setPlaying] = useState(goesRound);
  const [at, setAt] = useState({selected: 0, count: 0});
  const [announcement, setAnnouncement] = useState('');
  /** The position to which the carousel itself is scrolling, or at which it is. */
  const sentTo = useRef(0);
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const controller = new AbortController();
    const {signal} = controller;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const stops = stopsOf(element);
      const selected = nearestStop(element, stops);
      // A turn ends the scrolling of the turn before it halfway.
      if (performance.now() - turnedAt.current < interruptedWithin) return;
      // The visitor or find in page has scrolled it.
      if (selected !== sentTo.current) setPlaying(false);
      sentTo.current = selected;
      setAt({selected, count: stops.length});
    };
    const readAtRest = () => {
      clearTimeout(resting);
      resting = setTimeout(read, restDelay);
    };
    read();
    element.dataset.ready = '';
    // Safari 16 has no `scrollend`.
    if ('onscrollend' in window) element.addEventListener('scrollend', read, {signal});
    else element.addEventListener('scroll', readAtRest, {signal});
    element.addEventListener('pointerdown', () => setPlaying(false), {signal});
    const observer = new ResizeObserver(() => setAt(({selected}) => ({selected, count: stopsOf(element).length})));
    observer.observe(element);
    return () => {
      clearTimeout(resting);
      controller.abort();
      observer.disconnect();
    };
  }, [strip]);

  /** Moves by one slide, and from either end to the other. @returns the index of the slide */
  const turn = useCallback(
    (by: 1 | -1): number => {
      const element = strip.current;
      if (!element) return 0;
      const stops = stopsOf(element);
      const selected = (sentTo.current + by + stops.length) % stops.length;
      sentTo.current = selected;
      turnedAt.current = performance.now();
      setAt({selected, count: stops.length});
      element.scrollTo({left: stops[selected] ?? 0, behavior: goesRound ? 'smooth' : 'instant'});
      return selected;
    },
    [strip, goesRound],
  );

  useEffect(() => {
    const element = container.current;
    if (!element || !playing) return;
    let elapsed = 0;
    const timer = setInterval(() => {
      const {top, bottom} = element.getBoundingClientRect();
      const seen = !document.hidden && bottom > 0 && top < innerHeight;
      // A tap leaves the focus on its button, which must not pause the carousel.
      const hasFocus = element.matches(':has(:focus-visible)');
      const hasPointer = matchMedia('(hover: hover)').matches && element.matches(':hover');
      // During find in page, no element of the page has the focus.
      const held = hasFocus || hasPointer || !document.hasFocus();
      elapsed = seen && !held ? elapsed + tick : 0;
      if (elapsed < interval) return;
      elapsed = 0;
      turn(1);
    }, tick);
    return () => clearInterval(timer);
  }, [playing, container, turn]);

  const hasPrevious = goesRound || at.selected > 0;
  const hasNext = goesRound || at.selected < at.count - 1;

  const go = (forward: boolean) => {
    const isPossible = forward ? hasNext : hasPrevious;
    if (!isPossible) return;
    setPlaying(false);
    const selected = turn(forward ? 1 : -1);
    setAnnouncement(titles[selected] ?? '');
  };

  // The parent renders the strip, so the handler is added here.
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
      {/* A dot for each slide, drawn as a knot, and buttons: pause, previous and next. */}
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto flex gap-2.5" aria-hidden="true">
          {[...Array(at.count).keys()].map((place) => (
            <Icon key={place} name="icon-knot" className={place === at.selected ? selectedKnot : knot} />
          ))}
        </span>
        <Tooltips>
          {goesRound && (
            <Button label={playing ? words.pause : words.play} onPress={() => setPlaying(!playing)}>
              <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
                <path d={playing ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M5 3l8 5-8 5z'} fill="currentColor" />
              </svg>
            </Button>
          )}
          <Button label={words.previous} disabled={!hasPrevious} onPress={() => go(false)}>
            <Icon name="icon-arrow" className="size-4 rotate-180" />
          </Button>
          <Button label={words.next} disabled={!hasNext} onPress={() => go(true)}>
            <Icon name="icon-arrow" className="size-4" />
          </Button>
        </Tooltips>
      </div>
      <DebouncedLiveRegion text={announcement} />
    </>
  );
}

const buttonLook =
  'grid size-11 cursor-pointer place-items-center rounded-sm border-[1.5px] border-rule hover:bg-ink hover:text-paper';
const disabledLook =
  'aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-2/50 forced-colors:aria-disabled:opacity-40';

type ButtonProps = {label: string; disabled?: boolean; onPress: () => void; children: ReactNode};

/** A disabled button keeps the focus (`aria-disabled`), so that keyboard users do not lose their place. */
function Button({label, disabled, onPress, children}: ButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-disabled={disabled}
        onClick={disabled ? undefined : onPress}
        className={`${buttonLook} ${disabledLook}`}
      >
        {children}
      </button>
    </Tooltip>
  );
}
