/** All SQL on files that are on their way into a drive. */
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { idsIn } from '../../../platform/housekeeping/sweep-files.ts';

const columns = {
  uploadId: 'upload_id',
  userId: 'user_id',
  spaceId: 'space_id',
  parentId: 'parent_id',
  replacesItemId: 'replaces_item_id',
  name: 'name',
  mediaType: 'media_type',
  bytes: 'bytes',
  receivedBytes: 'received_bytes',
  parts: 'parts',
  leaseId: 'lease_id',
  itemId: 'item_id',
  createdAt: 'created_at',
  touchedAt: 'touched_at',
  finishedAt: 'finished_at',
} as const;
const table = tableColumns('drive_upload', columns);
export type UploadRow = RowOf<'drive_upload', typeof columns>;

export interface PartRow {
  readonly fromByte: number;
  readonly partId: string;
  readonly bytes: number;
}

export const uploadFolder = 'drive-uploads/';
export const partKey = ({ userId, uploadId }: Pick<UploadRow, 'userId' | 'uploadId'>, partId: string) =>
  `${uploadFolder}${userId}/${uploadId}/${partId}`;

export const findUpload = table.findBy('uploadId');
export const lockUpload = table.lockBy('uploadId');
export const insertUpload = table.insert;
export const saveFinished = table.saveBy('uploadId').only('itemId', 'finishedAt', 'touchedAt', 'parts');

/** Uploads of a person are begun one after the other, so that their count holds. */
export async function lockSender(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${userId}`}, 0))`.execute(tx);
}

/** The unfinished ones, the newest first: ids are given in the order of time. */
export async function listOpenUploads(
  reader: Reader,
  userId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<UploadRow[]> {
  return reader
    .selectFrom('drive_upload')
    .select(table.selected)
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .$if(after !== null, (rows) => rows.where('upload_id', '<', after))
    .orderBy('upload_id', 'desc')
    .limit(limit)
    .execute();
}

/** The last request that asks may add to it; one of before writes no more. */
export async function takeLease(
  tx: Tx,
  { uploadId, leaseId }: Authorized<{ readonly uploadId: string; readonly leaseId: string }>,
): Promise<void> {
  await tx.updateTable('drive_upload').set({ lease_id: leaseId }).where('upload_id', '=', uploadId).execute();
}

export interface NewPart extends PartRow {
  readonly uploadId: string;
  readonly leaseId: string;
}

/** False: another request adds to it now, or it is gone. */
export async function addPart(tx: Tx, part: Authorized<NewPart>, now: Date): Promise<boolean> {
  const { uploadId, leaseId, fromByte, partId, bytes } = part;
  const { rows } = await sql`with grown as (
      update drive_upload set received_bytes = received_bytes + ${bytes}, parts = parts + 1, touched_at = ${now}
      where upload_id = ${uploadId} and lease_id = ${leaseId} and received_bytes = ${fromByte}
        and received_bytes + ${bytes} <= bytes and finished_at is null
      returning upload_id
    )
    insert into drive_upload_part (upload_id, from_byte, part_id, bytes)
    select upload_id, ${fromByte}, ${partId}, ${bytes} from grown
    returning upload_id`.execute(tx);
  return rows.length > 0;
}

export async function listParts(reader: Reader, uploadId: string): Promise<PartRow[]> {
  return reader
    .selectFrom('drive_upload_part')
    .select(['from_byte as fromByte', 'part_id as partId', 'bytes'])
    .where('upload_id', '=', uploadId)
    .orderBy('from_byte')
    .execute();
}

export async function deleteParts(tx: Tx, { uploadId }: Authorized<UploadRow>): Promise<void> {
  await tx.deleteFrom('drive_upload_part').where('upload_id', '=', uploadId).execute();
}

export async function deleteUpload(tx: Tx, { uploadId }: Authorized<UploadRow>): Promise<void> {
  await tx.deleteFrom('drive_upload').where('upload_id', '=', uploadId).execute();
}

/** Those whose last byte came long ago; answers the keys of their parts. */
export async function deleteLeftUploads(
  tx: Tx,
  { before, limit }: Authorized<{ readonly before: Date; readonly limit: number }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{
    userId: string;
    uploadId: string;
    partIds: string[];
  }>`with left_over as (
      select upload_id from drive_upload where touched_at < ${before}
      order by touched_at limit ${limit} for update skip locked
    ), pieces as (
      select p.upload_id, array_agg(p.part_id) as ids from drive_upload_part p join left_over using (upload_id) group by 1
    )
    delete from drive_upload u using left_over l left join pieces p on p.upload_id = l.upload_id
    where u.upload_id = l.upload_id
    returning u.user_id as "userId", u.upload_id as "uploadId", coalesce(p.ids, '{}') as "partIds"`.execute(
    tx,
  );
  return rows.flatMap((row) => row.partIds.map((partId) => partKey(row, partId)));
}

export async function listKnownParts(reader: Reader, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ userId: string; uploadId: string; partId: string }>`
    select u.user_id as "userId", p.upload_id as "uploadId", p.part_id as "partId"
    from drive_upload_part p join drive_upload u using (upload_id)
    where p.upload_id = any(${idsIn(keys, 2)}::uuid[]) and p.part_id = any(${idsIn(keys, 3)}::uuid[])`.execute(
    reader,
  );
  return rows.map((row) => partKey(row, row.partId));
}

export async function listFilesOnTheirWay(reader: Reader, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ userId: string; uploadId: string; partId: string }>`
    select u.user_id as "userId", u.upload_id as "uploadId", p.part_id as "partId"
    from drive_upload u join drive_upload_part p using (upload_id) where u.user_id = ${userId}`.execute(
    reader,
  );
  return rows.map((row) => partKey(row, row.partId));
}
