/** What can be wrong with a message; docs/translating.md says of each what to do. */
export type Code =
  | ('missing' | 'extra' | 'empty' | 'syntax' | 'unused' | 'unchanged' | 'stale')
  | ('arguments' | 'tags' | 'format' | 'plural' | 'glossary' | 'length' | 'punctuation' | 'glyph');

/** What waits for a translator; all else is an error, which breaks the page or what it says. */
const warnings: readonly Code[] = ['missing', 'unused', 'unchanged', 'stale', 'length', 'punctuation'];

/** Where an issue is. Lines count from 1; where a message is missing it is that of the object that should have it. */
type Place = {locale: string; file: string; key: string; line: number};
/** `message` is what is wrong and what to do about it. */
export type Issue = Place & {code: Code; severity: 'error' | 'warning'; message: string};

export const issueAt = ({locale, file, key, line}: Place, code: Code, message: string): Issue => {
  return {locale, file, key, line, code, severity: warnings.includes(code) ? 'warning' : 'error', message};
};

const counts = ['translated', 'stale', 'missing'] as const;
/** How much of a file is translated. `missing` includes what is still English. */
export type Coverage = {locale: string; file: string; total: number} & Record<(typeof counts)[number], number>;

export type Findings = {issues: Issue[]; coverage: Coverage[]};

/** For a terminal: by file, then the coverage. */
export function textReport({issues, coverage}: Findings): string {
  const textOf = ({line, severity, code, key, message}: Issue) =>
    `  ${`${line}`.padStart(5)}  ${severity}  ${code}  ${key}\n    ${message}`;
  const files = [...byFile(issues)].map(([file, found]) => [file, ...found.map(textOf)].join('\n'));
  const rows = coverageRows(coverage);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const table = rows.map((row) => row.map(pad).join('  ')).join('\n');
  return [...files, table, summary(issues)].filter(Boolean).join('\n\n');
}

/** For a pull request. */
export function markdownReport({issues, coverage}: Findings): string {
  const files = [...byFile(issues)].map(([file, found]) => {
    const rows = found.map(({line, severity, code, key, message}) => {
      const text = message.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
      return [`${line}`, severity, code, key && `\`${key}\``, text];
    });
    const head = ['line', '', 'code', 'key', 'what to do'];
    return `### ${file}\n\n${markdownTable([head, ['---:', '---', '---', '---', '---'], ...rows])}`;
  });
  const [head, ...rows] = coverageRows(coverage);
  const alignment = ['---', '---', '---:', '---:', '---:', '---:'];
  const covered = head ? [`### Coverage\n\n${markdownTable([head, alignment, ...rows])}`] : [];
  return [`## Messages: ${summary(issues)}`, ...files, ...covered].join('\n\n');
}

const markdownTable = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const byFile = (issues: Issue[]) =>
  Map.groupBy(issues, ({locale, file}) => (file === 'notes.json' ? `messages/${file}` : `messages/${locale}/${file}`));

function coverageRows(coverage: Coverage[]): string[][] {
  if (!coverage.length) return [];
  const rows = [...Map.groupBy(coverage, ({locale}) => locale)].flatMap(([locale, own]) => {
    const sum = (name: 'total' | (typeof counts)[number]) => own.reduce((all, row) => all + row[name], 0);
    const [total, translated, stale, missing] = [sum('total'), sum('translated'), sum('stale'), sum('missing')];
    return [...own, {locale, file: 'all', total, translated, stale, missing}];
  });
  const cells = rows.map((row) => {
    // Rounded down: 100 % is nothing less.
    const percent = row.total ? Math.floor((row.translated / row.total) * 100) : 100;
    return [row.locale, row.file, ...counts.map((name) => `${row[name]}`), `${percent} %`];
  });
  return [['', 'file', ...counts, 'percent'], ...cells];
}

function summary(issues: Issue[]): string {
  if (!issues.length) return 'No problem found.';
  const counted = (severity: Issue['severity']) => {
    const {length} = issues.filter((issue) => issue.severity === severity);
    return `${length} ${severity}${length === 1 ? '' : 's'}`;
  };
  const kinds = [...Map.groupBy(issues, ({code}) => code)].map(([code, found]) => `${found.length} ${code}`);
  return `${counted('error')}, ${counted('warning')} (${kinds.join(', ')}).`;
}
