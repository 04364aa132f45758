/** Goes to its section a moment after the page was opened there, smoothly: before React, as the browser would go there at once. */
export function scrollToDemo(id: string, delay: number) {
  const section = document.currentScript?.closest('section') as HTMLElement;
  const hash = `#${id}`;
  let timer: ReturnType<typeof setTimeout>;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Who comes back or reloads is where they were.
  if (location.hash === hash && visit?.type === 'navigate') {
    section.id = '';
    const arrive = () => {
      timer = setTimeout(() => {
        section.id = id;
        // Whoever is in a field or in the menu by then has gone on.
        if (document.activeElement === document.body) location.replace(hash);
      }, delay);
    };
    if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', arrive);
    else arrive();
  }
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    clearTimeout(timer);
    section.id = id;
    if (link.hash !== hash || link.pathname !== location.pathname) return;
    event.preventDefault();
    timer = setTimeout(() => location.assign(hash), delay);
  });
}
