'use client';

import {type ReactNode, useRef} from 'react';
import type {CarouselWords} from './Carousel';
import styles from './LazyCarousel.module.css';
import {useLazy} from './useLazy';

type Props = {
  words: CarouselWords;
  /** The title of each slide, which screen readers announce when it is shown. */
  titles: readonly string[];
  children: ReactNode;
};

const load = () => import('./Carousel').then(({Carousel}) => Carousel);

/** Slides on a scrolling strip. It becomes a carousel once it is near the viewport and its code has loaded. */
export function LazyCarousel({words, titles, children}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const Carousel = useLazy(container, load);
  return (
    <div ref={container} data-hydrate="visible">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={strip}
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
        tabIndex={0}
        className={styles.strip}
      >
        <ul className={styles.slides}>{children}</ul>
      </div>
      {/* The buttons load with the carousel. Their container has its height from the start, so that nothing moves. */}
      <div className="mt-5 min-h-11 scriptless:hidden">
        {Carousel && <Carousel container={container} strip={strip} words={words} titles={titles} />}
      </div>
    </div>
  );
}
