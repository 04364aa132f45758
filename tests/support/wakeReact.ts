/** Runs in a page: wakes React, which sleeps until a part of the page needs it, as a pointer does that passes over one. */
export function wakeReact() {
  const part = document.querySelector('[data-hydrate]');
  part?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
}
