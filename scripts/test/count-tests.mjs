import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';

/** A test that failed and passed when it was tried again counts as passed and is named; what fails twice is broken. */
const readers = {
  vitest: ({ numPassedTests, numFailedTests, testResults = [] }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    // Vitest keeps what the first try said.
    flaky: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map(({ fullName }) => fullName.trim()),
  }),
  playwright: ({ stats, suites = [] }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap(flakyOf),
  }),
};

/** The titles of a suite's tests that passed on a second try, those of suites within it included. */
function flakyOf({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyOf)];
}

/**
 * What a runner's JSON report says; a report that is missing or cut short says nothing.
 * @param {{ kind: 'vitest' | 'playwright', file: string }} report
 * @returns {{ passed: number, failed: number, flaky: string[] }}
 */
export function countTests({ kind, file }) {
  try {
    return readers[kind](JSON.parse(readFileSync(path.resolve(projectRoot, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 0, flaky: [] };
  }
}

/**
 * The spec files of a Playwright report in which a test failed twice, each once.
 * @param {string} file
 * @returns {string[]}
 */
export function failedSpecs(file) {
  const { suites = [] } = JSON.parse(readFileSync(path.resolve(projectRoot, file), 'utf8'));
  return [...new Set(suites.flatMap(failedIn))];
}

function failedIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [...own.map(({ file }) => file), ...suites.flatMap(failedIn)];
}

/**
 * One line for the summary: `2 flaky: <title>; <title>`.
 * @param {readonly { flaky?: readonly string[] }[]} results
 * @returns {string | null}
 */
export function flakyLine(results) {
  const titles = results.flatMap(({ flaky = [] }) => flaky);
  return titles.length === 0 ? null : `${titles.length} flaky: ${titles.join('; ')}`;
}
