import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { systemAuthorized } from '../authorize.ts';
import { openDatabase, openPool } from '../db/database.ts';
import { applyMigrations, migrate } from '../db/migrate.ts';
import { startSecretChange } from '../resealing/sealed.store.ts';
import { copyFiles } from './copy-files.ts';
import { isIntact, loadTable, quotedName } from './copy-table.ts';
import { withGuardsLifted } from './lifted-guards.ts';
import { readKeyFile } from './key-file.ts';
import {
  BackupFault,
  type BackupTable,
  filesFolder,
  type Manifest,
  readManifest,
  sealFolder,
  secretFile,
} from './manifest.ts';
import { secretFingerprint } from '../secret-fingerprint.ts';

export interface RestoreTarget {
  /** A database that holds nothing yet. */
  readonly databaseUrl: string;
  /** Where stored files go; null: they lie in a bucket. */
  readonly files: string | null;
  /** Where the key of the seal goes. */
  readonly seal: string;
  /** Where a secret of the data folder goes. */
  readonly secretPath: string;
  /** The configured secret; undefined: the data folder's. */
  readonly configuredSecret: string | undefined;
  /** The one before the configured one, for a backup of before the change; left out: there is none. */
  readonly formerSecret?: string | undefined;
  /** Makes the schema of the pending jobs, which belongs to a library. */
  readonly prepareJobs: (client: pg.Pool) => Promise<void>;
}

export interface Restored {
  readonly takenAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** It was taken before the secret was changed, which is to be done again before a server starts. */
  readonly isOfFormerSecret: boolean;
}

/**
 * Brings an empty installation to the state of a backup. The database's part is one transaction: it is there whole or
 * not at all. Throws `BackupFault` where the backup is damaged or newer than this program, where the target holds
 * data, or where another secret is configured.
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Restored> {
  const manifest = await readManifest(folder);
  await refuseDamaged(folder, manifest.tables);
  const isOfFormerSecret = isFormer(manifest.secret, target);
  const keys = await keysFor(folder, manifest, isOfFormerSecret ? target.configuredSecret : undefined);
  const secret = await secretOf(folder, manifest, target);
  await refuseFilled(target);
  const files = await bringFiles(folder, manifest, target);
  await restoreDatabase([{ folder, tables: manifest.tables }, ...keys], manifest, target);
  await files.place();
  await copyFiles(path.join(folder, sealFolder), target.seal, null);
  if (secret !== null) {
    await mkdir(path.dirname(target.secretPath), { recursive: true });
    await writeFile(target.secretPath, secret, { mode: 0o600 });
  }
  await migrate(target.databaseUrl);
  if (isOfFormerSecret) await markHalfChanged(target);
  return {
    takenAt: manifest.takenAt,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.count,
    isOfFormerSecret,
  };
}

/** A backup of before the secret was changed, of which both secrets are at hand. */
const isFormer = (
  { fingerprint }: Manifest['secret'],
  { configuredSecret, formerSecret }: RestoreTarget,
): boolean =>
  configuredSecret !== undefined &&
  formerSecret !== undefined &&
  secretFingerprint(configuredSecret) !== fingerprint &&
  secretFingerprint(formerSecret) === fingerprint;

/** No server starts until the numbers of the backup are encrypted with the new secret as well. */
async function markHalfChanged({ databaseUrl, configuredSecret = '', formerSecret = '' }: RestoreTarget) {
  const pool = openPool(databaseUrl, { max: 1 });
  try {
    const names = { former: secretFingerprint(formerSecret), wanted: secretFingerprint(configuredSecret) };
    const permit = systemAuthorized(names, 'a backup of before the change of the secret was restored');
    await startSecretChange(openDatabase(pool), permit, new Date());
  } finally {
    await pool.end();
  }
}

/** Copies the files beside their place, where they wait until the database is there: a failure leaves both empty. */
async function bringFiles(
  folder: string,
  { files }: Manifest,
  target: RestoreTarget,
): Promise<{ count: number; place: () => Promise<void> }> {
  const place = target.files;
  if (place === null || files.kind === 's3') return { count: 0, place: async () => undefined };
  const waiting = `${place}.restoring`;
  await rm(waiting, { recursive: true, force: true });
  await mkdir(waiting, { recursive: true });
  const { count } = await copyFiles(path.join(folder, filesFolder), waiting, null);
  if (count < files.count)
    throw new BackupFault(`${files.count - count} stored files are missing from the backup.`);
  return { count, place: () => rename(waiting, place) };
}

/** Tables, and the folder that their files lie in. */
interface Loaded {
  readonly folder: string;
  readonly tables: readonly BackupTable[];
}

/** The keys as they were at the last backup beside this one: who was erased since has none. */
async function keysFor(
  folder: string,
  { keysApart, secret }: Manifest,
  /** By which they may be sealed as well as by that of the backup. */
  wantedSecret: string | undefined,
): Promise<readonly Loaded[]> {
  if (!keysApart) return [];
  const root = path.dirname(folder);
  const { table, fingerprint } = await readKeyFile(root);
  await refuseDamaged(root, [table]);
  const isKnown =
    fingerprint === secret.fingerprint ||
    (wantedSecret !== undefined && fingerprint === secretFingerprint(wantedSecret));
  if (!isKnown)
    throw new BackupFault(
      'The keys beside the backups were sealed with another secret than the backup. Set APP_SECRET to the newer secret and APP_SECRET_BEFORE to that of the backup.',
    );
  return [{ folder: root, tables: [table] }];
}

async function refuseDamaged(folder: string, tables: readonly BackupTable[]): Promise<void> {
  for (const table of tables)
    if (!(await isIntact(table, folder)))
      throw new BackupFault(`${table.file} is missing or was changed. Use another backup.`);
}

/** What goes into the data folder; null where the environment holds the secret. */
async function secretOf(folder: string, { secret }: Manifest, target: RestoreTarget): Promise<string | null> {
  const { configuredSecret } = target;
  const own = secret.from === 'file' ? await readFile(path.join(folder, secretFile), 'utf8') : undefined;
  const used = configuredSecret ?? own;
  if (used === undefined)
    throw new BackupFault('Set APP_SECRET to the secret of the backup: it was kept in the environment.');
  if (secretFingerprint(used.trim()) !== secret.fingerprint && !isFormer(secret, target))
    throw new BackupFault(
      'APP_SECRET is not the secret of this backup: sealed numbers could not be read again.',
    );
  return configuredSecret === undefined ? used : null;
}

async function refuseFilled({ databaseUrl, files }: RestoreTarget): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ filled: boolean }>(
    "select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as filled",
  );
  await client.end();
  if (rows[0]?.filled)
    throw new BackupFault('The database already holds tables. Restore into an empty database.');
  const hasFiles =
    files !== null &&
    (await access(files).then(
      () => true,
      () => false,
    ));
  if (hasFiles) throw new BackupFault(`${files} already exists. Restore into an empty data folder.`);
}

async function restoreDatabase(
  loaded: readonly Loaded[],
  manifest: Manifest,
  target: RestoreTarget,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: target.databaseUrl, max: 2 });
  // A connection that breaks while idle must not end the process; the next query says what is wrong.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await target.prepareJobs(pool);
  } finally {
    await pool.end();
  }
  const client = new pg.Client({ connectionString: target.databaseUrl, application_name: 'restore' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await applyMigrations(client, manifest.migrations);
    for (const { parent, firstDay } of manifest.months)
      await client.query('select ensure_month_partitions($1::regclass, $2::date, 1)', [parent, firstDay]);
    const tables = loaded.flatMap((one) => one.tables);
    await withGuardsLifted(client, tables, () => loadAll(client, loaded, manifest));
    await unlockJobs(client);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Migrations write rows of their own, such as settings; the backup holds what became of them. */
async function loadAll(client: pg.Client, loaded: readonly Loaded[], { sequences }: Manifest): Promise<void> {
  const tables = loaded.flatMap((one) => one.tables.map((table) => ({ table, folder: one.folder })));
  await client.query(`truncate ${tables.map(({ table }) => quotedName(table)).join(', ')}`);
  for (const { table, folder } of tables) {
    const rows = await loadTable(client, table, folder);
    if (rows !== table.rows)
      throw new BackupFault(`${table.name} has ${rows} rows, not ${table.rows}. Use another backup.`);
  }
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      quotedName(sequence),
      sequence.lastValue,
      sequence.isCalled,
    ]);
}

/** A job that was under way when the backup was taken belongs to a worker that no longer exists. */
async function unlockJobs(client: pg.Client): Promise<void> {
  await client.query(`update graphile_worker._private_jobs set locked_at = null, locked_by = null`);
  await client.query(`update graphile_worker._private_job_queues set locked_at = null, locked_by = null`);
}
