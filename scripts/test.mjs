/**
 * npm test: every check of the project, the quick ones first, stopping at the first that fails.
 * `npm test -- unit e2e` runs only those steps; `npm test -- --all` goes on after a failure.
 */
import { requireNode } from './project.mjs';
import { runStep } from './test/run-step.mjs';
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
for (const step of chosen) {
  const result = await runStep(step);
  results.push({ name: step.name, ...result });
  if (result.failed > 0 && !goOn) break;
}

report();

function report() {
  console.log('\n── summary');
  for (const { name, seconds, passed, failed } of results) {
    const mark = failed > 0 ? '✗' : '✓';
    console.log(
      `${mark} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed`,
    );
  }
  const left = chosen.slice(results.length).map(({ name }) => name);
  if (left.length > 0) console.log(`  not run: ${left.join(', ')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
