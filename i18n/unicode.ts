/** The same JSON, its keys and texts in Unicode form NFC. Some keyboards write क़ as one code point, others as two. */
export function normalized<T>(json: T): T {
  const text = JSON.stringify(json);
  return JSON.parse(text.normalize('NFC'));
}

/** A text in Unicode form NFC, without zero-width joiners except those of emoji. */
export const comparable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)[\u200C\u200D]+/gu, '')
    .normalize('NFC');

const hyphenated = /[^\s-]+(?:-[^\s-]+)+/g;
const hyphenBeforeDevanagari = /-(?=\p{Script=Devanagari})/gu;
/** A longer pair may be wider than a narrow column. */
const longestPair = 10;

/**
 * Keeps pairs such as कौन-सा on one line. Unlike a non-breaking hyphen, a word joiner after the hyphen needs no glyph, and find in page
 * ignores it.
 */
export const keepPairsTogether = (text: string) =>
  text.replace(hyphenated, (pair) => {
    const letters = pair.match(/[\p{L}\p{N}]/gu) ?? [];
    return letters.length > longestPair ? pair : pair.replace(hyphenBeforeDevanagari, '-\u2060');
  });
