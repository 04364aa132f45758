/**
 * When a part of the page needs React, as its `data-hydrate` says (loader.ts). `load` and `visible` are watched here. `interaction` and
 * `hover` are in earlyActions.ts, which hears the visitor's events anyway, because it keeps them.
 */
import {painted, parsed, shown} from './page';

/** Says that a part of the page needs React. */
export let reportNeed = () => {};

/** Resolves once a part of the page needs React. */
export const needed = new Promise<void>((resolve) => {
  reportNeed = resolve;
});

/** Reports the parts with `load`, and those with `visible` as they come near. */
export async function watchParts() {
  await Promise.all([parsed, painted, shown]);
  const parts = [...document.querySelectorAll<HTMLElement>('[data-hydrate]')];
  const partsFor = (trigger: string) => parts.filter(({dataset}) => dataset.hydrate === trigger);
  if (partsFor('load').length > 0) reportNeed();

  const {saveData} = (navigator as {connection?: {saveData?: boolean}}).connection ?? {};
  // For a visitor who saves data, nothing loads ahead of time except a hosted form, which would stay a skeleton.
  const watched = partsFor('visible').filter((part) => !saveData || part.closest('[data-hosted]'));
  if (!('IntersectionObserver' in window)) {
    // The browser cannot tell when one comes near.
    if (watched.length > 0) reportNeed();
    return;
  }
  const onMove = (entries: IntersectionObserverEntry[]) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) reportNeed();
  };
  const observer = new IntersectionObserver(onMove, {rootMargin: '100% 0px'});
  for (const part of watched) observer.observe(part);
  needed.then(() => observer.disconnect());
}
