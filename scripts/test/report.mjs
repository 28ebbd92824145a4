/** What `npm test` says at its end. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';
import { flakyLine } from './count-tests.mjs';
import { beyondShares, sharesOfDocs, slowestFiles } from './shares.mjs';

const slowFiles = 8;

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
  for (const { file, seconds } of slowestFiles(readReport(unit.report.file), slowFiles))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

const inColumn = (seconds) => seconds.toFixed(1).padStart(7);

function readReport(file) {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));
  } catch {
    return {};
  }
}
