/** What can be wrong with a message; docs/translating.md says of each what to do. */
export type Code =
  | 'missing'
  | 'extra'
  | 'empty'
  | 'syntax'
  | 'arguments'
  | 'tags'
  | 'format'
  | 'plural'
  | 'glossary'
  | 'unchanged'
  | 'length'
  | 'stale'
  | 'punctuation'
  | 'glyph'
  | 'unused';

/** An error breaks the page or what it says; a warning waits for a translator. */
export type Severity = 'error' | 'warning';

export type Issue = {
  locale: string;
  /** As in the language's folder: `home.json`. */
  file: string;
  /** Dotted, as in the file: `hero.title`; '' for the whole file. */
  key: string;
  /** In that language's file, counted from 1. Where a message is missing: the line of the object that should have it. */
  line: number;
  code: Code;
  severity: Severity;
  /** What is wrong and what to do about it. */
  message: string;
};

/** How much of a file is translated. `missing` includes what is still English. */
export type Coverage = {
  locale: string;
  file: string;
  total: number;
  translated: number;
  stale: number;
  missing: number;
};

export type Findings = {issues: Issue[]; coverage: Coverage[]};
