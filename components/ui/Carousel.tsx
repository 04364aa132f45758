import embla, {type EmblaCarouselType} from 'embla-carousel';
import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import type {WordsAt} from '@/i18n/words';
import {DebouncedLiveRegion} from './DebouncedLiveRegion';
import {isPlainKey, prefersReducedMotion, reducedMotion} from './dom';
import {Icon} from './Icon';
import {Tooltip, Tooltips} from './Tooltip';

export type CarouselWords = WordsAt<'pricing.addOns.carousel'>;

type Props = {
  /** The element around the strip and its buttons. While it is hovered or focused, the carousel pauses. */
  whole: RefObject<HTMLElement | null>;
  /** The scrolling strip that becomes the carousel. */
  strip: RefObject<HTMLElement | null>;
  words: CarouselWords;
  titles: readonly string[];
};

const selectedKnot = 'size-3.5 text-cloth-text';
const knot = 'size-3.5 text-ink-2/40 forced-colors:opacity-40';

/** How long each slide is shown, and how often that is checked, in milliseconds. */
const interval = 5000;
const tick = 250;

/**
 * Makes a scrolling strip of slides a carousel, with swipe, keys and buttons. It also advances by itself, as long as no pointer
 * or focus is on it, until the visitor takes over.
 */
export function Carousel({whole, strip, words, titles}: Props) {
  const [api, setApi] = useState<EmblaCarouselType>();
  const [at, setAt] = useState({selected: 0, count: 0, previous: false, next: false});
  const [playing, setPlaying] = useState<boolean>();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const viewport = strip.current;
    if (!viewport) return;
    // The visitor may have scrolled the strip before this has loaded.
    const startIndex = Math.round(viewport.scrollLeft / (viewport.querySelector('li')?.clientWidth ?? 1));
    viewport.dataset.ready = '';
    viewport.scrollLeft = 0;
    // With reduced motion it does not loop, but has a first and a last slide.
    const started = embla(viewport, {
      loop: true,
      align: 'start',
      startIndex,
      breakpoints: {[reducedMotion]: {loop: false}},
    });
    const read = () =>
      setAt({
        selected: started.selectedScrollSnap(),
        count: started.scrollSnapList().length,
        previous: started.canScrollPrev(),
        next: started.canScrollNext(),
      });
    read();
    started.on('select', read).on('reInit', read);
    setApi(started);
    if (!prefersReducedMotion()) {
      setPlaying(true);
      started.on('pointerDown', () => setPlaying(false));
    }
    return () => started.destroy();
  }, [strip]);

  // Embla's autoplay plugin would not do: it starts again when the pointer leaves, even if the visitor has pressed pause.
  useEffect(() => {
    if (!api || !playing) return;
    let elapsed = 0;
    const timer = setInterval(() => {
      const {top, bottom} = api.rootNode().getBoundingClientRect();
      const isSeen = !document.hidden && bottom > 0 && top < innerHeight;
      // A button that was tapped keeps the focus. That must not pause the carousel, so only visible focus counts.
      const hasFocus = whole.current?.matches(':has(:focus-visible)');
      const hasPointer = matchMedia('(hover: hover)').matches && whole.current?.matches(':hover');
      const isPaused = hasFocus || hasPointer;
      elapsed = isSeen && !isPaused ? elapsed + tick : 0;
      if (elapsed < interval) return;
      elapsed = 0;
      api.scrollNext();
    }, tick);
    return () => clearInterval(timer);
  }, [api, playing, whole]);

  const go = (forward: boolean) => {
    if (!api) return;
    if (playing) setPlaying(false);
    if (forward) api.scrollNext(prefersReducedMotion());
    else api.scrollPrev(prefersReducedMotion());
    setAnnouncement(titles[api.selectedScrollSnap()] ?? '');
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
          {playing !== undefined && (
            <Button label={playing ? words.pause : words.play} onPress={() => setPlaying(!playing)}>
              <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
                <path d={playing ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M5 3l8 5-8 5z'} fill="currentColor" />
              </svg>
            </Button>
          )}
          <Button label={words.previous} disabled={!at.previous} onPress={() => go(false)}>
            <Icon name="icon-arrow" className="size-4 rotate-180" />
          </Button>
          <Button label={words.next} disabled={!at.next} onPress={() => go(true)}>
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
