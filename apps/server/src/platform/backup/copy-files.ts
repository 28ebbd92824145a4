import { codeOf } from '../error-code.ts';
import { constants, type Stats } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

export interface Copied {
  readonly count: number;
  readonly bytes: number;
}

/** Entries below `folder`, as relative paths; none where it does not exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing([]));
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

const ignoreMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return instead;
    throw error;
  };

/**
 * Copies a folder of files. A file that an earlier copy holds with the same size and time is linked to it, so that a
 * row of backups takes the room of what changed. A file that is deleted meanwhile is passed over.
 */
export async function copyFiles(from: string, to: string, earlier: string | null): Promise<Copied> {
  let count = 0;
  let bytes = 0;
  for (const name of await filesBelow(from)) {
    const source = path.join(from, name);
    const target = path.join(to, name);
    const known = await stat(source).catch(ignoreMissing(null));
    if (known === null) continue;
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const same = earlier === null ? null : await stat(path.join(earlier, name)).catch(ignoreMissing(null));
    if (earlier !== null && same !== null && isSame(same, known))
      await link(path.join(earlier, name), target);
    else if (!(await copied(source, target))) continue;
    else await utimes(target, known.atime, known.mtime);
    count += 1;
    bytes += known.size;
  }
  return { count, bytes };
}

/** `utimes` drops fractions of a millisecond. */
const isSame = (one: Stats, other: Stats): boolean =>
  one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 2;

/** False where the source is gone by now. */
async function copied(source: string, target: string): Promise<boolean> {
  return copyFile(source, target, constants.COPYFILE_FICLONE).then(() => true, ignoreMissing(false));
}
