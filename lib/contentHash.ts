import {createHash} from 'node:crypto';

/** A hash of a text, for an address: eight hexadecimal digits. */
export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A longer one, for file names and entity tags: sixteen digits. */
export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
