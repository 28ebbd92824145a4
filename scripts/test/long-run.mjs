/** The last `npm run test:long` in which everything was tried and passed, as docs/long-run.json tells it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';

const file = path.join(projectRoot, 'docs/long-run.json');

/**
 * @typedef {object} LongRun
 * @property {string} commit
 * @property {string} at when it ended
 * @property {number} minutes
 * @property {Readonly<Record<string, string>>} counts what it tried, by the variables of scripts/test-long.mjs
 * @property {number} passed
 * @property {number} failed
 */

/** @returns {LongRun | null} null: none was written down */
export function readLongRun() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {LongRun} run */
export function keepLongRun(run) {
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
}

/**
 * One line: how long ago it was, and at which commit.
 * @param {LongRun | null} run
 * @param {Date} now
 */
export function longRunLine(run, now) {
  if (run === null) return 'No long run in which all passed is written down in docs/long-run.json.';
  const hours = Math.max(0, Math.round((now.getTime() - Date.parse(run.at)) / 3_600_000));
  const ago = hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
  return `The last long run passed ${ago} ago at ${run.commit.slice(0, 8)}: ${run.passed} tests in ${run.minutes} minutes.`;
}

/** Null: the working tree is no commit, or not under git. */
export function currentCommit() {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

/**
 * The counts that were given from outside.
 * @param {Readonly<Record<string, string>>} counts
 * @param {Readonly<Record<string, string | undefined>>} given
 * @returns {Record<string, string>}
 */
export const givenCounts = (counts, given) =>
  Object.fromEntries(
    Object.keys(counts).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );

/**
 * Why a run in which all passed is no long run to go by; null: it is one.
 * @param {object} run
 * @param {boolean} run.stopped
 * @param {readonly string[]} run.left parts that were left out
 * @param {Readonly<Record<string, string>>} run.counts as they are without any given
 * @param {Readonly<Record<string, string | undefined>>} run.given
 * @param {{ before: string | null, after: string | null }} run.commit
 * @returns {string | null}
 */
export function notWhole({ stopped, left, counts, given, commit }) {
  if (stopped) return 'it was stopped';
  const fewer = Object.entries(givenCounts(counts, given)).flatMap(([name, count]) =>
    count === counts[name] || Number(count) > Number(counts[name]) ? [] : [`${name}=${count}`],
  );
  if (left.length + fewer.length > 0) return `it left out ${[...left, ...fewer].join(', ')}`;
  if (commit.before === null || commit.before !== commit.after) return 'the working tree was no commit';
  return null;
}
