import type {useFormatter} from 'next-intl';

type Formatter = Pick<ReturnType<typeof useFormatter>, 'dateTime'>;

/** A time of day in the page's language: `'18:00'` → `6:00 pm`, `शाम 6:00`. */
export function clock(format: Formatter, time: string): string {
  // The format shows hours and minutes only, and in UTC, so any date will do.
  return format.dateTime(new Date(`2000-01-01T${time}:00Z`), 'clock');
}

/** Replaces a hyphen by a minus sign, which is as wide as a digit. */
export const withMinus = (figure: string): string => figure.replace('-', '−');

/** A link that opens a WhatsApp chat with a prepared text: https://faq.whatsapp.com/5913398998672934 */
export const whatsappHref = (phone: string, text: string) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}` as const;

/** Replaces the narrow no-break space, as in French numbers, by a no-break space, because Poppins has no glyph for it. */
export const drawableText = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** A character with its code point, because some characters are invisible: `✓ (U+2713)`. */
export const nameOfCharacter = (character: string): string =>
  `${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;
