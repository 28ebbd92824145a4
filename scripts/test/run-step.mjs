import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, withLocalBin } from '../project.mjs';
import { countTests } from './count-tests.mjs';

/** Runs a step's commands, shows what they say, and counts. */
export async function runStep({ name, commands, report }) {
  console.log(`\n── ${name}`);
  if (report) rmSync(path.join(projectRoot, report.file), { force: true });
  const began = performance.now();
  const ok = await runAll(commands);
  const seconds = (performance.now() - began) / 1000;
  const counted = report ? countTests(report) : null;
  console.log(`   ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { seconds, ...verdict(ok, counted) };
}

/** A step may fail with no test failed (a crash, an error between tests): that is one failure more. */
function verdict(ok, counted) {
  if (!counted) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const brokenBesides = !ok && counted.failed === 0 ? 1 : 0;
  return { passed: counted.passed, failed: counted.failed + brokenBesides };
}

async function runAll(commands) {
  for (const command of commands) {
    if ((await run(command)) !== 0) return false;
  }
  return true;
}

function run(command) {
  const env = withLocalBin(process.env);
  const child = spawn(command, {
    cwd: projectRoot,
    env,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
