import {stripVTControlCharacters} from 'node:util';

/** What a run of tests came to. `failures` are for a reader at the end of a long log: a title, then the message's first lines. */
export type Outcome = {passed: number; failed: number; skipped: number; failures: string[]};

/** vitest's JSON report, as far as it is read here. */
export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {fullName: string; status: string; failureMessages: string[] | null}[];
  }[];
};

/** Playwright's JSON report, as far as it is read here. */
export type BrowserReport = {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  suites: Suite[];
  errors: Failure[];
};
type Suite = {specs: Spec[]; suites?: Suite[]};
type Spec = {
  file: string;
  line: number;
  title: string;
  tests: {projectName: string; status: string; results: {error?: Failure}[]}[];
};
type Failure = {message?: string};

export function unitOutcome(report: UnitReport): Outcome {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({name, status, message, assertionResults}) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot even be loaded has no tests that could fail.
      if (status === 'failed' && failed.length === 0) return [described(name, message)];
      return failed.map((test) => described(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
    }),
  };
}

export function browserOutcome({stats, suites, errors}: BrowserReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({message}) => described('before any test', message)),
      ...suites
        .flatMap(specsOf)
        .flatMap(({file, line, title, tests}) =>
          tests
            .filter(({status}) => status === 'unexpected')
            .map(({projectName, results}) =>
              described(`[${projectName}] ${file}:${line} ${title}`, results.find(({error}) => error)?.error?.message),
            ),
        ),
    ],
  };
}

const specsOf = ({specs, suites = []}: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** How many lines of a message are enough to know what happened. */
const messageLines = 6;

function described(title: string, message = 'no message'): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [title, ...lines.slice(0, messageLines).map((line) => `    ${line}`)].join('\n');
}
