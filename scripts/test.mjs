/**
 * npm test: every check of the project, the quick ones first, stopping at the first that fails. Tests, tours of screens and
 * calls are tried whole where they changed since the last long run; docs/testing.md says which of the others.
 * `npm test -- unit e2e` runs only those steps; `--all` tries everything whole and goes on after a failure, `--go-on` only
 * goes on; `--shard 1/4` runs a quarter; `--keep-times` writes down what test files took, for the shards.
 */
import { requireNode } from './project.mjs';
import { readAsked, stepsAsked } from './test/asked.mjs';
import { keepKnownTimes } from './test/known-times.mjs';
import { longRunLines, readLongRuns } from './test/long-run.mjs';
import { report, unitReport, withinBounds } from './test/report.mjs';
import { runStep } from './test/run-step.mjs';
import { everything, inEnvironment, wholeLine, wholeSinceParts } from './test/since-long-run.mjs';
import { steps } from './test/steps.mjs';

requireNode();

const asked = orStop(() => readAsked(process.argv.slice(2)));
const { goOn, shard } = asked;
const chosen = orStop(() => stepsAsked(steps, asked));
const longRuns = readLongRuns();
const whole = asked.all ? everything('as asked') : wholeSinceParts(longRuns);
console.log(`${longRunLines(longRuns, new Date())}\n${wholeLine(whole)}`);
Object.assign(process.env, inEnvironment(whole));

const results = [];
for (const together of besideEachOther(chosen)) {
  const lanes = inLanes(together);
  const quietly = lanes.length > 1;
  const ended = (await Promise.all(lanes.map((lane) => runInOrder(lane, { quietly })))).flat();
  results.push(...withinBounds(ended, { steps: chosen, shard }));
  if (hasFailed(results) && !goOn) break;
}
if (asked.keepTimes && shard === null) keepKnownTimes(unitReport(chosen));
report(results, { steps: chosen });

/** A mistake in what is asked for is said in a sentence. */
function orStop(read) {
  try {
    return read();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

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
