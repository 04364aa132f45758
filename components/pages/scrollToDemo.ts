/** Goes to its section a moment after the page was opened there, smoothly: before React, as the browser would go there at once. */
export function scrollToDemo(id: string, delay: number) {
  const section = document.currentScript?.closest('section') as HTMLElement;
  const hash = `#${id}`;
  let timer: ReturnType<typeof setTimeout>;

  const goWhenSeen = () => {
    timer = setTimeout(() => {
      section.id = id;
      // Whoever is in a field or in the menu by then has gone on.
      const isStillThere = document.activeElement === document.body;
      if (isStillThere) location.replace(hash);
    }, delay);
  };

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Who comes back or reloads is where they were.
  if (location.hash === hash && visit?.type === 'navigate') {
    section.id = '';
    const isPrerendered = 'prerendering' in document && document.prerendering;
    if (isPrerendered) document.addEventListener('prerenderingchange', goWhenSeen);
    else goWhenSeen();
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
