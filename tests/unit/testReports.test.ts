import {describe, expect, it} from 'vitest';
import {type BrowserReport, browserOutcome, type UnitReport, unitOutcome} from '@/scripts/testReports';

/** Somebody who sees only the end of a long log learns what failed, where, and why. */
describe('the end of the log', () => {
  it('names a failed unit test and a file that cannot be loaded', () => {
    const report: UnitReport = {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: 'tests/unit/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            {fullName: 'sums are right', status: 'passed', failureMessages: []},
            {fullName: 'sums are rounded', status: 'failed', failureMessages: ['expected 2 to be 3\n  at a.test.ts:4']},
          ],
        },
        {name: 'tests/unit/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: []},
        {name: 'tests/unit/c.test.ts', status: 'passed', message: '', assertionResults: []},
      ],
    };
    expect(unitOutcome(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: [
        'tests/unit/a.test.ts: sums are rounded\n    expected 2 to be 3\n      at a.test.ts:4',
        'tests/unit/b.test.ts\n    Cannot find module',
      ],
    });
  });

  it('names a failed browser test with its project and line, its message without colours, and not one that passed in the end', () => {
    const red = `${String.fromCharCode(27)}[31mexpected a heading${String.fromCharCode(27)}[39m`;
    const spec = (title: string, status: string) => ({
      file: 'home.spec.ts',
      line: 7,
      title,
      tests: [{projectName: 'behaviour', status, results: [{}, {error: {message: `${red}\n\n1\n2\n3\n4\n5\n6`}}]}],
    });
    const report: BrowserReport = {
      stats: {expected: 3, unexpected: 1, flaky: 1, skipped: 2},
      suites: [{specs: [spec('late', 'flaky')], suites: [{specs: [spec('missing', 'unexpected')]}]}],
      errors: [{message: 'no server'}],
    };
    expect(browserOutcome(report)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
      failures: [
        'before any test\n    no server',
        '[behaviour] home.spec.ts:7 missing\n    expected a heading\n    1\n    2\n    3\n    4\n    5',
      ],
    });
  });
});
