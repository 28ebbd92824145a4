/**
 * What slow test files took, as it is kept in the repository: each machine of a run in shards must split the files by the
 * same times. A file that is not named is quick or new.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';
import { slowestFiles } from './shares.mjs';

const kept = path.join(projectRoot, 'scripts/test/known-times.json');
const worthKeeping = 5;
/** The usual file that is not named. */
const otherSeconds = 1;

/** @returns {(file: string) => number} seconds */
export function readKnownTimes() {
  const times = JSON.parse(readFileSync(kept, 'utf8'));
  return (file) => times[file] ?? otherSeconds;
}

/**
 * Writes down what a run of the unit step took, by its report; nothing where it has none.
 * @param {Parameters<typeof slowestFiles>[0]} report
 */
export function keepKnownTimes(report) {
  const all = slowestFiles(report, Infinity);
  if (all.length === 0) return;
  const slow = all.filter(({ seconds }) => seconds >= worthKeeping);
  const times = slow.map(({ file, seconds }) => [file, Math.round(seconds)]);
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(times.toSorted()), null, 2)}\n`);
}

/**
 * One shard of these files, its sum of seconds near that of the others: the slowest first, each to the shard that has
 * least until then. Each machine finds the same parts, as times and files are the same.
 * @template File
 * @param {readonly File[]} files
 * @param {{ index: number, count: number }} shard
 * @param {{ nameOf: (file: File) => string, secondsOf: (name: string) => number }} about
 * @returns {File[]}
 */
export function ofShard(files, { index, count }, { nameOf, secondsOf }) {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] }));
  const named = files.map((file) => ({ file, name: nameOf(file), seconds: secondsOf(nameOf(file)) }));
  for (const { file, seconds } of named.toSorted(
    (a, b) => b.seconds - a.seconds || (a.name < b.name ? -1 : 1),
  )) {
    const least = shards.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.files.push(file);
    least.seconds += seconds;
  }
  return shards[index - 1]?.files ?? [];
}
