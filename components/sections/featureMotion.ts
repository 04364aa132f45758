import {animate, frame} from 'framer-motion/dom';

/** Between one tile and the next, in seconds. */
const stagger = 0.1;

/** The animations of the latest change. */
let running: ReturnType<typeof animate>[] = [];

/** Tiles that stay glide to their new places, new ones appear: after the next frame, which shows the chosen tab. */
export function reflow(panel: HTMLElement, change: () => void) {
  requestAnimationFrame(() => setTimeout(glide, 0, panel, change));
}

function glide(panel: HTMLElement, change: () => void) {
  for (const animation of running) animation.stop();
  const tiles = [...panel.querySelectorAll<HTMLElement>('[data-category]')];
  const shown = () => tiles.filter((tile) => !tile.hidden);
  for (const tile of tiles) tile.removeAttribute('style');
  const places = new Map(shown().map((tile) => [tile, tile.getBoundingClientRect()]));
  change();
  // The panel takes its new height at once: what glides within it does not cross the section below.
  panel.style.overflow = 'clip';
  let [moved, added] = [0, 0];
  const own = shown().map((tile) => {
    const [before, now] = [places.get(tile), tile.getBoundingClientRect()];
    const delay = stagger * (before ? moved++ : added++);
    return before
      ? // Opacity too: an appearance that was interrupted is remembered by the library.
        animate(
          tile,
          {x: [before.left - now.left, 0], y: [before.top - now.top, 0], opacity: 1},
          {duration: 0.4, ease: [0.2, 0, 0, 1], delay},
        )
      : animate(tile, {opacity: [0, 1], x: 0, y: [16, 0]}, {duration: 0.35, delay});
  });
  running = own;
  // The page keeps its markup for whoever comes back to it, and its policy allows no other style attributes there.
  Promise.all(own).then(() =>
    // After the library's own last update.
    frame.postRender(() => {
      if (running === own) for (const moved of [panel, ...tiles]) moved.removeAttribute('style');
    }),
  );
}
