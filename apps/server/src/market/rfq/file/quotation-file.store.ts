import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { knownKeys } from '../../../platform/storage/known-keys.ts';

const columns = {
  fileId: 'file_id',
  userId: 'user_id',
  organisationId: 'organisation_id',
  rfqId: 'rfq_id',
  leadId: 'lead_id',
  storageKey: 'storage_key',
  fileName: 'file_name',
  mediaType: 'media_type',
  bytes: 'bytes',
  uploadedAt: 'uploaded_at',
} as const;
const table = tableColumns('quotation_file', columns);
export type QuotationFileRow = RowOf<'quotation_file', typeof columns>;

export async function insertFiles(tx: Tx, rows: readonly Authorized<QuotationFileRow>[]): Promise<void> {
  await tx
    .insertInto('quotation_file')
    .values(rows.map((row) => table.written(row)))
    .execute();
}

export async function countFilesSince(reader: Reader, userId: string, from: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('quotation_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('uploaded_at', '>', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order in which they came. */
export async function listRequestFiles(reader: Reader, rfqId: string): Promise<readonly QuotationFileRow[]> {
  return reader
    .selectFrom('quotation_file')
    .select(table.selected)
    .where('rfq_id', '=', rfqId)
    .orderBy('file_id')
    .execute();
}

/** What a partner added for one lead, sent or not. */
export async function listLeadFiles(reader: Reader, leadId: string): Promise<readonly QuotationFileRow[]> {
  return reader
    .selectFrom('quotation_file')
    .select(table.selected)
    .where('lead_id', '=', leadId)
    .orderBy('file_id')
    .execute();
}

export const findFile = table.findBy('fileId');
export const lockFile = table.lockBy('fileId');

/** Of their customer, not sent yet, to a request: answers how many there were. */
export async function sendFilesWith(
  tx: Tx,
  { rfqId, userId }: Authorized<{ readonly rfqId: string; readonly userId: string | null }>,
  fileIds: readonly string[],
): Promise<number> {
  if (fileIds.length === 0) return 0;
  const { rows } = await sql`update quotation_file set rfq_id = ${rfqId}
    where file_id ${isAmong(fileIds, 'uuid')} and user_id = ${userId} and rfq_id is null and lead_id is null
    returning 1`.execute(tx);
  return rows.length;
}

const isNamed = sql`(exists (select 1 from quote q where q.lead_id = f.lead_id and q.content->'fileIds' ? f.file_id::text)
  or exists (select 1 from quote_draft d where d.lead_id = f.lead_id and d.content->'fileIds' ? f.file_id::text))`;

/** Whether a version that was sent names it. */
export async function isSentWithQuote(reader: Reader, fileId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from quotation_file f join quote q on q.lead_id = f.lead_id
    where f.file_id = ${fileId} and q.content->'fileIds' ? f.file_id::text limit 1`.execute(reader);
  return rows.length > 0;
}

export async function deleteFile(tx: Tx, { fileId }: Authorized<QuotationFileRow>): Promise<void> {
  await tx.deleteFrom('quotation_file').where('file_id', '=', fileId).execute();
}

/** Added before, and named by nothing. Answers where they lie. */
export async function deleteUnsentFiles(
  tx: Tx,
  { before }: Authorized<{ readonly before: Date }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`delete from quotation_file f
    where f.uploaded_at < ${before} and f.rfq_id is null and not ${isNamed}
    returning f.storage_key as key`.execute(tx);
  return rows.map(({ key }) => key);
}

export const listKnownFiles = knownKeys('quotation_file', 'file_id');

/** Of a customer; a partner keeps what it quoted with. */
export async function listFilesOf(reader: Reader, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from quotation_file
    where user_id = ${userId} and organisation_id is null`.execute(reader);
  return rows.map(({ key }) => key);
}
