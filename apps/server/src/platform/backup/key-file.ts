import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import * as z from 'zod/mini';
import { codeOf } from '../error-code.ts';
import { dumpTable } from './copy-table.ts';
import { secretFingerprint } from '../secret-fingerprint.ts';
import { BackupFault, type BackupTable, backupTable } from './manifest.ts';
import type { TableShape } from './read-structure.ts';

/**
 * The keys of stored files stand once beside all backups of a folder, as they were at the last one. In each backup they
 * would outlive the account whose files they open.
 */
export const isKeyTable = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>): boolean =>
  schema === 'public' && name === 'file_key';

const indexFile = 'file-keys.json';
const copyPattern = /^file-keys\.\d+\.copy\.gz$/;

const index = z.object({ format: z.literal(1), fingerprint: z.string(), table: backupTable });

/** Takes the place of the one before at one moment: the index names the copy. */
export async function writeKeyFile(
  client: pg.Client,
  shape: TableShape,
  root: string,
  secret: string,
): Promise<void> {
  const table = await dumpTable(client, shape, root, `file-keys.${Date.now()}.copy.gz`);
  const fresh = path.join(root, `${indexFile}.unfinished`);
  const content: z.output<typeof index> = { format: 1, fingerprint: secretFingerprint(secret), table };
  await writeFile(fresh, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(fresh, path.join(root, indexFile));
  for (const name of await readdir(root))
    if (copyPattern.test(name) && name !== table.file) await rm(path.join(root, name), { force: true });
}

/** What to load beside a backup. */
export async function readKeyFile(
  root: string,
): Promise<{ readonly table: BackupTable; readonly fingerprint: string }> {
  const file = path.join(root, indexFile);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT')
      throw new BackupFault(
        `${file} is missing: without the keys no stored file can be read. Bring it from beside the backups.`,
      );
    throw error;
  });
  try {
    return index.parse(JSON.parse(text));
  } catch {
    throw new BackupFault(`${file} is damaged, or of another format.`);
  }
}
