/**
 * The document with its scripts asked for once it has been painted: on a slow network they would take the words' and the
 * letters' place, and on a slow processor run before these are there to be read. In a tab that nobody looks at nothing is
 * painted; there the end of loading counts, as it does in a browser that does not tell when it paints. Where one does not
 * arrive in time, nothing can take the place of the site's own demo form, which is uncovered (components/forms/DemoForm.tsx).
 * @param html a prerendered document; one that was changed before stays as it is
 */
export function withScriptsAfterPaint(html: string): string {
  const scripts = new Set<string>();
  const later = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, src) => {
      scripts.add(src);
      return '';
    });
  return scripts.size ? later.replace('</body>', () => `<script>${starter([...scripts])}</script></body>`) : html;
}

/** The scripts that such a document asks for by itself. */
export function scriptsAfterPaint(html: string): string[] {
  const list = /for \(const src of (\["[^\]]+\])\)/.exec(html)?.[1];
  return list ? JSON.parse(list) : [];
}

/** As long as the forms service gets (lib/hostedForm.ts), in milliseconds. Tooltips say that scripts run. */
const patience = 10_000;

/** What the page runs, behind everything else. */
const starter = (scripts: readonly string[]) =>
  `(() => {
    const uncover = () => {
      for (const part of document.querySelectorAll('[data-hosted]')) part.removeAttribute('data-hosted');
    };
    const start = () => {
      setTimeout(() => document.documentElement.dataset.tooltips ?? uncover(), ${patience});
      for (const src of ${JSON.stringify(scripts)}) {
        const script = document.createElement('script');
        script.async = true;
        script.src = src;
        script.onerror = uncover;
        document.head.append(script);
      }
    };
    if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
      addEventListener('load', start);
    } else {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        start();
      }).observe({type: 'paint', buffered: true});
    }
  })()`.replace(/\s*\n\s*/g, '');
