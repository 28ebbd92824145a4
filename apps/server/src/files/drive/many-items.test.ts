import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DriveFixture, driveFixture } from '../../../test/fixtures/drive-fixture.ts';
import { rowsRead } from '../../../test/harness/rows-read.ts';
import { required } from '../../../test/harness/required.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type AfterItem, type ItemRow, listPlace, listRecent, listTakenNames } from './item.store.ts';

const many = 5_000;
const page = 21;
let fixture: DriveFixture;
let spaceId: string;
let placeId: string;

/** Files of one folder, as rows alone. */
const addFiles = `insert into drive_item (item_id, space_id, parent_id, ancestors, kind, status, name, name_key, media_type, bytes,
    version_id, created_at, changed_at)
  select gen_random_uuid(), space_id, item_id, array[item_id], 'file', 'kept', 'File ' || i, 'file ' || lpad(i::text, 6, '0'),
    'text/plain', i * 7919 % 100003, gen_random_uuid(), created_at, created_at + i * interval '1 second'
  from drive_item cross join generate_series(1, $2) i where item_id = $1`;

beforeAll(async () => {
  fixture = await driveFixture();
  const folder = await fixture.folder(fixture.asha, 'Everything');
  placeId = folder.itemId;
  await fixture.app.pool.query(addFiles, [placeId, many]);
  await fixture.app.pool.query('vacuum analyze drive_item');
  const { rows } = await sql<{
    spaceId: string;
  }>`select space_id as "spaceId" from drive_item where item_id = ${placeId}`.execute(
    fixture.app.platform.db,
  );
  ({ spaceId } = required(rows[0]));
}, 120_000);
afterAll(() => fixture.app.close());

const read = async (work: (tx: Tx) => Promise<unknown>) =>
  (await rowsRead(fixture.app.platform.db, ['drive_item'], work))['drive_item'];

const files = () => ({ placeId, kind: 'file' as const });
const middle = async (sort: 'name' | 'changed' | 'size'): Promise<ItemRow> =>
  required((await listPlace[sort](fixture.app.platform.db, files(), null, many / 2)).at(-1));

test.each(['name', 'changed', 'size'] as const)(
  'a page of a folder with thousands reads its own rows, at the top and in the middle: by %s',
  async (sort) => {
    expect(await read((tx) => listPlace[sort](tx, files(), null, page))).toBeLessThanOrEqual(2 * page);
    const { nameKey, changedAt, bytes, itemId } = await middle(sort);
    const after: AfterItem = { value: { name: nameKey, changed: changedAt, size: bytes }[sort], itemId };
    expect(await read((tx) => listPlace[sort](tx, files(), after, page))).toBeLessThanOrEqual(2 * page);
  },
);

test('a name is looked for, and recent files are listed, without reading the others', async () => {
  expect(await read((tx) => listTakenNames(tx, placeId, ['file 004999']))).toBeLessThanOrEqual(2);
  // Each row looks at the folder above it once.
  expect(await read((tx) => listRecent(tx, [spaceId], null, page))).toBeLessThanOrEqual(3 * page);
});
