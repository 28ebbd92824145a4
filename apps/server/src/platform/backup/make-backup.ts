import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { copyFiles } from './copy-files.ts';
import { dumpTable, tablesFolder } from './copy-table.ts';
import { isKeyTable, writeKeyFile } from './key-file.ts';
import { filesFolder, type Manifest, sealFolder, secretFile, writeManifest } from './manifest.ts';
import { secretFingerprint } from '../secret-fingerprint.ts';
import { readMigrations, readMonths, readSequences, readTables } from './read-structure.ts';

export interface BackupSource {
  readonly databaseUrl: string;
  /** The folder of stored files; null where they lie in a bucket, which is kept by its own versioning. */
  readonly files: string | null;
  /** The folder of the seal's key; it may not be there yet. */
  readonly seal: string;
  readonly secret: string;
  /** Whether the secret was configured rather than made in the data folder. */
  readonly secretConfigured: boolean;
}

/** `2026-11-22T04-40-00.123Z`: sorts by time, and is a file name everywhere. */
const stamp = (now: Date): string => now.toISOString().replaceAll(':', '-');
const unfinished = '.unfinished';

/** Finished backups in `root`, oldest first. */
export async function listBackups(root: string): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  return names.filter((name) => /^\d{4}-\d{2}-\d{2}T[\d-]+\.\d{3}Z$/.test(name)).sort();
}

/**
 * Writes one backup into `root` and answers its folder. The database is read in one snapshot, before the files: a row
 * of the snapshot finds its file, or the person deleted it since. A running server is not held up.
 */
export async function makeBackup(source: BackupSource, root: string, now: Date): Promise<string> {
  const earlier = (await listBackups(root)).at(-1);
  const name = stamp(now);
  const folder = path.join(root, name + unfinished);
  await mkdir(path.join(folder, tablesFolder), { recursive: true, mode: 0o700 });
  try {
    const database = await dumpDatabase(source, folder, root);
    const files =
      source.files === null
        ? { kind: 's3' as const, count: 0, bytes: 0 }
        : {
            kind: 'folder' as const,
            ...(await copyFiles(
              source.files,
              path.join(folder, filesFolder),
              earlier === undefined ? null : path.join(root, earlier, filesFolder),
            )),
          };
    if (!source.secretConfigured)
      await writeFile(path.join(folder, secretFile), source.secret, { mode: 0o600 });
    await copyFiles(source.seal, path.join(folder, sealFolder), null);
    await writeManifest(folder, {
      format: 1,
      ...database,
      files,
      secret: {
        from: source.secretConfigured ? 'environment' : 'file',
        fingerprint: secretFingerprint(source.secret),
      },
    });
    await rename(folder, path.join(root, name));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return path.join(root, name);
}

type DatabasePart = Pick<
  Manifest,
  'takenAt' | 'migrations' | 'months' | 'tables' | 'sequences' | 'keysApart'
>;

/** The keys go beside the backups, all other tables into this one. */
async function dumpTables(client: pg.Client, { secret }: BackupSource, folder: string, root: string) {
  const tables = [];
  let hasKeys = false;
  for (const shape of await readTables(client)) {
    if (!isKeyTable(shape)) tables.push(await dumpTable(client, shape, folder));
    else {
      await writeKeyFile(client, shape, root, secret);
      hasKeys = true;
    }
  }
  return { tables, ...(hasKeys ? { keysApart: true as const } : {}) };
}

async function dumpDatabase(source: BackupSource, folder: string, root: string): Promise<DatabasePart> {
  const { databaseUrl } = source;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ now: Date }>('select now() as now');
    const dumped = await dumpTables(client, source, folder, root);
    const part = {
      takenAt: (rows[0]?.now ?? new Date()).toISOString(),
      migrations: await readMigrations(client),
      months: await readMonths(client),
      ...dumped,
      // Sequences do not follow a snapshot: read last, they are never behind the rows.
      sequences: await readSequences(client),
    };
    await client.query('commit');
    return part;
  } finally {
    await client.end();
  }
}

/** Deletes the oldest finished backups beyond `keep`, and what a broken run left. */
export async function removeOldBackups(root: string, keep: number): Promise<number> {
  const old = (await listBackups(root)).slice(0, -keep);
  const broken = (await readdir(root)).filter((name) => name.endsWith(unfinished));
  for (const name of [...old, ...broken]) await rm(path.join(root, name), { recursive: true, force: true });
  return old.length;
}
