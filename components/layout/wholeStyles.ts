/** How long the sheet may take, in milliseconds. */
const timeout = 5000;

let whole: Promise<boolean> | undefined;

/**
 * Loads the site's whole style sheet, once. The first document came with the rules that it needs itself
 * (scripts/build/pageStyles.ts); the next page needs others.
 * @returns whether it is there; if not, the next call asks for it again
 */
export function wholeStyles(): Promise<boolean> {
  whole ??= new Promise((resolve) => {
    const first = document.querySelector<HTMLStyleElement>('style[data-whole]');
    if (!first?.dataset.whole) return resolve(true);
    const link = document.createElement('link');
    const fail = () => {
      link.remove();
      whole = undefined;
      resolve(false);
    };
    const timer = setTimeout(fail, timeout);
    link.rel = 'stylesheet';
    link.href = first.dataset.whole;
    // React puts the sheets of later pages behind the last one that says so.
    link.dataset.precedence = 'next';
    link.onload = () => {
      clearTimeout(timer);
      resolve(true);
    };
    link.onerror = fail;
    first.after(link);
  });
  return whole;
}
