let asked = false;
let here = false;

/**
 * Loads the site's whole style sheet, once. The first document came with the rules that it needs itself
 * (scripts/build/pageStyles.ts); the next page needs others. A sheet that is lost is asked for again.
 */
export function loadWholeStyles(): void {
  if (asked) return;
  asked = true;
  const first = document.querySelector<HTMLStyleElement>('style[data-whole]');
  if (!first?.dataset.whole) {
    here = true;
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = first.dataset.whole;
  // React puts the sheets of later pages behind the last one that says so.
  link.dataset.precedence = 'next';
  link.onload = () => {
    here = true;
  };
  link.onerror = () => {
    link.remove();
    asked = false;
  };
  first.after(link);
}

/** Whether the rules of every page are there. */
export const hasWholeStyles = (): boolean => here;
