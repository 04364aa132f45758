import type {useFormatter} from 'next-intl';

type Formatter = Pick<ReturnType<typeof useFormatter>, 'dateTime'>;

/** A time of day in the reader's language: `'18:00'` → `6:00 pm`, `शाम 6:00`. */
export function clock(format: Formatter, time: string): string {
  // Any date serves: the format reads hours and minutes back in the zone that they are written in here.
  return format.dateTime(new Date(`2000-01-01T${time}:00Z`), 'clock');
}

/** An Indian number as it is read out: `+917715550142` → `+91 77155 50142`. Other numbers stay as they are. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}

/** A figure with the typographic minus, which is as wide as a digit. */
export const withMinus = (figure: string): string => figure.replace('-', '−');

/** A link that opens WhatsApp with a text to that phone number filled in: https://faq.whatsapp.com/5913398998672934 */
export const whatsappHref = (phone: string, text: string) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}` as const;

/** A text as Poppins can draw it. It has no narrow space, as in French figures: one that breaks no line either stands for it. */
export const drawableText = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** `✓ (U+2713)`, so that a character that shows nothing has a name as well. */
export const nameOfCharacter = (character: string): string =>
  `${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;
