import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';

const readers = {
  vitest: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  /** A test that passed on its second try is a failure here: nothing may be left to luck. */
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/** What a runner's JSON report says; a report that is missing or cut short says nothing. */
export function countTests({ kind, file }) {
  try {
    return readers[kind](JSON.parse(readFileSync(path.resolve(projectRoot, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
