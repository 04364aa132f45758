import type {FileSubject, Subject} from '../subject';

/** What a check found: in which key, and what to do. Without a line it is the key's own. */
export type Finding = {key: string; line?: number; message: string};

/** A check of one message: what is wrong with it, or nothing. */
type OfMessage = (subject: Subject, file: FileSubject) => string | undefined;

/** A check of all messages of a file from a check of one. */
export const each =
  (check: OfMessage) =>
  (file: FileSubject): Finding[] =>
    file.messages.flatMap((subject) => {
      const message = check(subject, file);
      return message ? [{key: subject.key, line: subject.line, message}] : [];
    });

/** A list for a sentence: `{count}, {name}`. */
export const listed = (items: Iterable<string>) => [...items].join(', ');
