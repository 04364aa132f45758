import {manyLines, oneLine} from './plainText';

/** What a form says, as a letter. `details` are lines of their own at its end: who writes, and how to answer. */
export type Letter = {subject: string; greeting: string; message: string; details: readonly string[]};

/** The letter's text, in lines that end in a line feed. What is left empty leaves no empty lines. */
export function bodyOf({greeting, message, details}: Letter): string {
  const signature = details.map(oneLine).filter(Boolean).join('\n');
  return [oneLine(greeting), manyLines(message), signature].filter(Boolean).join('\n\n');
}

/** A mailto address with everything filled in. Its subject is one line: a line break could forge a header. */
export function composeMail(to: string, letter: Letter): string {
  // Mail programs want CRLF, percent-encoded.
  const encode = (text: string) => encodeURIComponent(text).replace(/%0A/g, '%0D%0A');
  return `mailto:${to}?subject=${encode(oneLine(letter.subject))}&body=${encode(bodyOf(letter))}`;
}
