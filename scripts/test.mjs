/**
 * npm test: every check of the project, the quick ones first, stopping at the first that fails.
 * `npm test -- unit e2e` runs only those steps; `npm test -- --all` goes on after a failure.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, requireNode } from './project.mjs';
import { runStep } from './test/run-step.mjs';
import { flakyLine } from './test/count-tests.mjs';
import { beyondShares, sharesOfDocs, slowestFiles } from './test/shares.mjs';
import { steps } from './test/steps.mjs';

requireNode();

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}; the steps are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const goOn = process.argv.includes('--all');
const chosen = asked.length > 0 ? steps.filter(({ name }) => asked.includes(name)) : steps;
const results = [];
for (const together of besideEachOther(chosen)) {
  const lanes = inLanes(together);
  const quietly = lanes.length > 1;
  results.push(...(await Promise.all(lanes.map((lane) => runInOrder(lane, { quietly })))).flat());
  if (hasFailed(results) && !goOn) break;
}

report();

/** Neighbours that have a lane, together; each other step alone. */
function besideEachOther(all) {
  const groups = [];
  for (const step of all) {
    const last = groups.at(-1);
    if (step.lane && last?.[0].lane) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** The steps of each lane; a step alone is a lane by itself. */
function inLanes(together) {
  const lanes = new Map();
  for (const step of together) lanes.set(step.lane, [...(lanes.get(step.lane) ?? []), step]);
  return [...lanes.values()];
}

/** The steps of one lane, up to the first that fails. */
async function runInOrder(lane, how) {
  const ended = [];
  for (const step of lane) {
    ended.push(await runStep(step, how));
    if (hasFailed(ended) && !goOn) break;
  }
  return ended;
}

function hasFailed(ended) {
  return ended.some(({ failed }) => failed > 0);
}

function report() {
  console.log('\n── summary');
  for (const { name, seconds, processor, passed, failed } of results) {
    const mark = failed > 0 ? '✗' : '✓';
    console.log(
      `${mark} ${name.padEnd(8)} ${inColumn(seconds)} s ${inColumn(processor)} s of processors   ${passed} passed, ${failed} failed`,
    );
  }
  const ran = new Set(results.map(({ name }) => name));
  const left = chosen.map(({ name }) => name).filter((name) => !ran.has(name));
  if (left.length > 0) console.log(`  not run: ${left.join(', ')}`);
  reportTimes();
  const flaky = flakyLine(results);
  if (flaky) console.log(`\n${flaky}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed in ${sum('processor').toFixed(0)} s of processors`,
  );
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** For the review: what took more than docs/testing.md grants it. It fails nothing here. */
function reportTimes() {
  for (const sentence of beyondShares(results, sharesOfDocs())) console.log(`  ${sentence}`);
  const unit = chosen.find(({ report: kept }) => kept?.kind === 'vitest');
  if (!results.some(({ name }) => name === unit?.name)) return;
  console.log('  slowest test files:');
  for (const { file, seconds } of slowestFiles(readReport(unit.report.file), 8))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

function inColumn(seconds) {
  return seconds.toFixed(1).padStart(7);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));
  } catch {
    return {};
  }
}
