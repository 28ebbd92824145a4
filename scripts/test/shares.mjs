/** What each step of npm test may take, by the table in docs/testing.md, beside what it took. */
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

export const sharesOfDocs = () => readShares(readFileSync(path.join(projectRoot, 'docs/testing.md'), 'utf8'));

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
