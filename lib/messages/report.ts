import type {Code, Coverage, Findings, Issue} from './issue';

/** For programs: the issues, and nothing else. */
export const jsonReport = ({issues}: Findings) => JSON.stringify(issues, null, 2);

/** For a terminal: by file, then the coverage. */
export function textReport({issues, coverage}: Findings): string {
  const files = [...grouped(issues)].map(([file, found]) =>
    [
      file,
      ...found.map(
        (issue) => `  ${place(issue)}  ${issue.severity}  ${issue.code}  ${issue.key}\n    ${issue.message}`,
      ),
    ].join('\n'),
  );
  const rows = coverageRows(coverage);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [...files, lines.join('\n'), summary(issues)].filter(Boolean).join('\n\n');
}

/** For a pull request. */
export function markdownReport({issues, coverage}: Findings): string {
  const files = [...grouped(issues)].flatMap(([file, found]) => [
    `### ${file}`,
    table(
      ['line', '', 'code', 'key', 'what to do'],
      ['---:', '---', '---', '---', '---'],
      found.map(({line, severity, code, key, message}) => [
        `${line}`,
        severity,
        code,
        key && `\`${key}\``,
        message.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' '),
      ]),
    ),
  ]);
  const [head = [], ...rows] = coverageRows(coverage);
  const covered = rows.length
    ? ['### Coverage', table(head, ['---', '---', '---:', '---:', '---:', '---:'], rows)]
    : [];
  return [`## Messages: ${summary(issues)}`, ...files, ...covered].join('\n\n');
}

const table = (head: string[], alignment: string[], rows: string[][]) =>
  [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const place = ({line}: Issue) => `${line}`.padStart(5);

function grouped(issues: Issue[]): Map<string, Issue[]> {
  const isBeside = (file: string) => /^(notes|glossary|records\..+)\.json$/.test(file);
  return Map.groupBy(issues, ({locale, file}) => (isBeside(file) ? `messages/${file}` : `messages/${locale}/${file}`));
}

function coverageRows(coverage: Coverage[]): string[][] {
  if (!coverage.length) return [];
  const locales = [...new Set(coverage.map(({locale}) => locale))];
  const rows = locales.flatMap((locale) => {
    const own = coverage.filter((row) => row.locale === locale);
    const sum = (name: 'total' | 'translated' | 'stale' | 'missing') => own.reduce((all, row) => all + row[name], 0);
    const all = {
      locale,
      file: 'all',
      total: sum('total'),
      translated: sum('translated'),
      stale: sum('stale'),
      missing: sum('missing'),
    };
    return [...own, all];
  });
  const body = rows.map(({locale, file, total, translated, stale, missing}) => [
    locale,
    file,
    ...[translated, stale, missing].map(String),
    `${percent(translated, total)} %`,
  ]);
  return [['', 'file', 'translated', 'stale', 'missing', 'percent'], ...body];
}

/** Rounded down: 100 % is nothing less. */
const percent = (translated: number, total: number) => (total ? Math.floor((translated / total) * 100) : 100);

function summary(issues: Issue[]): string {
  if (!issues.length) return 'No problem found.';
  const count = (severity: Issue['severity']) => issues.filter((issue) => issue.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const codes = Object.entries(Object.groupBy(issues, ({code}) => code)) as [Code, Issue[]][];
  const kinds = codes.map(([code, found]) => `${found.length} ${code}`).join(', ');
  return `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'} (${kinds}).`;
}
