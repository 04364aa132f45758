import {root} from './page';

/** `data-touched` says that a finger is on the page. `:active` does not: Chromium ends it when the finger moves. */
export function noteTouches() {
  const note = ({touches}: TouchEvent) => root.toggleAttribute('data-touched', touches.length > 0);
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    addEventListener(type, note, {capture: true, passive: true});
  }
}
