import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { serverRoot } from '../paths.ts';
import { ensureMonthPartitions } from './month-partitions.ts';

const folder = path.join(serverRoot, 'migrations');
/** Until the daily job has read how many are wanted. */
const monthsAhead = 3;
/** Any number that no other program uses: only one node migrates at a time. */
const migrationLock = 727_001;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
}

/** What a backup remembers of a migration. */
export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>;

/**
 * Runs exactly the named migrations in an empty database, inside the caller's transaction. Throws where this program
 * lacks one of them or has another text for it: the data is then of a newer version.
 */
export async function applyMigrations(client: pg.Client, wanted: readonly AppliedMigration[]): Promise<void> {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  await client.query(migrationTable);
  for (const { name, checksum } of wanted) {
    const migration = known.get(name);
    if (migration?.checksum !== checksum)
      throw new Error(`Migration ${name} is unknown to this version, or differs from its own.`);
    await client.query(migration.sql);
  }
}

const migrationTable = `create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/** Brings the database up to the newest migration. Forward only, and with room for the months to come; a file changed after it ran is an error. */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(migrationTable);
    const done = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const applied = new Map(done.rows.map((row) => [row.name, row.checksum]));
    for (const migration of await readMigrations()) {
      const checksum = applied.get(migration.name);
      if (checksum === undefined) await apply(client, migration);
      else if (checksum !== migration.checksum)
        throw new Error(`Migration ${migration.name} was changed after it ran.`);
    }
    await ensureMonthPartitions(client, new Date(), monthsAhead);
  } finally {
    await client.end();
  }
}
