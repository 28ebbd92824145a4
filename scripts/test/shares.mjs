/** What each step of npm test may take, by the table in docs/testing.md, beside what it took: its share by the clock, its bound in seconds of the processor. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';

/**
 * The shares of a table whose rows begin with a step's name and its seconds: `| unit | 150 s | …`.
 * @param {string} page
 * @returns {Map<string, number>}
 */
export function readShares(page) {
  const rows = page.matchAll(/^\| `?([a-z0-9]+)`? +\| (\d+) s +\|/gm);
  return new Map([...rows].map(([, name, seconds]) => [name, Number(seconds)]));
}

/**
 * The bounds of the same rows: `| unit | 150 s | 400 s | …`.
 * @param {string} page
 * @returns {Map<string, number>}
 */
export function readBounds(page) {
  const rows = page.matchAll(/^\| `?([a-z0-9]+)`? +\| \d+ s +\| ([\d,]+) s +\|/gm);
  return new Map([...rows].map(([, name, seconds]) => [name, Number(seconds.replaceAll(',', ''))]));
}

const page = () => readFileSync(path.join(projectRoot, 'docs/testing.md'), 'utf8');
export const sharesOfDocs = () => readShares(page());
export const boundsOfDocs = () => readBounds(page());

/**
 * Null: the step stayed within its bound. Otherwise a sentence with its slowest files, which fails the step: seconds of
 * the processor are the change's own, and `pace` takes off what a slow machine adds.
 * @param {{ name: string, processor: number, pace: number }} result
 * @param {{ bounds: Map<string, number>, slowest: readonly { file: string, seconds: number }[] }} known
 * @returns {string | null}
 */
export function beyondBound({ name, processor, pace }, { bounds, slowest }) {
  const bound = bounds.get(name);
  if (bound === undefined) return `${name} has no bound in docs/testing.md.`;
  if (processor <= bound * pace) return null;
  const slow = slowest
    .map(({ file, seconds }) => `\n    ${seconds.toFixed(1).padStart(6)} s  ${file}`)
    .join('');
  const scaled = pace > 1 ? ` (${pace.toFixed(1)} times that on this machine)` : '';
  return `${name} took ${processor.toFixed(0)} s of the processor, and may take ${bound} s${scaled}: make it quicker, or change docs/testing.md with a reason.${slow}`;
}

/**
 * A sentence for each step that took more than its share. It fails a review, never the build: a busy machine is slow
 * without a fault of the change.
 * @param {readonly { name: string, seconds: number }[]} results
 * @param {Map<string, number>} shares
 */
export function beyondShares(results, shares) {
  return results.flatMap(({ name, seconds }) => {
    const share = shares.get(name);
    if (share === undefined) return [`${name} has no share in docs/testing.md.`];
    return seconds > share
      ? [`${name} took ${seconds.toFixed(0)} s of its ${share} s: say why in the review, or make it quicker.`]
      : [];
  });
}

/**
 * The files of a vitest report that took longest, each with its seconds, hooks excluded.
 * @param {{ testResults?: readonly { name: string, startTime: number, endTime: number }[] }} report
 */
export function slowestFiles({ testResults = [] }, count) {
  return testResults
    .map(({ name, startTime, endTime }) => ({
      file: path.relative(projectRoot, name).replaceAll(path.sep, '/'),
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/**
 * The files of a Playwright report that took longest, each with the seconds of its tests.
 * @param {{ suites?: readonly object[] }} report
 */
export function slowestSpecs({ suites = [] }, count) {
  const totals = new Map();
  for (const { file, seconds } of suites.flatMap((suite) => testsOf(suite, suite.file)))
    totals.set(file, (totals.get(file) ?? 0) + seconds);
  return [...totals]
    .map(([file, seconds]) => ({ file, seconds }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

function testsOf({ suites = [], specs = [] }, file) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results ?? []));
  const own = results.map(({ duration }) => ({ file: `e2e/${file}`, seconds: duration / 1000 }));
  return [...own, ...suites.flatMap((suite) => testsOf(suite, file))];
}
