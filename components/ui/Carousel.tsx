'use client';

import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {CarouselControls, type CarouselWords} from './CarouselControls';
import {SettledStatus} from './SettledStatus';
import {useEmbla, wantsCalm} from './useEmbla';

type Props = {
  words: CarouselWords & {label: string};
  /** What each slide is called, for those who do not see it move. */
  titles: readonly string[];
  /** The slides, as list items. */
  children: ReactNode;
};

/** How long a slide stands before the next one moves up, in milliseconds. */
const standing = 5000;

/**
 * Slides that go round: by swipe, arrow keys and buttons, and by themselves until somebody takes hold of them. They wait
 * while the pointer or the keyboard is on them or on their buttons.
 */
export function Carousel({words, titles, children}: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const {api, inView} = useEmbla(viewport);
  const [at, setAt] = useState({selected: 0, count: 0, previous: false, next: false});
  const [playing, setPlaying] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
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
    if (wantsCalm()) return;
    setPlaying(true);
    api.on('pointerDown', () => setPlaying(false));
  }, [api]);

  useEffect(() => {
    if (!api || !playing || pointed || focused || !inView) return;
    const timer = window.setInterval(() => document.hidden || api.scrollNext(), standing);
    return () => window.clearInterval(timer);
  }, [api, playing, pointed, focused, inView]);

  const go = (forward: boolean) => {
    if (!api) return;
    if (playing) setPlaying(false);
    if (forward) api.scrollNext(wantsCalm());
    else api.scrollPrev(wantsCalm());
    setTold(titles[api.selectedScrollSnap()] ?? '');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!api) return;
    event.preventDefault();
    go(event.key === 'ArrowRight');
  };

  return (
    <section
      aria-label={words.label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      // Where the keyboard is; a finger leaves the focus on the button that it pressed.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={viewport}
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="snap-x snap-mandatory overflow-x-auto pb-1 data-ready:cursor-grab data-ready:touch-pan-y data-ready:snap-none data-ready:overflow-hidden print:overflow-visible"
      >
        <ul className="-ml-4 flex print:[transform:none!important] print:*:[transform:none!important] print:grid print:grid-cols-3 print:gap-y-4">
          {children}
        </ul>
      </div>
      <CarouselControls words={words} {...at} playing={playing} onPlay={() => setPlaying(!playing)} onGo={go} />
      <SettledStatus text={told} />
    </section>
  );
}
