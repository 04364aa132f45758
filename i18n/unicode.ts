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
