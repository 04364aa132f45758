/**
 * What a visitor typed or pasted, in one spelling (NFC), without characters that nobody sees but that a mail program or a database
 * acts on. The joiners U+200C and U+200D stay: Devanagari is spelled with them.
 */

/** Half a character, which no address can carry (encodeURIComponent throws on it). */
const brokenHalf = /\p{Cs}/gu;
/** Marks that turn the direction of writing, the order mark, zero-width spaces. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
/** Line feed and tab aside. */
const controls = /(?![\n\t])\p{Cc}/gu;

const readable = (text: string) => text.replace(brokenHalf, '\ufffd').replace(invisible, '').normalize('NFC');

/** For a field of one line: a line break becomes a space, as it could forge a mail's header. */
export const oneLine = (text: string) =>
  readable(text.replace(/\p{Cc}/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** For a field of several lines; they end in a line feed. */
export const manyLines = (text: string) =>
  readable(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(controls, '')).trim();

/** An email address without what people and mail programs put around it: `mailto:…`, a name, brackets, quotes, a separator at its end. */
export const emailAddress = (text: string) =>
  oneLine(text)
    // Full-width letters and signs, which some keyboards write.
    .normalize('NFKC')
    .replace(/。/g, '.')
    .replace(/\s?[,;.।]+$/, '')
    // `Name <…>`, `Name (…)`
    .replace(/^(?:[^<>()@]*|[^<>()\s,;]+ ?)[<(]([^<>()]+@[^<>()]+)[>)]$/, '$1')
    // `… (Name)`
    .replace(/\s*\([^()@]*\)$/, '')
    .replace(/^mailto:([^?]*)(\?.*)?$/i, '$1')
    .replace(/^['‘"“](.*)['’"”]$/, '$1');
