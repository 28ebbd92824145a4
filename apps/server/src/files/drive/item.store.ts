/** All SQL on files and folders of drives. */
import type { DriveKind, DriveStatus } from '@nukkad/contract/files/drive/drive.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { Load } from './drive.rules.ts';

const columns = {
  itemId: 'item_id',
  spaceId: 'space_id',
  parentId: 'parent_id',
  ancestors: 'ancestors',
  kind: 'kind',
  status: 'status',
  name: 'name',
  nameKey: 'name_key',
  mediaType: 'media_type',
  bytes: 'bytes',
  versionId: 'version_id',
  createdBy: 'created_by',
  createdAt: 'created_at',
  changedBy: 'changed_by',
  changedAt: 'changed_at',
  binnedAt: 'binned_at',
  binnedBy: 'binned_by',
  version: 'version',
} as const;
export const itemTable = tableColumns('drive_item', columns);
export type ItemRow = RowOf<'drive_item', typeof columns>;

/** An item as its moves know it: one that was removed has no row. */
export type MovedItem = Omit<ItemRow, 'status'> & { readonly status: DriveStatus };

export const findItem = itemTable.findBy('itemId');
/** The drive is locked already: every writer takes its row first. */
export const lockItem = itemTable.lockBy('itemId');
export const insertItem = itemTable.insert<'keep'>;
export const saveItem = itemTable.saveBy('itemId').but('spaceId', 'kind', 'createdBy', 'createdAt');

/** With all below it: versions and files of the table go with their item. */
export async function removeItem(tx: Tx, { itemId }: Authorized<Pick<MovedItem, 'itemId'>>): Promise<void> {
  await tx.deleteFrom('drive_item').where('item_id', '=', itemId).execute();
}

/** Is one of these folders in the bin, and all below it with it? */
export async function isAnyBinned(reader: Reader, itemIds: readonly string[]): Promise<boolean> {
  if (itemIds.length === 0) return false;
  const { rows } = await sql`select from drive_item
    where item_id ${isAmong(itemIds, 'uuid')} and binned_at is not null limit 1`.execute(reader);
  return rows.length > 0;
}

export async function findItems(reader: Reader, itemIds: readonly string[]): Promise<ItemRow[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<ItemRow>`select ${itemTable.asSql} from drive_item
    where drive_item.item_id ${isAmong(itemIds, 'uuid')}`.execute(reader);
  return rows;
}

export type ItemSort = 'name' | 'changed' | 'size';

/** Behind this value of the order and this item. */
export interface AfterItem {
  readonly value: string | number | Date;
  readonly itemId: string;
}

interface PartOfPlace {
  readonly placeId: string;
  readonly kind: DriveKind;
}

const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Before all: a page is a range of its index, the first one too. */
const beforeAll = {
  name: { value: '', itemId: lowest },
  changed: { value: new Date('9999-12-31T00:00:00.000Z'), itemId: highest },
  size: { value: Number.MAX_SAFE_INTEGER, itemId: highest },
} as const satisfies Record<ItemSort, AfterItem>;

type ListPart = (
  reader: Reader,
  of: PartOfPlace,
  after: AfterItem | null,
  limit: number,
) => Promise<ItemRow[]>;

const byName: ListPart = async (reader, { placeId, kind }, after, limit) => {
  const { value, itemId } = after ?? beforeAll.name;
  const { rows } = await sql<ItemRow>`select ${itemTable.asSql} from drive_item
    where place_id = ${placeId} and kind = ${kind} and binned_at is null
      and (name_key, item_id) > (${value}::text, ${itemId}::uuid)
    order by name_key, item_id limit ${limit}`.execute(reader);
  return rows;
};

const byChange: ListPart = async (reader, { placeId, kind }, after, limit) => {
  const { value, itemId } = after ?? beforeAll.changed;
  const { rows } = await sql<ItemRow>`select ${itemTable.asSql} from drive_item
    where place_id = ${placeId} and kind = ${kind} and binned_at is null
      and (changed_at, item_id) < (${value}::timestamptz, ${itemId}::uuid)
    order by changed_at desc, item_id desc limit ${limit}`.execute(reader);
  return rows;
};

const bySize: ListPart = async (reader, { placeId, kind }, after, limit) => {
  const { value, itemId } = after ?? beforeAll.size;
  const { rows } = await sql<ItemRow>`select ${itemTable.asSql} from drive_item
    where place_id = ${placeId} and kind = ${kind} and binned_at is null
      and (bytes, item_id) < (${value}::bigint, ${itemId}::uuid)
    order by bytes desc, item_id desc limit ${limit}`.execute(reader);
  return rows;
};

/** The folders or the files of a place (a folder, or a drive for its top), straight from the index of their order. */
export const listPlace: Readonly<Record<ItemSort, ListPart>> = {
  name: byName,
  changed: byChange,
  size: bySize,
};

/** Those of these names that are taken in a place. */
export async function listTakenNames(
  reader: Reader,
  placeId: string,
  nameKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ nameKey: string }>`select name_key as "nameKey" from drive_item
    where place_id = ${placeId} and name_key = any(${[...nameKeys]}) and binned_at is null`.execute(reader);
  return new Set(rows.map(({ nameKey }) => nameKey));
}

/** Files of these drives, the latest change first. */
export async function listRecent(
  reader: Reader,
  spaceIds: readonly string[],
  after: { readonly at: Date; readonly id: string } | null,
  limit: number,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`select found.* from unnest(${[...spaceIds]}::uuid[]) space
    cross join lateral (select ${itemTable.asSql} from drive_item
      where drive_item.space_id = space and drive_item.kind = 'file' and drive_item.binned_at is null
        and (${after?.at ?? null}::timestamptz is null
          or (drive_item.changed_at, drive_item.item_id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
        and not exists (select from drive_item a
          where a.item_id = any(drive_item.ancestors) and a.binned_at is not null)
      order by drive_item.changed_at desc, drive_item.item_id desc limit ${limit}) found
    order by found."changedAt" desc, found."itemId" desc limit ${limit}`.execute(reader);
  return rows;
}

/** What was moved to the bin itself, the latest first. */
export async function listBinned(
  reader: Reader,
  spaceId: string,
  after: { readonly at: Date; readonly id: string } | null,
  limit: number,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`select ${itemTable.asSql} from drive_item
    where space_id = ${spaceId} and binned_at is not null
      and (${after?.at ?? null}::timestamptz is null
        or (binned_at, item_id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by binned_at desc, item_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countBinned = (reader: Reader, spaceId: string): Promise<number> =>
  countRows(reader, sql`from drive_item where space_id = ${spaceId} and binned_at is not null`);

/** Binned before `before`, in drives of any owner, the oldest first. */
export async function listToRemove(reader: Reader, before: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ itemId: string }>`select item_id as "itemId" from drive_item
    where binned_at < ${before} order by binned_at limit ${limit}`.execute(reader);
  return rows.map(({ itemId }) => itemId);
}

/** An item with all below it, those in the bin too: a folder comes before what is in it. */
export async function listBelow(reader: Reader, itemId: string, limit: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`select ${itemTable.asSql} from drive_item
    where item_id = ${itemId} or ancestors @> array[${itemId}]::uuid[]
    order by cardinality(ancestors), item_id limit ${limit}`.execute(reader);
  return rows;
}

/** How deep the deepest folder below a folder lies under it; 0: there is none. */
export async function depthBelow(reader: Reader, itemId: string, depth: number): Promise<number> {
  const { rows } = await sql<{ deepest: number | null }>`select max(cardinality(ancestors)) as deepest
    from drive_item where ancestors @> array[${itemId}]::uuid[] and kind = 'folder'`.execute(reader);
  const deepest = rows[0]?.deepest ?? null;
  return deepest === null ? 0 : deepest - depth;
}

interface Moving {
  readonly itemId: string;
  /** How many folders were above it. */
  readonly depth: number;
  /** The folders that are above it now. */
  readonly ancestors: readonly string[];
}

/** All below a folder that moved stand below its new folders. */
export async function moveBelow(tx: Tx, { itemId, depth, ancestors }: Authorized<Moving>): Promise<void> {
  await sql`update drive_item set ancestors = ${[...ancestors]}::uuid[] || ancestors[${depth + 1}::int:]
    where ancestors @> array[${itemId}]::uuid[]`.execute(tx);
}

/** What an item and all below it hold, by kind of file: every version counts, and each file once. */
export async function loadsBelow(reader: Reader, itemIds: readonly string[]): Promise<readonly Load[]> {
  const { rows } = await sql<Load>`select v.media_type as "mediaType", sum(v.bytes)::bigint as bytes,
      count(*) filter (where v.version_id = i.version_id)::int as files
    from drive_item i join drive_version v on v.item_id = i.item_id
    where i.item_id ${isAmong(itemIds, 'uuid')} or i.ancestors && ${[...itemIds]}::uuid[]
    group by v.media_type`.execute(reader);
  return rows;
}

/** Keys of the files of an item and of all below it. */
export async function listFilesBelow(
  reader: Reader,
  itemIds: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select v.storage_key as key
    from drive_item i join drive_version v on v.item_id = i.item_id
    where i.item_id ${isAmong(itemIds, 'uuid')} or i.ancestors && ${[...itemIds]}::uuid[] limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ key }) => key);
}
