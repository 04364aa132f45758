import {animate, frame} from 'framer-motion/dom';
import {tileStagger} from '@/content/behaviour';

/** The animations of the latest change. */
let running: ReturnType<typeof animate>[] = [];

/** Changes which tiles are shown. Tiles that stay move to their new places, and new ones appear. */
export function reflow(panel: HTMLElement, change: () => void) {
  // After the next frame, so that the selected tab is painted first.
  requestAnimationFrame(() => setTimeout(animateChange, 0, panel, change));
}

function animateChange(panel: HTMLElement, change: () => void) {
  for (const animation of running) animation.stop();
  const tiles = [...panel.querySelectorAll<HTMLElement>('[data-category]')];
  const shownTiles = () => tiles.filter((tile) => !tile.hidden);
  for (const tile of tiles) tile.removeAttribute('style');
  const formerRects = new Map(shownTiles().map((tile) => [tile, tile.getBoundingClientRect()]));
  change();
  // The panel has its new height at once, and tiles that still move must not cover the section below.
  panel.style.overflow = 'clip';

  const animations: typeof running = [];
  let moved = 0;
  let appeared = 0;
  for (const tile of shownTiles()) {
    const former = formerRects.get(tile);
    if (former) {
      animations.push(move(tile, former, delayOf(moved)));
      moved += 1;
    } else {
      animations.push(appear(tile, delayOf(appeared)));
      appeared += 1;
    }
  }
  running = animations;
  Promise.all(animations).then(() => {
    // The style attributes are removed after the library's own last update. The markup is then as it was, and has no style
    // attribute that the page's Content-Security-Policy does not know.
    frame.postRender(() => {
      const isLatestChange = running === animations;
      if (!isLatestChange) return;
      for (const element of [panel, ...tiles]) element.removeAttribute('style');
    });
  });
}

/** The delay of a tile in seconds, the unit of the library. */
const delayOf = (index: number) => (index * tileStagger) / 1000;

function move(tile: HTMLElement, from: DOMRect, delay: number) {
  const to = tile.getBoundingClientRect();
  return animate(
    tile,
    // The opacity too, because an interrupted appearance may have left it below 1.
    {x: [from.left - to.left, 0], y: [from.top - to.top, 0], opacity: 1},
    {duration: 0.4, ease: [0.2, 0, 0, 1], delay},
  );
}

const appear = (tile: HTMLElement, delay: number) =>
  animate(tile, {opacity: [0, 1], x: 0, y: [16, 0]}, {duration: 0.35, delay});
