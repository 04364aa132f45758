/** Normalizes typed text to NFC and removes invisible characters, except the joiners U+200C and U+200D, which Devanagari needs. */

/** A lone surrogate; encodeURIComponent throws on it. */
const loneSurrogate = /\p{Cs}/gu;
const directionMarks = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f`;
/** The soft hyphen, zero-width spaces and operators, the byte order mark, and interlinear annotations. */
const zeroWidth = String.raw`\u00ad\u200b\u2060-\u2064\ufeff\ufff9-\ufffb`;
const invisible = new RegExp(`[${directionMarks}${zeroWidth}]`, 'g');
/** All control characters except the line feed and the tab. */
const controls = /(?![\n\t])\p{Cc}/gu;

const readable = (text: string) => text.replace(loneSurrogate, '\ufffd').replace(invisible, '').normalize('NFC');

/** The value of a single-line field. Line breaks become spaces, because a line break could inject a mail header. */
export const oneLine = (text: string) =>
  readable(text.replace(/\p{Cc}/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The value of a multi-line field, whose lines end in a line feed. */
export const manyLines = (text: string) =>
  readable(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(controls, '')).trim();

/** Joiners at an end or beside an ASCII character. They come with a pasted text and make an address invalid. */
const strayJoiners = /(?<=^|[!-~])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[!-~])/g;

/** Before an address: the start of the line, a bracket, a colon, an opening quotation mark or a dash. */
const beforeAddress = /(?<=^|[<([«:]\s*|(?:^|\s)["'“‘]|\s[-–—]\s+)/;
/** The part of an address before the @ may contain an apostrophe, but not begin with one. An address does not end in a full stop. */
const address = /(?!['‘’])[^\s@<>()[\]«»"“”,;:!?।]+@[^\s@<>()[\]«»"“”'‘’,;:!?।]+(?<!\.)/;
/** After an address: the end of the line, a bracket, a closing quotation mark or a punctuation mark. */
const afterAddress = /(?=[.\s]*$|\s*[>)\]»"'”’,;:!।(<])/;
/** An address in the forms that people and mail programs write: `Email: …`, `Name <…> (work)`, quotation marks, a full stop. */
const addressInLine = new RegExp(beforeAddress.source + address.source + afterAddress.source, 'g');

/** The email address in a text. If the text has no address, several, or an incomplete one, the whole text as one line. */
export function emailAddress(text: string): string {
  const line = withoutMailto(halfWidth(oneLine(text)).replace(strayJoiners, ''));
  const found = line.match(addressInLine) ?? [];
  const [first, ...others] = new Set(found);
  const atSigns = line.split('@').length - 1;
  const isOnlyAddress = others.length === 0 && found.length === atSigns;
  return first && isOnlyAddress ? first : line;
}

/** Some keyboards write full-width letters, and an ideographic full stop for a dot. */
const halfWidth = (line: string) => line.normalize('NFKC').replace(/。/g, '.');

function withoutMailto(line: string): string {
  const [, recipient] = /^mailto:([^?]*)(\?.*)?$/i.exec(line) ?? [];
  return recipient === undefined ? line : recipient.replace(/%2b/gi, '+');
}
