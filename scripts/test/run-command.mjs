import { spawn } from 'node:child_process';
import { projectRoot, withLocalBin } from '../project.mjs';

/** A POSIX shell says what its children used, of those that they waited for; the shell of Windows does not. */
const canCount = process.platform !== 'win32';
/** What stays behind, as a database may, must not hold the pipe open. */
const counted = (command) => `{ ${command}\n} 3>&-\ncode=$?; times >&3; exit $code`;

/**
 * Seconds of the processor by the second line of `times`: `0m4.310s 0m0.520s`, by the programs and by the system for them.
 * @param {string} times
 */
export function processorSeconds(times) {
  const ofChildren = times.split('\n')[1] ?? '';
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}

/**
 * Runs a command of the project and answers its exit code and what it used of the processor, in seconds; `said` holds what
 * it said where that is kept back, as for commands that run beside each other.
 * @param {string} command
 * @param {{ quietly?: boolean }} how
 * @returns {Promise<{ code: number, said: string, processor: number }>}
 */
export function runCommand(command, { quietly = false } = {}) {
  const output = quietly ? 'pipe' : 'inherit';
  const child = spawn(canCount ? counted(command) : command, {
    cwd: projectRoot,
    env: withLocalBin(process.env),
    shell: true,
    stdio: ['ignore', output, output, 'pipe'],
  });
  let said = '';
  let times = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  child.stdio[3]?.on('data', (text) => (times += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, said: String(error), processor: 0 }));
    child.once('close', (code) => resolve({ code: code ?? 1, said, processor: processorSeconds(times) }));
  });
}
