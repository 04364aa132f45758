/** One spelling (NFC), without characters that nobody sees. The joiners U+200C and U+200D stay: Devanagari is spelled with them. */

/** Half a character, which no address can carry (encodeURIComponent throws on it). */
const brokenHalf = /\p{Cs}/gu;
/** Marks that turn the direction of writing: U+061C, U+200E and on. */
const directionMarks = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f`;
/** The soft hyphen, spaces and signs without a width, the byte order mark, and what annotates other texts. */
const withoutWidth = String.raw`\u00ad\u200b\u2060-\u2064\ufeff\ufff9-\ufffb`;
const invisible = new RegExp(`[${directionMarks}${withoutWidth}]`, 'g');
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

/** Joiners beside a Latin letter, or at an end: they came with a paste, and nobody can answer an address that has them. */
const strayJoiners = /(?<=^|[!-~])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[!-~])/g;

/** What no address has outside of quotes. */
const separators = String.raw`\s@<>()[\]«»"“”,;:!?।`;
const quotes = "‘’'";
/** An address, alone or beside what people and mail programs write with it: `Email: …`, `Name <…> (work)`, quotes, a full stop. */
const addressIn = new RegExp(
  [
    // Before it: nothing, a bracket, a colon, an opening quotation mark or a dash.
    String.raw`(?<=^|[<([«:]\s*|(?:^|\s)["'“‘]|\s[-–—]\s+)`,
    `[^${separators}${quotes}][^${separators}]*@[^${separators}${quotes}]*[^${separators}${quotes}.]`,
    // Behind it: nothing, a bracket, a closing quotation mark or a separator.
    String.raw`(?=[.\s]*$|\s*[>)\]»"'”’,;:!।(<])`,
  ].join(''),
  'g',
);

/** The one email address in what was typed; all of it, where there is none or more than one. */
export const emailAddress = (text: string) => {
  const line = oneLine(text)
    // Full-width letters and signs, which some keyboards write.
    .normalize('NFKC')
    .replace(/。/g, '.')
    .replace(strayJoiners, '')
    .replace(/^mailto:([^?]*)(\?.*)?$/i, (_, address) => address.replace(/%2b/gi, '+'));
  const found = line.match(addressIn) ?? [];
  const [address, ...others] = new Set(found);
  const signs = line.split('@').length - 1;
  const isOnlyOne = address !== undefined && others.length === 0 && found.length === signs;
  return isOnlyOne ? address : line;
};
