import { existsSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** Below it the product does not run. */
const FLOOR = [20, 19];
/** Below it the runtime gets no more security fixes; see scripts/test/runtimes.mjs. */
const SUPPORTED = [22, 22];

const isBelow = ([least, leastMinor], [major, minor]) =>
  major < least || (major === least && minor < leastMinor);
const running = process.versions.node.split('.').map(Number);

/** Says in a sentence what is missing, where a stack trace would hide it. */
export function requireNode() {
  if (isBelow(FLOOR, running)) {
    stop(`Nukkad needs Node ${FLOOR.join('.')} or newer; this is ${process.versions.node}.`);
  }
  if (!existsSync(path.join(projectRoot, 'node_modules/.package-lock.json'))) {
    stop('The packages are not installed: run npm ci first.');
  }
}

/** For a start, which goes on. */
export function warnOfOldNode() {
  if (isBelow(SUPPORTED, running))
    console.warn(
      `Node ${process.versions.node} is no longer supported: install ${SUPPORTED.join('.')} or newer. Starting anyway.`,
    );
}

/** The environment in which the project's own tools are found by their names. */
export function withLocalBin(env) {
  const PATH = [path.join(projectRoot, 'node_modules/.bin'), env.PATH].join(path.delimiter);
  return { ...env, PATH };
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
