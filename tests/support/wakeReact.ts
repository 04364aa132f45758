/** Runs in the page. Makes the page load React, like a pointer over a part with `data-hydrate`. */
export function wakeReact() {
  const part = document.querySelector('[data-hydrate]');
  part?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
}
