/** `Ritu S.` → `RS`, `रितु स॰` → `रिस`: the first letter of each word, after any bracket, with the vowel sign that belongs to it. */
export const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(
      (word) =>
        new Intl.Segmenter()
          .segment(word.replace(/^\P{L}+/u, ''))
          [Symbol.iterator]()
          .next().value?.segment ?? '',
    )
    .join('');
