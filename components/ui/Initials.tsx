/** A person's initials in a diamond, in place of a portrait. */
export function Initials({name}: {name: string}) {
  return (
    <svg viewBox="0 0 48 56" aria-hidden="true" className="h-16 w-14 flex-none">
      <path className="fill-indigo dark:stroke-on-indigo-2" d="M24 0 48 26 24 56 0 26z" />
      <text x="24" y="32" textAnchor="middle" fontSize="15" className="fill-on-indigo" fontWeight="600">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/**
 * The first letter of each word: `Ritu S.` → `RS`. In a script without capitals it is only the first word's, because several letters
 * would read as a word: `रितु स॰` → `रि`.
 */
export const initialsOf = (name: string) => {
  const initials = name.split(' ').map(initialOf);
  return /\p{Lu}/u.test(name) ? initials.join('') : initials[0];
};

/** The first letter of a word, with its vowel signs. A bracket before it is skipped. */
function initialOf(word: string): string {
  const fromFirstLetter = word.replace(/^\P{L}+/u, '');
  const [first] = new Intl.Segmenter().segment(fromFirstLetter);
  return first?.segment ?? '';
}
