import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A file of the build that is ready to be sent. Header names are in lower case. */
export type Answer = {
  /** Below the served folder; its packed forms lie beside it, with `.br` and `.gz` at the end. */
  file: string;
  /** Of the content, not of the file: the same on every instance. */
  etag: string;
  encodings: readonly Encoding[];
  headers: Readonly<Record<string, string>>;
};

export type Encoding = 'br' | 'gzip';

export type Answers = {
  /** By address. */
  files: Record<string, Answer>;
  /** By the path that the middleware rewrites to: `/en/pricing`. */
  pages: Record<string, Answer>;
};

export const servedFolder = (root: string) => join(root, '.next/served');

/** What scripts/served.ts has prepared. @throws where nothing has been built */
export function readAnswers(root: string): Answers {
  return JSON.parse(readFileSync(join(servedFolder(root), 'answers.json'), 'utf8'));
}
