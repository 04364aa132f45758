/**
 * Scrolls smoothly to the demo section, a moment after the page was opened at its hash or a link to it was clicked. At the
 * start, the browser would jump there at once. So this runs while the document is read, and removes the section's id for that
 * moment.
 */
export function scrollToDemo(id: string, delay: number) {
  const section = document.currentScript?.closest('section') as HTMLElement;
  const hash = `#${id}`;
  let timer: ReturnType<typeof setTimeout>;

  const scrollAfterDelay = () => {
    timer = setTimeout(() => {
      section.id = id;
      // A visitor who is already in a field or in the menu stays there.
      const hasNotMoved = document.activeElement === document.body;
      if (hasNotMoved) location.replace(hash);
    }, delay);
  };

  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After a reload or on the way back, the browser restores the scroll position instead.
  const isNewVisit = navigation?.type === 'navigate';
  if (location.hash === hash && isNewVisit) {
    section.id = '';
    const isPrerendering = 'prerendering' in document && document.prerendering;
    if (isPrerendering) document.addEventListener('prerenderingchange', scrollAfterDelay);
    else scrollAfterDelay();
  }

  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented) return;
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    clearTimeout(timer);
    section.id = id;
    const leadsHere = link.hash === hash && link.pathname === location.pathname;
    if (!leadsHere) return;
    event.preventDefault();
    timer = setTimeout(() => location.assign(hash), delay);
  });
}
