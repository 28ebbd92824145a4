/**
 * What `npm run test:long` says while it runs: each test that passed or failed as one line of JSON in the file that
 * PROMISE_TESTS names, each failure with its reason at once. A run that is stopped has said all that it knows.
 */
import { appendFileSync } from 'node:fs';

/** With what it was caused by: a property that failed says only for which input. */
const told = ({ stack, message, cause }) =>
  `${stack ?? message}${cause ? `\n  because: ${told(cause)}` : ''}`;

const seconds = (ms) => (ms === undefined ? '' : ` (${Math.round(ms / 1_000)} s)`);

/** @implements {import('vitest/node').Reporter} */
export default class PromiseReporter {
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state !== 'passed' && state !== 'failed') return;
    const { PROMISE_TESTS } = process.env;
    const said = { name: test.fullName, state, file: test.module.relativeModuleId };
    if (PROMISE_TESTS) appendFileSync(PROMISE_TESTS, `${JSON.stringify(said)}\n`);
    console.log(`${state === 'passed' ? '✓' : '✗'} ${test.fullName}${seconds(test.diagnostic()?.duration)}`);
    if (state === 'failed') {
      console.log(`  ${test.module.relativeModuleId}`);
      for (const error of errors) console.log(`  ${told(error)}`);
    }
  }

  /** What failed outside of a test fails the run too. */
  onTestRunEnd(modules, unhandled) {
    for (const { stack, message } of unhandled) console.log(`✗ ${stack ?? message}`);
    for (const module of modules)
      for (const { stack, message } of module.errors())
        console.log(`✗ ${module.relativeModuleId}\n  ${stack ?? message}`);
  }
}
