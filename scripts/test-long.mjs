/**
 * npm run test:long: every test, those that hold a numbered promise with larger counts than npm test has time for, bounded
 * to some minutes; then every test of the browser with every tour of screens, and the walk of the demo city. Prints each
 * promise with what was tried and how often it was broken. Where all of a part was tried and passed, docs/long-run.json
 * says so: npm test goes by it, and leaves out what did not change since. LONG_TESTS=0, LONG_BROWSER=0, LONG_CITY=0 and
 * LONG_RUNTIMES=0 leave a part out, so that one that failed is run again alone; LONG_TESTS=again and LONG_BROWSER=again run
 * those files that failed in the last run of the whole part.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, requireNode, withLocalBin } from './project.mjs';
import { countTests, failedSpecs } from './test/count-tests.mjs';
import {
  currentCommit,
  givenCounts,
  keepAllBut,
  keepLongRuns,
  notWhole,
  readAllBut,
} from './test/long-run.mjs';
import { promiseTable } from './test/promise-table.mjs';
import { runtimesAsked, tryRuntimes } from './test/runtimes.mjs';

requireNode();

/**
 * Each may be given from outside. docs/testing.md says what they take: TOLD_SECONDS bounds the stories of money,
 * however many TOLD_RUNS asks for, and NEW_DOMAIN_STEPS takes a worker for some minutes beside the others.
 */
const counts = {
  WHOLE_CALLS: 'all',
  FUZZ_RUNS: '100',
  EXPORT_RUNS: '200',
  PROMISE_RUNS: '150',
  PROMISED_TIMES: '1',
  MODEL_RUNS: '400',
  RACE_CALLERS: '200',
  RACE_ROUNDS: '4',
  CRASH_CYCLES: '8',
  NODE_CYCLES: '6',
  STOPS: '5',
  JOB_ROUNDS: '14',
  EMBEDDED_STOPS: '6',
  OVERLOAD_SECONDS: '6',
  OVERLOAD_FACTORS: '2,4,8',
  OVERLOAD_SHARE: '0.8',
  OVERLOAD_P99: '2000',
  PAYLOAD_RUNS: '5000',
  RESTORES: '3',
  TOLD_RUNS: '2000',
  TOLD_SECONDS: '600',
  CONFIRM_RUNS: '50',
  SEAL_CHANGES: '2500',
  HEAVY_FILES: '40',
  UPLOAD_TRIES: '20',
  SESSION_ROUNDS: '12',
  CHAT_ROUNDS: '25',
  CHAT_MESSAGES: '1000',
  CHAT_KILLS: '5',
  CHAT_FLOOD: '20',
  CHAT_STORM: '500',
  SLOW_CONNECTIONS: '300',
  PAY_ROUNDS: '40',
  OFFER_ROUNDS: '400',
  CREDIT_CALLERS: '400',
  PAY_LATER_ROUNDS: '25',
  LET_DOWN_ROUNDS: '400',
  INSTANT_ROUNDS: '60',
  EARLIER_ROUNDS: '60',
  STOP_ROUNDS: '60',
  STOP_MONEY_RUNS: '60',
  PAYOUT_BOOKINGS: '100000',
  PAYOUT_NIGHTS: '60',
  LEAVE_RUNS: '10000',
  PAYSLIP_RUNS: '100000',
  PAYROLL_PEOPLE: '1000',
  SALARY_ROUNDS: '40',
  NEW_DOMAIN_STEPS: 'all',
  OWN_STORY: '1',
  ATTENDANCE_CASES: '50000',
  ATTENDANCE_RACES: '40',
  SHIFT_CASES: '50000',
  SHIFT_RACES: '40',
  HIRING_RACES: '2000',
  APPLICANTS_TOLD: '2000',
};
/** Compares what the server does with what it can: it has the machine for itself, before the others. */
const measured = 'apps/server/test/faults/overload.test.ts';
const limitMinutes = Number(process.env.LONG_MINUTES ?? 100);
const folder = path.join(projectRoot, '.cache/test');
const attempts = path.join(folder, 'promises.jsonl');
const told = path.join(folder, 'long.jsonl');
const browserReport = { kind: 'playwright', file: '.cache/test/playwright.json' };
const cityReport = { kind: 'playwright', file: '.cache/test/city.json' };
let stopped = false;
mkdirSync(folder, { recursive: true });
for (const file of [attempts, told]) rmSync(file, { force: true });
const began = Date.now();
/** @type {import('./test/long-run.mjs').LongRuns} */
const toKeep = {};

const isAgain = (name) => process.env[`LONG_${name.toUpperCase()}`] === 'again';
const testsCode = await part('tests', counts, async () => {
  const code = isAgain('tests')
    ? await run(readAllBut('tests').files)
    : Math.max(await run([measured]), stopped ? 0 : await run(['--exclude', measured]));
  const { passed, failed, violations, failedFiles } = promiseTable(readIfThere(told), readIfThere(attempts));
  return { code: Math.max(code, Math.min(violations, 1)), passed, failed, failedFiles };
});
const browserCode = await part('browser', {}, async () => {
  const files = isAgain('browser') ? ['--', ...readAllBut('browser').files] : [];
  const code = await inBrowser(['test', '-w', 'e2e', ...files]);
  const failedFiles = code === 0 ? [] : failedSpecs(browserReport.file);
  return { code, ...countTests(browserReport), failedFiles };
});
// Each person of it has a time of its own.
const cityCode = await part('city', {}, async () => {
  const code = await inBrowser(['run', 'city', '-w', 'e2e']);
  return { code, passed: countTests(cityReport).passed };
});
// Their unit tests take as long as those of npm test, each; LONG_RUNTIMES=24 tries one.
const runtimesCode = stopped ? 0 : await tryRuntimes(runtimesAsked(process.env.LONG_RUNTIMES));
if (stopped) console.log(`\nStopped after ${limitMinutes} minutes; this is what was tried until then.`);
console.log(`\n${promiseTable(readIfThere(told), readIfThere(attempts)).text}`);
process.exitCode = Math.max(testsCode, browserCode, cityCode, runtimesCode) === 0 && !stopped ? 0 : 1;
if (Object.keys(toKeep).length > 0) {
  keepLongRuns(toKeep);
  console.log('docs/long-run.json was written: commit it, and npm test goes by it.');
}

/** Runs it unless it is left out, and notes it where all of it was tried and passed; the exit code. */
async function part(name, ownCounts, tryAll) {
  if (stopped || process.env[`LONG_${name.toUpperCase()}`] === '0') return 0;
  const [before, from] = [currentCommit(), Date.now()];
  const { code, passed, failed = 0, failedFiles = [] } = await tryAll();
  const commit = { before, after: currentCommit() };
  const reason = notWhole({ stopped, counts: ownCounts, given: process.env, commit });
  const tried = { ...counts, ...givenCounts(counts, process.env) };
  const ended = { commit: before, minutes: Math.round((Date.now() - from) / 60_000), passed };
  if (reason !== null) {
    if (code === 0) console.log(`The ${name} passed; not written down in docs/long-run.json: ${reason}.`);
  } else if (code === 0) toKeep[name] = { ...noted(name, ended, tried), at: new Date().toISOString() };
  else if (!isAgain(name) && failedFiles.length > 0)
    keepAllBut(name, {
      ...ended,
      failed,
      files: failedFiles,
      ...(name === 'tests' ? { counts: tried } : {}),
    });
  return code;
}

function noted(name, ended, tried) {
  if (!isAgain(name)) return name === 'tests' ? { ...ended, counts: tried } : ended;
  const { files, passed, failed, ...first } = readAllBut(name);
  return { ...first, passed: passed + failed, again: { commit: ended.commit, files } };
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Every test and tour of screens, or every screen of the demo city, opened by the people whom a start names. */
function inBrowser(args) {
  const child = spawn('npm', ['--silent', ...args], {
    cwd: projectRoot,
    env: { ...process.env, TOURS: 'all' },
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
}

/** The whole group is ended where it takes too long, so that no server of a test is left. */
function run(files) {
  const args = [
    'run',
    ...files,
    `--reporter=${path.join(projectRoot, 'scripts/test/promise-reporter.mjs')}`,
    // The run ends after its minutes; a test may take as long as its count asks for until then.
    `--testTimeout=${limitMinutes * 60_000}`,
  ];
  const child = spawn('vitest', args, {
    cwd: projectRoot,
    env: { ...withLocalBin({ ...counts, ...process.env }), PROMISE_REPORT: attempts, PROMISE_TESTS: told },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  const end = () => process.kill((process.platform === 'win32' ? 1 : -1) * Number(child.pid), 'SIGTERM');
  const stop = () => {
    stopped = true;
    end();
  };
  const timer = setTimeout(stop, Math.max(0, began + limitMinutes * 60_000 - Date.now()));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => {
      clearTimeout(timer);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
      resolve(status ?? 1);
    });
  });
}
