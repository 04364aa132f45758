import {inlineScript} from './inlineScript';

/**
 * The document with a script that keeps the last press of a button for the page's scripts, which may be late, and repeats it
 * once they run (`data-tooltips`, components/ui/Tooltips.tsx) unless it was answered. The header needs none: its menus open
 * by the style sheet. A document without such a button in its content stays as it is.
 */
export const withEarlyPresses = (html: string): string =>
  button.test(html) ? html.replace('</body>', () => `${inlineScript(code)}</body>`) : html;

/** In the content: the header stands before it, the footer has none. */
const button = /<main[\s>][\s\S]*<button (?:[^>]* )?type="button"/;

// As the event goes down, before React could answer it. Of two presses the last counts: whoever sees nothing happen tries again.
const code = `(() => {
  const {documentElement} = document;
  let button;
  addEventListener('click', ({target}) => {
    if (!documentElement.dataset.tooltips) button = target.closest('main button[type=button]') ?? button;
  }, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    if (button?.ariaExpanded !== 'true') button?.click();
  }).observe(documentElement, {attributeFilter: ['data-tooltips']});
})()`;
