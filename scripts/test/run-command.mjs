import { spawn } from 'node:child_process';
import { projectRoot, withLocalBin } from '../project.mjs';

/**
 * Runs a command of the project and answers its exit code; `said` holds what it said where that is kept back, as for
 * commands that run beside each other.
 * @param {string} command
 * @param {{ quietly?: boolean }} how
 * @returns {Promise<{ code: number, said: string }>}
 */
export function runCommand(command, { quietly = false } = {}) {
  const output = quietly ? 'pipe' : 'inherit';
  const child = spawn(command, {
    cwd: projectRoot,
    env: withLocalBin(process.env),
    shell: true,
    stdio: ['ignore', output, output],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, said: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}
