import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listsOf } from './lists.ts';

/** Answers the lists below `root` that have changed. */
export function writeLists(root: string): readonly string[] {
  const changed = [...listsOf(root)].filter(([file, text]) => textOf(path.join(root, file)) !== text);
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return changed.map(([file]) => file);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
