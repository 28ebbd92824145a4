/**
 * BENCH_GROWTH=drive: a page of a folder while what is in it grows. Beside it the limit: the rows of that page by one
 * prepared statement that looks at nothing else. Both in turns, by the clock.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { listPlace, listRecent } from '../apps/server/src/files/drive/item.store.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { dropDatabase } from './city/large-city.ts';
import { middle } from './rounds.ts';
import { asText } from './table.ts';

interface Run {
  readonly server: string;
  readonly rounds: number;
  readonly say: (sentence: string) => void;
}

const sizes = [100, 10_000, 100_000] as const;
const page = 21;
const callsOfTurn = 300;
const name = 'run_drive';

/** Rows alone: no file lies behind them. */
const addFolder = `with space as (
    insert into drive_space (space_id, user_id, created_at) values ($1, $1, now()) returning space_id)
  insert into drive_item (item_id, space_id, ancestors, kind, status, name, name_key, created_at, changed_at)
  select $2, space_id, '{}', 'folder', 'kept', 'Everything', 'everything', now(), now() from space`;
const addFiles = `insert into drive_item (item_id, space_id, parent_id, ancestors, kind, status, name, name_key, media_type, bytes,
    version_id, created_at, changed_at)
  select gen_random_uuid(), space_id, item_id, array[item_id], 'file', 'kept', 'File ' || i, 'file ' || lpad(i::text, 6, '0'),
    'text/plain', i * 7919 % 100003, gen_random_uuid(), created_at, created_at + i * interval '1 second'
  from drive_item cross join generate_series(1, $2) i where item_id = $1`;
const limit = {
  name: 'limit',
  text: `select item_id, name, media_type, bytes, changed_at from drive_item
    where place_id = $1 and kind = 'file' and binned_at is null order by name_key, item_id limit ${page}`,
};

interface Folder {
  readonly spaceId: string;
  readonly placeId: string;
}

async function aFolder(pool: pg.Pool, files: number): Promise<Folder> {
  const [spaceId, placeId] = [randomUUID(), randomUUID()];
  const client = await pool.connect();
  try {
    // No one's: a drive needs a person, and a file its version.
    await client.query('set session_replication_role = replica');
    await client.query(addFolder, [spaceId, placeId]);
    await client.query(addFiles, [placeId, files]);
  } finally {
    client.release(true);
  }
  return { spaceId, placeId };
}

/** Milliseconds of one, one after the other. */
async function turn(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let call = 0; call < callsOfTurn; call += 1) await work();
  return (performance.now() - began) / callsOfTurn;
}

const pagesOf = (db: Database, { spaceId, placeId }: Folder) => ({
  'By name': () => listPlace.name(db, { placeId, kind: 'file' }, null, page),
  'By change': () => listPlace.changed(db, { placeId, kind: 'file' }, null, page),
  'By size': () => listPlace.size(db, { placeId, kind: 'file' }, null, page),
  Recent: () => listRecent(db, [spaceId], null, page),
});

async function measureFolder(pool: pg.Pool, folder: Folder, rounds: number): Promise<readonly string[]> {
  const pages = Object.values(pagesOf(openDatabase(pool), folder));
  const bare = () => pool.query({ ...limit, values: [folder.placeId] });
  for (const work of [...pages, bare]) await turn(work);
  const found: string[] = [];
  for (const work of pages) {
    const turns: { ours: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      turns.push({ ours: await turn(work), bare: await turn(bare) });
    const [ours, least] = [middle(turns.map((one) => one.ours)), middle(turns.map((one) => one.bare))];
    found.push(`${ours.toFixed(2)} / ${least.toFixed(2)}`);
  }
  return found;
}

export async function measureDrive({ server, rounds, say }: Run): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  await migrate(url.href);
  const found: (readonly string[])[] = [];
  for (const files of sizes) {
    const folder = await aFolder(pool, files);
    await pool.query('vacuum analyze drive_item');
    found.push(await measureFolder(pool, folder, rounds));
    say(`${files} files: ${found.at(-1)?.join(', ')}`);
  }
  await pool.end();
  await dropDatabase(server, name);
  const titles = ['By name', 'By change', 'By size', 'Recent'];
  say(
    asText({
      columns: [
        'ms of a page: product / limit',
        ...sizes.map((files) => `${files.toLocaleString('en-IN')} files`),
      ],
      rows: titles.map((title, at) => [title, ...found.map((size) => size[at] ?? '')]),
    }),
  );
}
