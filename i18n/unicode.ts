/** JSON with all its texts and keys in one Unicode form (NFC): keyboards write क़ as one code point or as two. */
export const normalized = <T>(json: T): T => JSON.parse(JSON.stringify(json).normalize('NFC'));

/** A text as it is compared: in one Unicode form, and without zero-width joiners other than those of an emoji. */
export const comparable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)[\u200C\u200D]+/gu, '')
    .normalize('NFC');
