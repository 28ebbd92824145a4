import { rmSync } from 'node:fs';
import path from 'node:path';
import { keepTestTimes } from '../check/test-times.mjs';
import { projectRoot } from '../project.mjs';
import { countTests } from './count-tests.mjs';
import { watchPace } from './pace.mjs';
import { runCommand } from './run-command.mjs';

/** Runs a step's commands, shows what they say, and counts; `quietly` shows it at the end, in one piece. */
export async function runStep({ name, commands, report }, { quietly = false } = {}) {
  if (!quietly) console.log(`\n── ${name}`);
  if (report) rmSync(path.join(projectRoot, report.file), { force: true });
  const began = performance.now();
  const paceSoFar = watchPace();
  const { ok, said, processor } = await runAll(commands, quietly);
  const seconds = (performance.now() - began) / 1000;
  const counted = report ? countTests(report) : null;
  if (report?.kind === 'vitest') keepTestTimes(report.file);
  if (quietly) console.log(`\n── ${name}${said === '' ? '' : `\n${said.trimEnd()}`}`);
  console.log(
    `   ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s, ${processor.toFixed(0)} s of processors`,
  );
  return { name, seconds, processor, pace: paceSoFar(), ...verdict(ok, counted) };
}

/** A step may fail with no test failed (a crash, an error between tests): that is one failure more. */
function verdict(ok, counted) {
  if (!counted) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const brokenBesides = !ok && counted.failed === 0 ? 1 : 0;
  return { ...counted, failed: counted.failed + brokenBesides };
}

async function runAll(commands, quietly) {
  let said = '';
  let processor = 0;
  for (const command of commands) {
    const answer = await runCommand(command, { quietly });
    said += answer.said;
    processor += answer.processor;
    if (answer.code !== 0) return { ok: false, said, processor };
  }
  return { ok: true, said, processor };
}
