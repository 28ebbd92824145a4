import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { type Database, openDatabase, openPool } from '../db/database.ts';
import { type Snapshots, openSnapshots } from './snapshots.ts';
import { sharedVersions } from './versions.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
let snapshots: Snapshots;

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.url, { max: 6 });
  db = openDatabase(pool);
  snapshots = openSnapshots(db);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const setMarker = (days: number, reader: Database = db) =>
  sql`insert into setting (key, valid_from, value, why) values ('test.marker', '2020-01-01', ${{ days }}::jsonb, 'A test.')
    on conflict (key, scope, valid_from) do update set value = excluded.value`.execute(reader);

async function readMarker(reader: Parameters<Parameters<Snapshots['whole']>[1]>[0]): Promise<number> {
  const { rows } = await sql<{ days: number }>`select (value ->> 'days')::int as days from setting
    where key = 'test.marker'`.execute(reader);
  return rows[0]?.days ?? 0;
}

/** A barrier that a load waits at. */
function barrier() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('what was committed is read by the next who asks, on the node that wrote and on another', async () => {
  const here = snapshots.whole('setting', readMarker);
  const elsewhere = openSnapshots(db).whole('setting', readMarker);
  for (const days of [1, 2, 3]) {
    await setMarker(days);
    expect([await here(), await elsewhere()]).toEqual([days, days]);
  }
});

test('rows are loaded once for all who ask meanwhile, and not again while nothing changes', async () => {
  let loads = 0;
  const held = snapshots.whole('setting', async (reader) => {
    loads += 1;
    return readMarker(reader);
  });
  await Promise.all(Array.from({ length: 20 }, () => held()));
  await held();
  expect(loads).toBe(1);
});

test('a change that is rolled back drops nothing, and one of an open transaction is not seen', async () => {
  let loads = 0;
  const held = snapshots.whole('setting', async (reader) => {
    loads += 1;
    return readMarker(reader);
  });
  await setMarker(10);
  expect(await held()).toBe(10);
  await db
    .transaction()
    .execute(async (tx) => {
      await setMarker(11, tx);
      expect(await held()).toBe(10);
      throw new Error('given up');
    })
    .catch(() => undefined);
  expect([await held(), loads]).toEqual([10, 1]);
});

test('what a load that began before a commit has read is not kept after it', async () => {
  const { open, opened } = barrier();
  let slow = true;
  const held = snapshots.whole('setting', async (reader) => {
    const days = await readMarker(reader);
    if (slow) await opened;
    return days;
  });
  await setMarker(20);
  const early = held();
  // The load has read 20 and waits.
  await new Promise((resolve) => setTimeout(resolve, 50));
  slow = false;
  await setMarker(21);
  expect(await held()).toBe(21);
  open();
  expect(await early).toBe(20);
  expect(await held()).toBe(21);
});

test('one key is loaded by itself, and a slow load of it is not kept after a commit either', async () => {
  const { open, opened } = barrier();
  let slow = true;
  const held = snapshots.byKey('setting', {
    load: async (reader, key) => {
      const days = await readMarker(reader);
      if (slow) await opened;
      return `${key} ${days}`;
    },
    bytesOf: (text) => text.length,
    maxBytes: 10_000,
    shared: true,
  });
  await setMarker(30);
  const early = held('a');
  await new Promise((resolve) => setTimeout(resolve, 50));
  slow = false;
  await setMarker(31);
  expect(await Promise.all([held('a'), held('b')])).toEqual(['a 31', 'b 31']);
  open();
  expect([await early, await held('a')]).toEqual(['a 30', 'a 31']);
});

test('readers who ask while writers commit never see less than what was committed when they asked', async () => {
  const held = snapshots.whole('setting', readMarker);
  let committed = 100;
  await setMarker(committed);
  let writing = true;
  const seen: [before: number, read: number][] = [];
  const write = async () => {
    // A busy machine reads seldom: the writer goes on until enough was read.
    for (let days = 101; days <= 160 || seen.length <= 20; days += 1) {
      await setMarker(days);
      committed = days;
    }
    writing = false;
  };
  const read = async () => {
    while (writing) {
      const before = committed;
      seen.push([before, await held()]);
    }
  };
  await Promise.all([write(), read(), read(), read()]);
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter(([before, days]) => days < before)).toEqual([]);
});

test('a load that fails is tried again', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads % 2 === 1) throw new Error('no connection');
    return loads;
  };
  const whole = snapshots.whole('setting', load);
  await expect(whole()).rejects.toThrow('no connection');
  expect(await whole()).toBe(2);
  const byKey = snapshots.byKey('setting', { load, bytesOf: () => 1, maxBytes: 10_000 });
  await expect(byKey('a')).rejects.toThrow('no connection');
  expect(await byKey('a')).toBe(4);
});

test('keys are held within their bound: the longest unused is dropped', async () => {
  const loaded: string[] = [];
  const held = snapshots.byKey('setting', {
    load: async (_reader, key) => {
      loaded.push(key);
      return key;
    },
    bytesOf: () => 1_000,
    maxBytes: 4_000,
    shared: true,
  });
  for (const key of ['a', 'b', 'c']) await held(key);
  await held('a');
  await held('d');
  await held('a');
  expect(loaded).toEqual(['a', 'b', 'c', 'd']);
  await held('b');
  expect(loaded.at(-1)).toBe('b');
});

test('who asks for versions during a question is answered by the next one', async () => {
  const asked: string[][] = [];
  const answers: ((version: string) => void)[] = [];
  const versionsOf = sharedVersions((names) => {
    asked.push([...names]);
    return new Promise((resolve) => {
      answers.push((version) => resolve(new Map(names.map((name) => [name, version]))));
    });
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
  const first = Promise.all([versionsOf(['a']), versionsOf(['b'])]);
  await turn();
  const later = Promise.all([versionsOf(['a']), versionsOf(['a', 'c'])]);
  await turn();
  expect(asked).toEqual([['a', 'b']]);
  answers[0]?.('1');
  expect((await first).map((known) => known.get('a'))).toEqual(['1', '1']);
  await turn();
  expect(asked[1]).toEqual(['a', 'c']);
  answers[1]?.('2');
  expect((await later).map((known) => known.get('a'))).toEqual(['2', '2']);
});

/** Each table that is held, with a change that leaves its rows as they are, or adds one. */
const changes: readonly [name: string, change: string][] = [
  ['catalogue', `update service_group set position = position`],
  ['catalogue', `update category set position = position`],
  ['catalogue', `update sub_category set position = position`],
  ['catalogue', `update service set position = position where service_id = 'tap-repair'`],
  ['catalogue', `update service_question set position = position`],
  ['catalogue', `update service_option set position = position`],
  ['catalogue', `update service_term set weight = weight where service_id = 'tap-repair'`],
  ['catalogue', `insert into search_term (term, sound) values ('newword', '')`],
  ['catalogue', `delete from search_term where term = 'newword'`],
  ['places', `update pincode set quality = quality where pincode = '560038'`],
  ['places', `update city set served = served where slug = 'bengaluru'`],
  ['places', `update district set name = name`],
  ['places', `update state set name = name`],
  ['setting', `update setting set why = why`],
  [
    'city_sums',
    `insert into service_place (place, service_id, partner_count, min_price_paise, latest_start_minutes)
      values ('city:1', 'tap-repair', 1, 1, '{}')`,
  ],
  ['place:city:1', `update service_place set partner_count = 2 where place = 'city:1'`],
  ['place:city:1', `delete from service_place where place = 'city:1'`],
  ['place:560038', `truncate service_place`],
  ['stars', `insert into service_rating (service_id, stars, reviews) values ('tap-repair', 5, 1)`],
  ['stars', `update service_rating set reviews = 2 where service_id = 'tap-repair'`],
  ['stars', `truncate service_rating`],
];

test.each(changes)('%s has a new version after: %s', async (name, change) => {
  const versionOf = async () => (await snapshots.versionsOf([name])).get(name);
  await sql`insert into snapshot_version (name, version, raised_in) values ('place:560038', 1, '1') on conflict do nothing`.execute(
    db,
  );
  const before = await versionOf();
  await sql.raw(change).execute(db);
  expect(await versionOf()).not.toBe(before);
});

test('sums that are written anew and are the same keep their version', async () => {
  const save = () =>
    sql`insert into service_place (place, service_id, partner_count, min_price_paise, latest_start_minutes)
      values ('560001', 'tap-repair', 3, 100, '{}')
      on conflict (place, service_id) do update set partner_count = excluded.partner_count`.execute(db);
  const versionOf = async () => (await snapshots.versionsOf(['place:560001'])).get('place:560001');
  await save();
  const before = await versionOf();
  await save();
  expect(await versionOf()).toBe(before);
});
