let whole: Promise<void> | undefined;

/**
 * Loads the site's whole style sheet, once. The first document came with the rules that it needs itself
 * (scripts/build/pageStyles.ts); the next page needs others. Never fails: without the sheet, the words are still there.
 */
export function wholeStyles(): Promise<void> {
  whole ??= new Promise((resolve) => {
    const first = document.querySelector<HTMLStyleElement>('style[data-whole]');
    if (!first?.dataset.whole) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = first.dataset.whole;
    // React puts the sheets of later pages behind the last one that says so.
    link.dataset.precedence = 'next';
    link.onload = () => resolve();
    link.onerror = () => resolve();
    first.after(link);
  });
  return whole;
}
