/** The versions of Node that the product is supported on, each tried by the long run with the binary that npm serves. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, withLocalBin } from '../project.mjs';

/** The oldest one, the one that the project is developed on, and the newest one. */
export const runtimes = ['22.22', '24', '26'];

/** A build is none of the runtime, and walls and unused code are none of it either. */
const tried = [
  ['node', 'scripts/test.mjs', 'format', 'types', 'unit'],
  ['npm', 'test', '--silent', '-w', 'e2e', '--', 'journeys/payment.phone'],
];

/**
 * The versions that are asked for: all where nothing is, none for `0`, else those of a list as `22.22,24`.
 * @param {string | undefined} asked
 * @returns {readonly string[]}
 */
export function runtimesAsked(asked) {
  if (asked === undefined || asked === '') return runtimes;
  if (asked === '0') return [];
  const wanted = asked.split(',');
  const unknown = wanted.filter((version) => !runtimes.includes(version));
  if (unknown.length > 0)
    throw new Error(`The runtimes are ${runtimes.join(', ')}; not ${unknown.join(', ')}.`);
  return wanted;
}

/**
 * Format, types, unit tests and one journey on each, in this checkout.
 * @param {readonly string[]} versions
 * @returns {Promise<number>} the exit code: 0 where all passed
 */
export async function tryRuntimes(versions) {
  let worst = 0;
  for (const version of versions) {
    const bin = install(version);
    console.log(`\n── Node ${execFileSync(path.join(bin, 'node'), ['-v'], { encoding: 'utf8' }).trim()}`);
    for (const command of tried) worst = Math.max(worst, await runOn(bin, command));
  }
  return worst;
}

/** Once for each checkout; the folder of its program. */
function install(version) {
  const folder = path.join(projectRoot, '.cache/runtimes', version);
  const bin = path.join(folder, 'node_modules/node/bin');
  if (existsSync(path.join(bin, 'node'))) return bin;
  mkdirSync(folder, { recursive: true });
  // npm installs into the nearest folder with a package.json, which would be the project.
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--silent', '--no-audit', '--no-fund', `node@${version}`];
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  return bin;
}

function runOn(bin, [program, ...args]) {
  const env = withLocalBin(process.env);
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...env, PATH: [bin, env.PATH].join(path.delimiter), CI: '1' },
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
