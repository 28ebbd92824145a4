import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders that hold what tools make, and files that no build reads. */
const MADE = new Set(['node_modules', 'dist', 'build', '.react-router', 'coverage']);
const NOT_BUILT = /\.(test\.tsx?|tsbuildinfo|md)$/;

/** One word for the names, sizes and times of all files of a build: another word means that it is stale. */
export function fingerprint(root, sources) {
  const hash = createHash('sha256');
  for (const source of sources) addPath(hash, path.join(root, source));
  return hash.digest('hex');
}

function addPath(hash, at) {
  const found = statSync(at, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    hash.update(`${at}\0${found.size}\0${found.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(at).sort()) {
    if (!MADE.has(name) && !NOT_BUILT.test(name)) addPath(hash, path.join(at, name));
  }
}
