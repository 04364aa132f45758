import embla, {type EmblaCarouselType} from 'embla-carousel';
import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import type {WordsAt} from '@/i18n/words';
import {DebouncedLiveRegion} from './DebouncedLiveRegion';
import {isPlainKey, prefersReducedMotion, reducedMotion} from './dom';
import {Icon} from './Icon';
import {Tooltip, Tooltips} from './Tooltip';

export type CarouselWords = WordsAt<'pricing.addOns.carousel'>;

type Props = {
  /** The strip and its buttons: hover or focus on them pauses the carousel. */
  whole: RefObject<HTMLElement | null>;
  /** The scrolling strip that becomes the carousel. */
  strip: RefObject<HTMLElement | null>;
  words: CarouselWords;
  titles: readonly string[];
};

const selectedKnot = 'size-3.5 text-cloth-text';
const knot = 'size-3.5 text-ink-2/40 forced-colors:opacity-40';

/** How long a slide stands, and how often it is looked whether it still has to, in milliseconds. */
const interval = 5000;
const tick = 250;

/** Makes a strip of slides go round: by swipe, keys and buttons, and by itself while nobody is on it or has taken hold of it. */
export function Carousel({whole, strip, words, titles}: Props) {
  const [api, setApi] = useState<EmblaCarouselType>();
  const [at, setAt] = useState({selected: 0, count: 0, previous: false, next: false});
  const [playing, setPlaying] = useState<boolean>();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const viewport = strip.current;
    if (!viewport) return;
    // From where the visitor has scrolled to meanwhile.
    const startIndex = Math.round(viewport.scrollLeft / (viewport.querySelector('li')?.clientWidth ?? 1));
    viewport.dataset.ready = '';
    viewport.scrollLeft = 0;
    // For a visitor who asked for less motion it has two ends.
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

  // Not embla's autoplay plugin: it starts again when the pointer leaves, also after the visitor has pressed the pause button.
  useEffect(() => {
    if (!api || !playing) return;
    let elapsed = 0;
    const timer = setInterval(() => {
      const {top, bottom} = api.rootNode().getBoundingClientRect();
      const seen = !document.hidden && bottom > 0 && top < innerHeight;
      // A finger leaves the focus on the button that it pressed: that alone does not hold it.
      const hasFocus = whole.current?.matches(':has(:focus-visible)');
      const hasPointer = matchMedia('(hover: hover)').matches && whole.current?.matches(':hover');
      const held = hasFocus || hasPointer;
      elapsed = seen && !held ? elapsed + tick : 0;
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

  // The strip is rendered by the parent, without a handler.
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
      {/* A knot for each slide, a pause button, and the two ways. */}
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

/** One that leads nowhere stays focusable. */
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
