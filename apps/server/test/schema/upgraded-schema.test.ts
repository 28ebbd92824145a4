import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../seed/seed.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase, openPool } from '../../src/platform/db/database.ts';
import { applyMigrations, migrate } from '../../src/platform/db/migrate.ts';
import { ensureMonthPartitions } from '../../src/platform/db/month-partitions.ts';
import { createLog } from '../../src/platform/log.ts';
import { serverRoot } from '../../src/platform/paths.ts';
import { createProviders } from '../../src/platform/providers/create.ts';
import { folderStorage } from '../../src/platform/storage/folder.ts';
import { type TestDatabase, emptyDatabase, freshDatabase } from '../harness/database.ts';
import { testSecret } from '../harness/test-secret.ts';
import { catalogLines } from './catalog.ts';
import { fillFromNewer } from './earlier-rows.ts';
import { landed } from './landed.ts';

const folder = path.join(serverRoot, 'migrations');
/** The migrations of the first release: the oldest database that may have to be upgraded has run these. */
const firstRelease = landed.indexOf('0097_catalog_hindi') + 1;

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

async function connected(database: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  closing.push(
    () => database.drop(),
    () => client.end(),
  );
  return client;
}

/** A database of today in which a demo city has lived for a day. */
async function livedIn(): Promise<pg.Client> {
  const database = await freshDatabase();
  const client = await connected(database);
  const files = await mkdtemp(path.join(os.tmpdir(), 'upgraded-schema-'));
  const pool = openPool(database.url, { max: 8 });
  pool.on('error', () => undefined);
  closing.push(
    () => rm(files, { recursive: true, force: true }),
    () => pool.end(),
  );
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED_SCALE: 'small' }, testSecret);
  await seed({
    config,
    pool,
    log: createLog(config.LOG_LEVEL),
    storage: folderStorage(files),
    providers: createProviders(config, openDatabase(pool)),
    say: () => undefined,
    story: { days: 1, bookingsPerDay: 4 },
  });
  return client;
}

/** By landing; one that is not listed yet has landed last. */
async function inOrderOfLanding(): Promise<readonly string[]> {
  const names = (await readdir(folder)).map((file) => file.replace(/\.sql$/, '')).toSorted();
  return [
    ...landed.filter((name) => names.includes(name)),
    ...names.filter((name) => !landed.includes(name)),
  ];
}

/** As a start of that time did it: alone, in a transaction of its own, and remembered. */
async function land(client: pg.Client, name: string): Promise<void> {
  const file = `${name}.sql`;
  const checksum = createHash('sha256')
    .update(await readFile(path.join(folder, file), 'utf8'))
    .digest('hex');
  await client.query('begin');
  await applyMigrations(client, [{ name: file, checksum }]);
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [file, checksum]);
  await client.query('commit');
}

let fresh: readonly string[];
let upgraded: readonly string[];
let filled: Map<string, number>;
beforeAll(async () => {
  const empty = await emptyDatabase();
  await migrate(empty.url);
  fresh = await catalogLines(await connected(empty));

  const today = await livedIn();
  const older = await emptyDatabase();
  const client = await connected(older);
  filled = new Map();
  const order = await inOrderOfLanding();
  for (const [at, name] of order.entries()) {
    await land(client, name);
    if (at + 1 < firstRelease) continue;
    // Each start makes the months of what has come, before anything writes there.
    await ensureMonthPartitions(client, new Date(), 3);
    // What the next migration changes holds rows, as in an installation that is in use.
    for (const [table, rows] of await fillFromNewer(client, today)) filled.set(table, rows);
  }
  await migrate(older.url);
  upgraded = await catalogLines(client);
}, 900_000);

test('a database that was upgraded in the order of landing has the schema of a new one', () => {
  const freshLines = new Set(fresh);
  const upgradedLines = new Set(upgraded);
  expect({
    onlyInNew: fresh.filter((line) => !upgradedLines.has(line)),
    onlyInUpgraded: upgraded.filter((line) => !freshLines.has(line)),
  }).toEqual({ onlyInNew: [], onlyInUpgraded: [] });
  expect(fresh.length).toBeGreaterThan(1_000);
});

test('the migrations met rows of people, bookings, money and the catalogue', () => {
  for (const table of ['user_account', 'organisation', 'booking', 'payment_order', 'ledger_entry', 'service'])
    expect([table, (filled.get(table) ?? 0) > 0]).toEqual([table, true]);
  expect(filled.size).toBeGreaterThan(50);
});

test('each kind of difference is found', async () => {
  const database = await freshDatabase();
  const client = await connected(database);
  const before = await catalogLines(client);
  const differs = async (change: string) => {
    await client.query('begin');
    await client.query(change);
    const after = await catalogLines(client);
    await client.query('rollback');
    return (
      after.filter((line) => !before.includes(line)).length +
        before.filter((line) => !after.includes(line)).length >
      0
    );
  };
  const changes = [
    'alter table document add column colour text',
    'alter table document alter column file_name drop not null',
    "alter table document alter column file_name set default 'x'",
    'alter table document alter column file_name type varchar(40)',
    'create index another on document (file_name)',
    'alter table document add constraint short check (length(file_name) < 900) not valid',
    "comment on column document.file_name is 'Another sentence.'",
    "comment on table document is 'Another sentence.'",
    'create view seen as select file_name from document',
    "create function one() returns int language sql as 'select 1'",
    'create trigger often before update on document for each row execute function suppress_redundant_updates_trigger()',
    'create sequence counted',
  ];
  for (const change of changes) expect([change, await differs(change)]).toEqual([change, true]);
}, 120_000);
