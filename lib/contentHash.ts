import {createHash} from 'node:crypto';

/** A hash of a text, for an address. It has eight hexadecimal digits. */
export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A longer hash, for file names and entity tags. It has sixteen hexadecimal digits. */
export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
