/** Acts once the page is shown: the browser may have prerendered it (public/speculation-rules.json). */
export function onceShown(act: () => void, {signal}: AbortController): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', act, {once: true, signal});
  else act();
}
