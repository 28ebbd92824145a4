/**
 * The last `npm run test:long` in which everything of a part was tried and passed, as docs/long-run.json tells it. A part is
 * written down for itself: what fails in the browser takes nothing from an hour of promises.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';

const file = path.join(projectRoot, 'docs/long-run.json');
const failedFile = path.join(projectRoot, '.cache/test/long-failed.json');

/** All tests with larger counts; every test and tour of the browser; the walk of the demo city. */
export const parts = /** @type {const} */ (['tests', 'browser', 'city']);

/**
 * @typedef {object} LongRun of one part
 * @property {string} commit
 * @property {string} at when it ended
 * @property {number} minutes
 * @property {number} passed
 * @property {Readonly<Record<string, string>>} [counts] what it tried, by the variables of scripts/test-long.mjs
 * @property {{ commit: string, files: readonly string[] }} [again] what failed at first, and where it passed
 */
/** @typedef {Partial<Record<typeof parts[number], LongRun>>} LongRuns */

/** @returns {LongRuns} without those that are not written down */
export function readLongRuns() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Beside the parts that were not run this time. @param {LongRuns} runs */
export function keepLongRuns(runs) {
  writeFileSync(file, `${JSON.stringify({ ...readLongRuns(), ...runs }, null, 2)}\n`);
}

/**
 * A run in which all but some files passed: once these pass as well, at that commit or mended at a later one, it is one to
 * go by. npm test tries what was mended, since it changed.
 * @typedef {{ commit: string, minutes: number, passed: number, failed: number, files: readonly string[], counts?: Readonly<Record<string, string>> }} AllBut
 */

/** @param {'tests' | 'browser'} part @param {AllBut} run */
export function keepAllBut(part, run) {
  const before = existsSync(failedFile) ? JSON.parse(readFileSync(failedFile, 'utf8')) : {};
  mkdirSync(path.dirname(failedFile), { recursive: true });
  writeFileSync(failedFile, JSON.stringify({ ...before, [part]: run }));
}

/** Throws where none is kept. @param {'tests' | 'browser'} part @returns {AllBut} */
export function readAllBut(part) {
  const run = existsSync(failedFile) && JSON.parse(readFileSync(failedFile, 'utf8'))[part];
  if (!run) throw new Error(`No run of the ${part} in which single files failed is kept in this checkout.`);
  return run;
}

/**
 * A line for each part: how long ago it was, and at which commit.
 * @param {LongRuns} runs
 * @param {Date} now
 */
export function longRunLines(runs, now) {
  const line = (part) => {
    const run = runs[part];
    if (run === undefined) return `No long run of the ${part} in which all passed is written down.`;
    const hours = Math.max(0, Math.round((now.getTime() - Date.parse(run.at)) / 3_600_000));
    const ago = hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
    return `The last long run of the ${part} passed ${ago} ago at ${run.commit.slice(0, 8)}: ${run.passed} in ${run.minutes} minutes.`;
  };
  return parts.map(line).join('\n');
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
 * Why a part in which all passed is no long run to go by; null: it is one.
 * @param {object} run
 * @param {boolean} run.stopped
 * @param {Readonly<Record<string, string>>} run.counts as they are without any given; none: the part has none
 * @param {Readonly<Record<string, string | undefined>>} run.given
 * @param {{ before: string | null, after: string | null }} run.commit
 * @returns {string | null}
 */
export function notWhole({ stopped, counts, given, commit }) {
  if (stopped) return 'it was stopped';
  const fewer = Object.entries(givenCounts(counts, given)).flatMap(([name, count]) =>
    count === counts[name] || Number(count) > Number(counts[name]) ? [] : [`${name}=${count}`],
  );
  if (fewer.length > 0) return `it left out ${fewer.join(', ')}`;
  if (commit.before === null || commit.before !== commit.after) return 'the working tree was no commit';
  return null;
}
