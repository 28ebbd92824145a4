import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { InvoiceDocument } from './invoice-document.rules.ts';
import type { IssuedInvoice, SeriesNumber } from './invoice.store.ts';

/** An invoice that a credit note may correct. */
export interface Correctable {
  readonly invoiceId: string;
  readonly buyerId: string;
  readonly organisationId: string;
  /** Whose series numbers it; null: the platform's own. */
  readonly supplierId: string | null;
  readonly paper: InvoiceDocument;
}

export async function listCorrectable(reader: Reader, bookingId: string): Promise<readonly Correctable[]> {
  const { rows } = await sql<Correctable>`select i.invoice_id as "invoiceId", i.buyer_id as "buyerId",
      i.organisation_id as "organisationId", s.organisation_id as "supplierId", i.frozen as paper
    from invoice i join invoice_series s using (series, financial_year)
    where i.booking_id = ${bookingId} order by i.supply desc`.execute(reader);
  return rows;
}

/** The invoice of a purchase; null: it was not issued. */
export async function findCorrectable(reader: Reader, orderId: string): Promise<Correctable | null> {
  const { rows } = await sql<Correctable>`select i.invoice_id as "invoiceId", i.buyer_id as "buyerId",
      i.organisation_id as "organisationId", s.organisation_id as "supplierId", i.frozen as paper
    from invoice i join invoice_series s using (series, financial_year)
    where i.order_id = ${orderId}`.execute(reader);
  return rows[0] ?? null;
}

export interface NewCreditNote extends SeriesNumber {
  readonly creditNoteId: string;
  readonly invoiceId: string;
  /** Null: it is of a purchase. */
  readonly bookingId: string | null;
  readonly orderId?: string;
  readonly refundId?: string;
  readonly buyerId: string;
  readonly organisationId: string;
  readonly paper: InvoiceDocument;
  readonly issuedAt: Date;
}

export async function saveCreditNote(tx: Tx, note: NewCreditNote): Promise<void> {
  await sql`insert into credit_note (credit_note_id, invoice_id, booking_id, buyer_id, organisation_id, series, financial_year,
      sequence, credit_note_number, total_paise, frozen, issued_at, order_id, refund_id)
    values (${note.creditNoteId}, ${note.invoiceId}, ${note.bookingId}, ${note.buyerId}, ${note.organisationId}, ${note.series},
      ${note.financialYear}, ${note.sequence}, ${note.paper.number}, ${note.paper.totalPaise},
      ${JSON.stringify(note.paper)}::jsonb, ${note.issuedAt}, ${note.orderId ?? null}, ${note.refundId ?? null})`.execute(
    tx,
  );
}

export async function listCreditNotes(reader: Reader, bookingId: string): Promise<IssuedInvoice[]> {
  const { rows } = await sql<IssuedInvoice>`select frozen as paper, issued_at as "issuedAt" from credit_note
    where booking_id = ${bookingId} order by credit_note_number`.execute(reader);
  return rows;
}
