import {animate, frame, stagger} from 'framer-motion/dom';

/** Between one tile and the next, in seconds. */
const staggerSeconds = 0.1;

const tilesOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('[data-category]')];
const isShown = (tile: HTMLElement) => !tile.hidden;
/** After the next frame is painted. */
const behindFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/** The animations of the latest change; none until they begin. */
let running: ReturnType<typeof animate>[] = [];

/**
 * Animates a change of the tiles that a panel shows: those that stay glide to their new places, new ones appear. Starts after the
 * next frame, which shows the chosen tab: measuring the tiles would delay it on a slow phone.
 */
export function reflow(panel: HTMLElement, change: () => void) {
  behindFrame(() => glide(panel, change));
}

function glide(panel: HTMLElement, change: () => void) {
  for (const animation of running) animation.stop();
  const own: typeof running = [];
  running = own;
  for (const tile of tilesOf(panel)) tile.removeAttribute('style');

  const places = new Map(
    tilesOf(panel)
      .filter(isShown)
      .map((tile) => [tile, tile.getBoundingClientRect()]),
  );
  change();
  // The panel takes its new height at once: what glides within it does not cross the section below.
  panel.style.overflow = 'clip';
  const shown = tilesOf(panel).filter(isShown);
  const added = shown.filter((tile) => !places.has(tile));
  const moved = shown.flatMap((tile) => {
    const before = places.get(tile);
    if (!before) return [];
    const now = tile.getBoundingClientRect();
    return [{tile, x: before.left - now.left, y: before.top - now.top}];
  });
  // Start values of the animation, which itself begins after the next frame.
  for (const {tile, x, y} of moved) tile.style.transform = `translate(${x}px, ${y}px)`;
  for (const tile of added) tile.style.opacity = '0';
  behindFrame(() => own === running && move(panel, moved, added));
}

function move(panel: HTMLElement, moved: readonly {tile: HTMLElement; x: number; y: number}[], added: HTMLElement[]) {
  running = moved.map(({tile, x, y}, index) =>
    // Opacity too: an appearance that was interrupted is remembered by the library.
    animate(
      tile,
      {x: [x, 0], y: [y, 0], opacity: 1},
      {duration: 0.4, ease: [0.2, 0, 0, 1], delay: index * staggerSeconds},
    ),
  );
  if (added.length > 0)
    running.push(animate(added, {opacity: [0, 1], x: 0, y: [16, 0]}, {duration: 0.35, delay: stagger(staggerSeconds)}));
  // The page keeps its markup for whoever comes back to it, and its policy allows no other style attributes there.
  const these = running;
  Promise.all(these).then(() =>
    // After the library's own last update.
    frame.postRender(() => {
      if (these === running) for (const moved of [panel, ...tilesOf(panel)]) moved.removeAttribute('style');
    }),
  );
}
