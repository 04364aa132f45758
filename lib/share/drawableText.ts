/** A text as Poppins can draw it. It has no narrow space, as in French figures: one that breaks no line either stands for it. */
export const drawableText = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** `✓ (U+2713)`, so that a character that shows nothing has a name as well. */
export const nameOfCharacter = (character: string): string =>
  `${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;
