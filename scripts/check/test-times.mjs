/** How long each test file took when it ran last, kept in .cache, so that a check knows what fits into its time. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';

const kept = path.join(projectRoot, '.cache/test/file-times.json');

/** For a file that never ran here: tests of the server speak HTTP with a database. */
const assumed = (file) => (file.startsWith('apps/server/') ? 3 : 0.5);

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @returns {(file: string) => number} seconds */
export function readTestTimes() {
  const times = readJson(kept);
  return (file) => times[file] ?? assumed(file);
}

/** Adds what a run of vitest measured, by its JSON report. A report that is missing changes nothing. */
export function keepTestTimes(report) {
  const { testResults = [] } = readJson(path.resolve(projectRoot, report));
  if (testResults.length === 0) return;
  const measured = testResults.map(({ name, startTime, endTime }) => [
    path.relative(projectRoot, name).replaceAll(path.sep, '/'),
    Math.round(endTime - startTime) / 1000,
  ]);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ ...readJson(kept), ...Object.fromEntries(measured) }, null, 1));
}
