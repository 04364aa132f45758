import type {Code, Severity} from '../issue';
import type {FileSubject} from '../subject';
import {sameArguments, sameFormats, sameTags} from './arguments';
import type {Finding} from './each';
import {emptyMessages, extraMessages, missingMessages} from './files';
import {glossaryBreaches} from './glossary';
import {withoutGlyph} from './glyph';
import {tooLong} from './length';
import {pluralCategories} from './plural';
import {punctuationSlips} from './punctuation';
import {staleMessages, unchangedMessages} from './staleness';
import {unreadable} from './syntax';
import {unusedMessages} from './unused';

export type Check = {
  severity: Severity;
  /** Nothing more is said of a message that this one finds. */
  settles?: true;
  find: (file: FileSubject) => Finding[];
};

/** Every check, in the order in which they are run. A new one is a code (issue.ts), a line here, and a paragraph for translators. */
export const checks: Record<Code, Check> = {
  missing: {severity: 'warning', find: missingMessages},
  extra: {severity: 'error', settles: true, find: extraMessages},
  empty: {severity: 'error', settles: true, find: emptyMessages},
  syntax: {severity: 'error', settles: true, find: unreadable},
  unused: {severity: 'warning', find: unusedMessages},
  unchanged: {severity: 'warning', settles: true, find: unchangedMessages},
  stale: {severity: 'warning', find: staleMessages},
  arguments: {severity: 'error', find: sameArguments},
  tags: {severity: 'error', find: sameTags},
  format: {severity: 'error', find: sameFormats},
  plural: {severity: 'error', find: pluralCategories},
  glossary: {severity: 'error', find: glossaryBreaches},
  length: {severity: 'warning', find: tooLong},
  punctuation: {severity: 'warning', find: punctuationSlips},
  glyph: {severity: 'error', find: withoutGlyph},
};
