const initialOf = (word: string) =>
  new Intl.Segmenter()
    .segment(word.replace(/^\P{L}+/u, ''))
    [Symbol.iterator]()
    .next().value?.segment ?? '';

/**
 * `Ritu S.` → `RS`, `रितु स॰` → `रि स`: the first letter of each word, after any bracket, with the vowel sign that belongs to
 * it. Letters without capitals stand apart: together they would read as a word.
 */
export const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(initialOf)
    .join(/\p{Lu}/u.test(name) ? '' : ' ');
