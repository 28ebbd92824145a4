import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { invoiceNumberHolds } from '../../platform/search/number-match.ts';
import type { Wanted } from '../../platform/search/wanted.rules.ts';

export interface FoundInvoice {
  readonly bookingId: string;
  readonly invoiceNumber: string;
}

/** Of bookings, by any part of the number; the newest first. Null: of every partner. */
export async function findInvoices(
  reader: Reader,
  { organisationId, wanted }: { readonly organisationId: string | null; readonly wanted: Wanted },
  limit: number,
): Promise<readonly FoundInvoice[]> {
  const own: RawBuilder<boolean> =
    organisationId === null ? sql<boolean>`true` : sql<boolean>`organisation_id = ${organisationId}`;
  const { rows } =
    await sql<FoundInvoice>`select booking_id as "bookingId", invoice_number as "invoiceNumber" from invoice
    where ${invoiceNumberHolds(sql`invoice_number`, wanted)} and booking_id is not null and ${own}
    order by issued_at desc, invoice_id desc limit ${limit}`.execute(reader);
  return rows;
}
