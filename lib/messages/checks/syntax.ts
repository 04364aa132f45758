import {literalsOf, partsOf} from '../icu';
import type {FileSubject} from '../subject';
import {each, type Finding} from './each';

/** What keeps a file from being read as JSON, and a message from being read as ICU. */
export function unreadable(file: FileSubject): Finding[] {
  const inFile = file.catalog?.problems ?? [];
  return [
    ...inFile.map(({key, line, column, message}) => ({
      key,
      line,
      message: `Line ${line}, column ${column}: ${message}`,
    })),
    ...inMessages(file),
  ];
}

const inMessages = each(({text}, {locale, project}) => {
  try {
    // An escape in straight quotation marks ('{') is meant; without one, a brace that is left over is not.
    const isLeftOver = !text.includes("'") && literalsOf(partsOf(text)).some((literal) => literal.includes('}'));
    return isLeftOver ? 'A closing brace } has no opening one.' : undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const said = inWords[error.message] ?? `The message cannot be read (${error.message}).`;
    return locale === project.source
      ? said.replace(/ Copy it from English\.|, as in English/, '')
      : `${said} Until then visitors read English here.`;
  }
});

const branches = 'A plural or select needs branches, each a name and a text: one {…} other {…}.';
const tag = 'A tag is written <name>…</name>, with the same name at both ends.';
const format = 'After the second comma in { } comes the name of a format, as in English.';
const kind =
  'After the comma in { } comes number, date, time, plural, selectordinal or select: these words stay English.';

/** What the parser calls its errors, in a translator's words. */
const inWords: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'An opening brace { has no closing one.',
  UNMATCHED_CLOSING_BRACE: 'A closing brace } has no opening one.',
  EMPTY_ARGUMENT: 'There is nothing between { and }.',
  MALFORMED_ARGUMENT: 'What stands between { and } is not the name of an argument. Copy it from English.',
  EXPECT_ARGUMENT_TYPE: kind,
  INVALID_ARGUMENT_TYPE: kind,
  EXPECT_ARGUMENT_STYLE: format,
  INVALID_NUMBER_SKELETON: format,
  INVALID_DATE_TIME_SKELETON: format,
  EXPECT_NUMBER_SKELETON: format,
  EXPECT_DATE_TIME_SKELETON: format,
  EXPECT_SELECT_ARGUMENT_OPTIONS: branches,
  EXPECT_SELECT_ARGUMENT_SELECTOR: branches,
  EXPECT_PLURAL_ARGUMENT_SELECTOR: branches,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: branches,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: branches,
  INVALID_PLURAL_ARGUMENT_SELECTOR: branches,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'A plural has the same branch twice.',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'A select has the same branch twice.',
  INVALID_TAG: tag,
  INVALID_TAG_NAME: tag,
  UNMATCHED_CLOSING_TAG: tag,
  UNCLOSED_TAG: 'A tag is opened and not closed.',
};
