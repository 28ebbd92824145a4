import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import type { ReceiptRow } from './receipt.store.ts';

/** A receipt of an expense that was claimed. */
export interface ReceiptRecord
  extends Pick<
    ReceiptRow,
    | 'receiptId'
    | 'organisationId'
    | 'userId'
    | 'storageKey'
    | 'fileName'
    | 'mediaType'
    | 'bytes'
    | 'uploadedAt'
  > {
  readonly requestId: string;
  readonly staffId: string;
  readonly note: string;
}

interface ReceiptFilter {
  readonly organisationId: string;
  /** Null: of everyone. */
  readonly userId: string | null;
  /** Part of the name of the file, or of what the expense was for; empty: all. */
  readonly q: string;
}

const columns = sql`r.receipt_id as "receiptId", r.organisation_id as "organisationId", r.user_id as "userId",
  r.storage_key as "storageKey", r.file_name as "fileName", r.media_type as "mediaType", r.bytes, r.uploaded_at as "uploadedAt",
  e.request_id as "requestId", e.staff_id as "staffId", e.note`;

/** The newest first. */
export async function listReceiptRecords(
  reader: Reader,
  { organisationId, userId, q }: ReceiptFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly ReceiptRecord[]> {
  const own = userId ? sql`and r.user_id = ${userId}` : sql``;
  const behind = after ? sql`and (r.uploaded_at, r.receipt_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } =
    await sql<ReceiptRecord>`select ${columns} from expense_receipt r join expense e using (request_id)
    where r.organisation_id = ${organisationId} ${own}
      and (${q} = '' or r.file_name ilike ${containing(q)} or e.note ilike ${containing(q)}) ${behind}
    order by r.uploaded_at desc, r.receipt_id desc limit ${limit}`.execute(reader);
  return rows;
}

export async function findReceiptRecord(
  reader: Reader,
  organisationId: string,
  receiptId: string,
): Promise<ReceiptRecord | null> {
  const { rows } =
    await sql<ReceiptRecord>`select ${columns} from expense_receipt r join expense e using (request_id)
    where r.organisation_id = ${organisationId} and r.receipt_id = ${receiptId}`.execute(reader);
  return rows[0] ?? null;
}
