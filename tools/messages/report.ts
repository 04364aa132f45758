import {sum} from '@/content/math';

/** The kinds of issues. docs/translating.md explains each. */
export type Code =
  | 'missing'
  | 'extra'
  | 'empty'
  | 'syntax'
  | 'unused'
  | 'unchanged'
  | 'stale'
  | 'arguments'
  | 'tags'
  | 'format'
  | 'plural'
  | 'glossary'
  | 'length'
  | 'punctuation'
  | 'glyph';

/** Open work for translators. All other issues are errors, because they break a page. */
const warnings: readonly Code[] = ['missing', 'unused', 'unchanged', 'stale', 'length', 'punctuation'];

type Place = {
  locale: string;
  file: string;
  key: string;
  /** Counted from 1. For a missing message, the line of the object that should have it. */
  line: number;
};

export type Issue = Place & {
  code: Code;
  severity: 'error' | 'warning';
  /** The problem, and how to solve it. */
  message: string;
};

export function issueAt({locale, file, key, line}: Place, code: Code, message: string): Issue {
  const severity = warnings.includes(code) ? 'warning' : 'error';
  return {locale, file, key, line, code, severity, message};
}

const counts = ['translated', 'stale', 'missing'] as const;
/** The coverage of a file. `missing` includes texts that are still English. */
export type Coverage = {locale: string; file: string; total: number} & Record<(typeof counts)[number], number>;

export type Findings = {issues: Issue[]; coverage: Coverage[]};

/** The report for a terminal: the issues by file, then the coverage. */
export function textReport({issues, coverage}: Findings): string {
  const parts: string[] = [];
  for (const [file, issuesInFile] of byFile(issues)) {
    parts.push([file, ...issuesInFile.map(textRow)].join('\n'));
  }
  if (coverage.length) parts.push(textTable(coverageRows(coverage)));
  return [...parts, summary(issues)].join('\n\n');
}

function textRow({line, severity, code, key, message}: Issue): string {
  const lineNumber = String(line).padStart(5);
  return `  ${lineNumber}  ${severity}  ${code}  ${key}\n    ${message}`;
}

/** Languages and files are aligned on the left of their columns, numbers on the right. */
function textTable(rows: readonly string[][]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => {
    const lengths = rows.map((row) => row[column]?.length ?? 0);
    return Math.max(...lengths);
  });
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column < 2 ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}

/** The report for a pull request. */
export function markdownReport({issues, coverage}: Findings): string {
  const parts = [`## Messages: ${summary(issues)}`];
  for (const [file, issuesInFile] of byFile(issues)) {
    const head = ['line', '', 'code', 'key', 'what to do'];
    const alignment = ['---:', '---', '---', '---', '---'];
    parts.push(`### ${file}`, markdownTable([head, alignment, ...issuesInFile.map(markdownRow)]));
  }
  const [head, ...rows] = coverageRows(coverage);
  if (head) {
    const alignment = ['---', '---', '---:', '---:', '---:', '---:'];
    parts.push('### Coverage', markdownTable([head, alignment, ...rows]));
  }
  return parts.join('\n\n');
}

function markdownRow({line, severity, code, key, message}: Issue): string[] {
  const text = message.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
  return [String(line), severity, code, key && `\`${key}\``, text];
}

const markdownTable = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The notes are one file for all languages. */
const byFile = (issues: Issue[]) =>
  Map.groupBy(issues, ({locale, file}) => (file === 'notes.json' ? `messages/${file}` : `messages/${locale}/${file}`));

/** The head, a row for each file, and one for each language after its files. */
function coverageRows(coverage: Coverage[]): string[][] {
  if (!coverage.length) return [];
  const rows = [['', 'file', ...counts, 'percent']];
  for (const [locale, files] of Map.groupBy(coverage, (row) => row.locale)) {
    const total = (name: 'total' | (typeof counts)[number]) => sum(files.map((row) => row[name]));
    const all: Coverage = {
      locale,
      file: 'all',
      total: total('total'),
      translated: total('translated'),
      stale: total('stale'),
      missing: total('missing'),
    };
    rows.push(...files.map(coverageRow), coverageRow(all));
  }
  return rows;
}

function coverageRow(row: Coverage): string[] {
  // Rounded down, so that 100 % means all.
  const percent = row.total ? Math.floor((row.translated / row.total) * 100) : 100;
  return [row.locale, row.file, ...counts.map((name) => String(row[name])), `${percent} %`];
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
