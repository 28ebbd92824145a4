import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { knownKeys } from '../../../platform/storage/known-keys.ts';

const columns = {
  receiptId: 'receipt_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  requestId: 'request_id',
  position: 'position',
  storageKey: 'storage_key',
  fileName: 'file_name',
  mediaType: 'media_type',
  bytes: 'bytes',
  uploadedAt: 'uploaded_at',
  reading: 'reading',
  readPaise: 'read_paise',
  readOn: 'read_on',
} as const;
const table = tableColumns('expense_receipt', columns);
export type ReceiptRow = RowOf<'expense_receipt', typeof columns>;

export async function insertReceipts(tx: Tx, rows: readonly Authorized<ReceiptRow>[]): Promise<void> {
  await tx
    .insertInto('expense_receipt')
    .values(rows.map((row) => table.written(row)))
    .execute();
}

export async function countReceiptsSince(reader: Reader, userId: string, from: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('expense_receipt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('uploaded_at', '>', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order in which they were chosen. */
export async function listReceipts(reader: Reader, requestId: string): Promise<readonly ReceiptRow[]> {
  return reader
    .selectFrom('expense_receipt')
    .select(table.selected)
    .where('request_id', '=', requestId)
    .orderBy('position')
    .orderBy('receipt_id')
    .execute();
}

export async function lockUnsent(tx: Tx, userId: string, receiptId: string): Promise<ReceiptRow | null> {
  const row = await tx
    .selectFrom('expense_receipt')
    .select(table.selected)
    .where('receipt_id', '=', receiptId)
    .where('user_id', '=', userId)
    .where('request_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findOwnReceipt(
  reader: Reader,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string },
  receiptId: string,
): Promise<ReceiptRow | null> {
  const row = await reader
    .selectFrom('expense_receipt')
    .select(table.selected)
    .where('receipt_id', '=', receiptId)
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? null;
}

type Reading = Pick<ReceiptRow, 'receiptId' | 'reading' | 'readPaise' | 'readOn'>;

/** Nothing happens where the receipt was removed meanwhile. */
export async function saveReading(tx: Tx, { receiptId, ...read }: Authorized<Reading>): Promise<void> {
  await tx
    .updateTable('expense_receipt')
    .set(table.written(read))
    .where('receipt_id', '=', receiptId)
    .execute();
}

export async function deleteReceipt(tx: Tx, { receiptId }: Authorized<ReceiptRow>): Promise<void> {
  await tx.deleteFrom('expense_receipt').where('receipt_id', '=', receiptId).execute();
}

/** The receipts of an expense are these from now on, in this order. Answers how many of them there were; of others none. */
export async function setReceipts(
  tx: Tx,
  {
    requestId,
    userId,
    organisationId,
  }: Authorized<{ requestId: string; userId: string; organisationId: string }>,
  receiptIds: readonly string[],
): Promise<number> {
  await sql`update expense_receipt set request_id = null where request_id = ${requestId}
    and not (receipt_id = any(${[...receiptIds]}::uuid[]))`.execute(tx);
  if (receiptIds.length === 0) return 0;
  const { rows } = await sql`update expense_receipt r set request_id = ${requestId}, position = w.place - 1
    from unnest(${[...receiptIds]}::uuid[]) with ordinality w(id, place)
    where r.receipt_id = w.id and r.user_id = ${userId} and r.organisation_id = ${organisationId}
      and (r.request_id is null or r.request_id = ${requestId}) returning 1`.execute(tx);
  return rows.length;
}

/** Added before, and of no expense. Answers where they lie. */
export async function deleteUnsent(
  tx: Tx,
  { before }: Authorized<{ readonly before: Date }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`delete from expense_receipt
    where uploaded_at < ${before} and request_id is null returning storage_key as key`.execute(tx);
  return rows.map(({ key }) => key);
}

export const listKnownReceipts = knownKeys('expense_receipt', 'receipt_id');
