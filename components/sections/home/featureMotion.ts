import {animate, frame} from 'framer-motion/dom';
import {tileStagger} from '@/content/timesAndLimits';

/** The animations of the latest change. */
let running: ReturnType<typeof animate>[] = [];

/** Tiles that stay glide to their new places, new ones appear: after the next frame, which shows the chosen tab. */
export function reflow(panel: HTMLElement, change: () => void) {
  requestAnimationFrame(() => setTimeout(glide, 0, panel, change));
}

function glide(panel: HTMLElement, change: () => void) {
  for (const animation of running) animation.stop();
  const tiles = [...panel.querySelectorAll<HTMLElement>('[data-category]')];
  const shown = () => tiles.filter((tile) => !tile.hidden && !tile.closest('details:not([open])'));
  for (const tile of tiles) tile.removeAttribute('style');
  const places = new Map(shown().map((tile) => [tile, tile.getBoundingClientRect()]));
  change();
  // The panel takes its new height at once: what glides within it does not cross the section below.
  panel.style.overflow = 'clip';
  const stays = shown().filter((tile) => places.has(tile));
  const appears = shown().filter((tile) => !places.has(tile));
  const own = [
    ...stays.map((tile, index) => move(tile, places.get(tile), delayOf(index))),
    ...appears.map((tile, index) => appear(tile, delayOf(index))),
  ];
  running = own;
  // The page keeps its markup for whoever comes back to it, and its policy allows no other style attributes there.
  Promise.all(own).then(() =>
    // After the library's own last update.
    frame.postRender(() => {
      if (running === own) for (const moved of [panel, ...tiles]) moved.removeAttribute('style');
    }),
  );
}

/** In seconds, as the library counts. */
const delayOf = (index: number) => (index * tileStagger) / 1000;

function move(tile: HTMLElement, from = tile.getBoundingClientRect(), delay = 0) {
  const to = tile.getBoundingClientRect();
  return animate(
    tile,
    // Opacity too: an appearance that was interrupted is remembered by the library.
    {x: [from.left - to.left, 0], y: [from.top - to.top, 0], opacity: 1},
    {duration: 0.4, ease: [0.2, 0, 0, 1], delay},
  );
}

const appear = (tile: HTMLElement, delay: number) =>
  animate(tile, {opacity: [0, 1], x: 0, y: [16, 0]}, {duration: 0.35, delay});
