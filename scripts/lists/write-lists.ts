import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listsOf } from './lists.ts';

/** The lists below `root` that are not what the files say. */
export const staleLists = (root: string): readonly string[] =>
  [...listsOf(root)].filter(([file, text]) => textOf(path.join(root, file)) !== text).map(([file]) => file);

/** Writes the stale ones, and answers which. */
export function writeLists(root: string): readonly string[] {
  const lists = listsOf(root);
  const stale = staleLists(root);
  for (const file of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), lists.get(file) ?? '');
  }
  return stale;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
