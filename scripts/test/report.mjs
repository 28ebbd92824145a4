/** What `npm test` says at its end. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';
import { flakyLine } from './count-tests.mjs';
import {
  beyondBound,
  beyondShares,
  boundsOfDocs,
  sharesOfDocs,
  slowestFiles,
  slowestSpecs,
} from './shares.mjs';

const slowFiles = 8;

/**
 * Results with one failure more where a step took more of the processor than docs/testing.md grants it, and why. Parts of
 * a step, as in a shard, have no bound.
 */
export function withinBounds(results, { steps, shard }) {
  if (shard !== null) return results;
  const bounds = boundsOfDocs();
  return results.map((result) => {
    const step = steps.find(({ name }) => name === result.name);
    const beyond = beyondBound(result, { bounds, slowest: slowestOf(step) });
    return beyond === null ? result : { ...result, failed: result.failed + 1, beyond };
  });
}

/** Prints the summary, and sets the exit code. */
export function report(results, { steps }) {
  console.log('\n── summary');
  for (const { name, seconds, processor, passed, failed } of results)
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(8)} ${inColumn(seconds)} s ${inColumn(processor)} s of processors   ${passed} passed, ${failed} failed`,
    );
  const ran = new Set(results.map(({ name }) => name));
  const left = steps.map(({ name }) => name).filter((name) => !ran.has(name));
  if (left.length > 0) console.log(`  not run: ${left.join(', ')}`);
  reportTimes(results, steps);
  for (const { beyond } of results) if (beyond) console.log(`\n✗ ${beyond}`);
  const flaky = flakyLine(results);
  if (flaky) console.log(`\n${flaky}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed in ${sum('processor').toFixed(0)} s of processors`,
  );
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** For the review: what took longer than its share by the clock. It fails nothing, as a busy machine is slow by itself. */
function reportTimes(results, steps) {
  for (const sentence of beyondShares(results, sharesOfDocs())) console.log(`  ${sentence}`);
  const unit = steps.find(({ report: kept }) => kept?.kind === 'vitest');
  if (!results.some(({ name }) => name === unit?.name)) return;
  console.log('  slowest test files:');
  for (const { file, seconds } of slowestOf(unit))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

function slowestOf({ report: kept }) {
  if (!kept) return [];
  const told = readReport(kept.file);
  return kept.kind === 'vitest' ? slowestFiles(told, slowFiles) : slowestSpecs(told, slowFiles);
}

/** What vitest wrote of the unit step; empty where it wrote nothing. */
export function unitReport(steps) {
  const { report: kept } = steps.find((step) => step.report?.kind === 'vitest') ?? {};
  return kept ? readReport(kept.file) : {};
}

const inColumn = (seconds) => seconds.toFixed(1).padStart(7);

function readReport(file) {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));
  } catch {
    return {};
  }
}
