import { existsSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

const FLOOR = [20, 19];

/** Says in a sentence what is missing, where a stack trace would hide it. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < FLOOR[0] || (major === FLOOR[0] && minor < FLOOR[1])) {
    stop(`Nukkad needs Node ${FLOOR.join('.')} or newer; this is ${process.versions.node}.`);
  }
  if (!existsSync(path.join(projectRoot, 'node_modules/.package-lock.json'))) {
    stop('The packages are not installed: run npm ci first.');
  }
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
