/**
 * npm run check: what a change concerns, in less than a minute on two cores, for every commit. Compares the working
 * tree with the last commit, or the last commit with the one before; `npm run check -- main` takes the whole branch,
 * and `--list` names all tests that depend on the change and runs none. The tests nearest to the change run; it prints those that are left to npm test.
 */
import { changedFiles, projectFiles } from './check/changed-files.mjs';
import { affectedTests, thatFit } from './check/affected-tests.mjs';
import { importGraph, readFrom } from './check/import-graph.mjs';
import { sourceSteps, testStep } from './check/lanes.mjs';
import { keepTestTimes, readTestTimes } from './check/test-times.mjs';
import { projectRoot, requireNode } from './project.mjs';
import { runCommand } from './test/run-command.mjs';

requireNode();

/** What the tests of a check may take by their last times; the rest of the minute starts the runner and the database. */
const testSeconds = Number(process.env.CHECK_TEST_SECONDS ?? 30);

const began = performance.now();
const { from, files, deleted } = changedFiles(process.argv.slice(2).find((word) => !word.startsWith('--')));
const graph = importGraph(projectFiles(), readFrom(projectRoot));
const affected = affectedTests(graph, [...files, ...deleted]);
const { run, leftOut } = thatFit(affected, { seconds: testSeconds, secondsOf: readTestTimes() });
console.log(
  `${files.length + deleted.length} files differ from ${from}; ${affected.length} test files depend on them.`,
);
if (process.argv.includes('--list')) {
  for (const { file } of affected) console.log(`${run.includes(file) ? 'runs     ' : 'left out '} ${file}`);
  process.exit();
}

const results = (
  await Promise.all([inOrder(sourceSteps(files, deleted)), inOrder(run.length > 0 ? [testStep(run)] : [])])
).flat();
if (run.length > 0) keepTestTimes('.cache/test/check.json');
report();

/** Runs steps one after the other and goes on after a failure: a check says everything that it finds. */
async function inOrder(steps) {
  const done = [];
  for (const { name, command } of steps) {
    const start = performance.now();
    const { code, said } = await runCommand(command, { quietly: true });
    done.push({ name, code, seconds: (performance.now() - start) / 1000 });
    if (code !== 0) console.log(`\n── ${name}\n${said}`);
  }
  return done;
}

function report() {
  console.log('');
  for (const { name, code, seconds } of results)
    console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`);
  if (run.length > 0) console.log(`  ${run.length} of ${affected.length} affected test files were run.`);
  if (leftOut.length > 0) {
    console.log(`  ${leftOut.length} further away are left to npm test (CHECK_TEST_SECONDS=${testSeconds}):`);
    for (const [folder, count] of byFolder(leftOut)) console.log(`  ${String(count).padStart(6)}  ${folder}`);
  }
  if (files.some((file) => /^(apps\/(web|backoffice)|packages|e2e)\//.test(file)))
    console.log('  Not run: the browser tests. npm test -- build e2e');
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
  process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
}

/** How many of these files lie in each area or part. */
function byFolder(some) {
  const counts = new Map();
  for (const file of some) {
    const folder = file.split('/').slice(0, -1).slice(0, 4).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b));
}
