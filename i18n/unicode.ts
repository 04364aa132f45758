/** The same JSON in Unicode form NFC. Keyboards differ: some write क़ as one code point, others as two. */
export const normalized = <T>(json: T): T => JSON.parse(JSON.stringify(json).normalize('NFC'));

/** A text, made comparable: in Unicode form NFC, and without zero-width joiners, except those of emoji. */
export const comparable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)[\u200C\u200D]+/gu, '')
    .normalize('NFC');
