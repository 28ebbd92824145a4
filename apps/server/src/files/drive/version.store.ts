/** All SQL on the versions of files, and on what people have starred. */
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { idsIn } from '../../platform/housekeeping/sweep-files.ts';
import { fileKeyOf } from './drive.rules.ts';
import { type ItemRow, itemTable } from './item.store.ts';

const columns = {
  versionId: 'version_id',
  itemId: 'item_id',
  number: 'number',
  storageKey: 'storage_key',
  mediaType: 'media_type',
  bytes: 'bytes',
  sha256: 'sha256',
  createdBy: 'created_by',
  createdAt: 'created_at',
} as const;
const table = tableColumns('drive_version', columns);
export type VersionRow = RowOf<'drive_version', typeof columns>;

export const findVersion = table.findBy('versionId');
export const insertVersion = table.insert;

/** The newest first. */
export async function listVersionRows(
  reader: Reader,
  itemId: string,
  before: number | null,
  limit: number,
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`select ${table.asSql} from drive_version
    where item_id = ${itemId} and (${before}::int is null or number < ${before}::int)
    order by number desc limit ${limit}`.execute(reader);
  return rows;
}

export async function findVersions(
  reader: Reader,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, VersionRow>> {
  if (versionIds.length === 0) return new Map();
  const { rows } = await sql<VersionRow>`select ${table.asSql} from drive_version
    where drive_version.version_id ${isAmong(versionIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.versionId, row]));
}

/** All but the newest `kept` of a file go; what they held is answered. Their files follow with housekeeping. */
export async function dropOldVersions(
  tx: Tx,
  { itemId }: Authorized<Pick<ItemRow, 'itemId'>>,
  kept: number,
): Promise<readonly { readonly mediaType: string; readonly bytes: number }[]> {
  const { rows } = await sql<{ mediaType: string; bytes: number }>`delete from drive_version
    where version_id in (select version_id from drive_version where item_id = ${itemId}
      order by number desc offset ${kept})
    returning media_type as "mediaType", bytes`.execute(tx);
  return rows;
}

/** Files and their small pictures; the last part of a key is the version's id. */
export async function listKnownFiles(reader: Reader, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from drive_version
    where version_id ${isAmong(idsIn(keys, -1), 'uuid')}
      and storage_key = any(${keys.map(fileKeyOf)})`.execute(reader);
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => known.has(fileKeyOf(key)));
}

export async function starredAmong(
  reader: Reader,
  userId: string,
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const { rows } = await sql<{ itemId: string }>`select item_id as "itemId" from drive_star
    where user_id = ${userId} and item_id ${isAmong(itemIds, 'uuid')}`.execute(reader);
  return new Set(rows.map(({ itemId }) => itemId));
}

interface Star {
  readonly userId: string;
  readonly itemId: string;
}

export async function putStar(tx: Tx, { userId, itemId }: Authorized<Star>, now: Date): Promise<void> {
  await sql`insert into drive_star (user_id, item_id, starred_at) values (${userId}, ${itemId}, ${now})
    on conflict do nothing`.execute(tx);
}

export async function takeStar(tx: Tx, { userId, itemId }: Authorized<Star>): Promise<void> {
  await tx.deleteFrom('drive_star').where('user_id', '=', userId).where('item_id', '=', itemId).execute();
}

export type StarredRow = ItemRow & { readonly starredAt: Date };

/** What a person has starred, without what is in the bin: the latest star first. */
export async function listStarred(
  reader: Reader,
  userId: string,
  after: { readonly at: Date; readonly id: string } | null,
  limit: number,
): Promise<StarredRow[]> {
  const { rows } = await sql<StarredRow>`select ${itemTable.asSql}, s.starred_at as "starredAt"
    from drive_star s join drive_item on drive_item.item_id = s.item_id
    where s.user_id = ${userId} and drive_item.binned_at is null
      and not exists (select from drive_item a
        where a.item_id = any(drive_item.ancestors) and a.binned_at is not null)
      and (${after?.at ?? null}::timestamptz is null
        or (s.starred_at, s.item_id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by s.starred_at desc, s.item_id desc limit ${limit}`.execute(reader);
  return rows;
}
