import {animate, frame, stagger} from 'framer-motion/dom';

/** Fetched by FeatureFilter when somebody is about to use it. */

/** Between one appearing tile and the next, in seconds. */
const staggerSeconds = 0.1;

const tilesOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('[data-category]')];
const isShown = (tile: HTMLElement) => tile.offsetParent !== null;

let running: ReturnType<typeof animate>[] = [];

/** Changes which tiles a panel shows: those that stay glide to their new places, new ones appear one after another. */
export function reflow(panel: HTMLElement, change: () => void) {
  for (const animation of running) animation.stop();
  for (const tile of tilesOf(panel)) tile.removeAttribute('style');

  const places = new Map(
    tilesOf(panel)
      .filter(isShown)
      .map((tile) => [tile, tile.getBoundingClientRect()]),
  );
  change();
  const shown = tilesOf(panel).filter(isShown);
  const added = shown.filter((tile) => !places.has(tile));

  running = shown.flatMap((tile) => {
    const before = places.get(tile);
    if (!before) return [];
    const now = tile.getBoundingClientRect();
    // Opacity too: an appearance that was interrupted is remembered by the library.
    const moved = {x: [before.left - now.left, 0], y: [before.top - now.top, 0], opacity: 1};
    return [animate(tile, moved, {duration: 0.4, ease: [0.2, 0, 0, 1]})];
  });
  if (added.length > 0) {
    for (const tile of added) tile.style.opacity = '0';
    running.push(animate(added, {opacity: [0, 1], x: 0, y: [16, 0]}, {duration: 0.35, delay: stagger(staggerSeconds)}));
  }
  // The page keeps its markup for whoever comes back to it, and its policy allows no other style attributes there.
  const these = running;
  Promise.all(these).then(() =>
    // Behind the library's own last word on them.
    frame.postRender(() => {
      if (these === running) for (const tile of tilesOf(panel)) tile.removeAttribute('style');
    }),
  );
}
