import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { IssuedInvoice } from '../invoice.store.ts';

/** Null: it was not issued yet. */
export async function findPurchaseInvoice(reader: Reader, orderId: string): Promise<IssuedInvoice | null> {
  const { rows } = await sql<IssuedInvoice>`select frozen as paper, issued_at as "issuedAt" from invoice
    where order_id = ${orderId}`.execute(reader);
  return rows[0] ?? null;
}

/** Of what went back of it, in the order of their numbers. */
export async function listPurchaseNotes(reader: Reader, orderId: string): Promise<IssuedInvoice[]> {
  const { rows } = await sql<IssuedInvoice>`select frozen as paper, issued_at as "issuedAt" from credit_note
    where order_id = ${orderId} order by issued_at, credit_note_number`.execute(reader);
  return rows;
}

export async function hasNoteOf(reader: Reader, refundId: string): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`select 1 as one from credit_note
    where refund_id = ${refundId}`.execute(reader);
  return rows.length > 0;
}
