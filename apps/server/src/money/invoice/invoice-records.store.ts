/** Invoices of bookings and purchases as the drive lists them: that of the platform's fee is a page of the same file. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

export type InvoiceSide = { readonly buyerId: string } | { readonly organisationId: string };

export interface InvoiceRecord {
  readonly invoiceId: string;
  readonly bookingId: string | null;
  readonly orderId: string | null;
  readonly number: string;
  readonly supplier: string;
  readonly recipient: string;
  readonly issuedAt: Date;
}

const columns = sql`invoice_id as "invoiceId", booking_id as "bookingId", order_id as "orderId",
  invoice_number as number, frozen #>> '{supplier,name}' as supplier, frozen #>> '{recipient,name}' as recipient,
  issued_at as "issuedAt"`;

const ofSide = (side: InvoiceSide) =>
  'buyerId' in side ? sql`buyer_id = ${side.buyerId}` : sql`organisation_id = ${side.organisationId}`;

/** The newest first. */
export async function listInvoiceRecords(
  reader: Reader,
  { side, q }: { readonly side: InvoiceSide; readonly q: string },
  after: AfterInstant | null,
  limit: number,
): Promise<readonly InvoiceRecord[]> {
  const behind = after ? sql`and (issued_at, invoice_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<InvoiceRecord>`select ${columns} from invoice
    where ${ofSide(side)} and supply <> 'platform_fee' and (${q} = '' or invoice_number ilike ${containing(q)}
      or frozen #>> '{supplier,name}' ilike ${containing(q)} or frozen #>> '{recipient,name}' ilike ${containing(q)}) ${behind}
    order by issued_at desc, invoice_id desc limit ${limit}`.execute(reader);
  return rows;
}

export async function findInvoiceRecord(reader: Reader, invoiceId: string): Promise<InvoiceRecord | null> {
  const { rows } = await sql<InvoiceRecord>`select ${columns} from invoice
    where invoice_id = ${invoiceId} and supply <> 'platform_fee'`.execute(reader);
  return rows[0] ?? null;
}
