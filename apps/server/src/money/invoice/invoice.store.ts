import { createHash } from 'node:crypto';
import type { PurchaseKind } from '@nukkad/contract/money/payment/purchase.noun';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { InvoiceDocument } from './invoice-document.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

/**
 * How the operator is taxed and numbered; dated rows of `setting` under `invoice.platform`. Its name and address come
 * from COMPANY_NAME and COMPANY_ADDRESS, as everywhere else.
 */
export interface PlatformParticulars {
  readonly gstin: string;
  readonly stateCode: string;
  readonly series: string;
  readonly feeSac: string;
}

export async function readPlatform(reader: Reader, at: Date): Promise<PlatformParticulars> {
  const { rows } = await sql<{ value: PlatformParticulars }>`select value from setting
    where key = 'invoice.platform' and scope = '*' and valid_from <= ${at} order by valid_from desc limit 1`.execute(
    reader,
  );
  if (!rows[0]) throw new Error('The setting invoice.platform is missing.');
  return rows[0].value;
}

export interface SeriesNumber {
  readonly series: string;
  readonly financialYear: string;
  readonly sequence: number;
}

async function nextInSeries(
  tx: Tx,
  organisationId: string | null,
  year: string,
  kind: PaperKind,
): Promise<SeriesNumber | null> {
  const { rows } = await sql<SeriesNumber>`update invoice_series set last_number = last_number + 1
    where organisation_id is not distinct from ${organisationId}::uuid and financial_year = ${year} and kind = ${kind}
    returning series, financial_year as "financialYear", last_number as sequence`.execute(tx);
  return rows[0] ?? null;
}

/** Credit notes are numbered by themselves (CGST Rule 53). */
export type PaperKind = 'invoice' | 'credit_note';

/** P (C of credit notes) and four letters or digits, made from the partner's id; another try gives other ones. */
function partnerSeries(organisationId: string, attempt: number, kind: PaperKind): string {
  const hash = createHash('sha256').update(`${organisationId}:${attempt}`).digest().readUInt32BE(0);
  return `${kind === 'invoice' ? 'P' : 'C'}${(hash % 36 ** 4).toString(36).toUpperCase().padStart(4, '0')}`;
}

/**
 * The next number of a supplier, without gaps: its row stays locked until the invoice is written, and a transaction that
 * fails gives the number back.
 */
export async function takeNumber(
  tx: Tx,
  organisationId: string | null,
  platformSeries: string,
  year: string,
  kind: PaperKind = 'invoice',
): Promise<SeriesNumber> {
  const own = kind === 'invoice' ? platformSeries : `C${platformSeries}`.slice(0, 5);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const taken = await nextInSeries(tx, organisationId, year, kind);
    if (taken) return taken;
    const series = organisationId ? partnerSeries(organisationId, attempt, kind) : own;
    await sql`insert into invoice_series (series, financial_year, organisation_id, kind)
      values (${series}, ${year}, ${organisationId}, ${kind})
      on conflict do nothing`.execute(tx);
  }
  throw new Error('No series is free for this supplier.');
}

export interface NewInvoice extends SeriesNumber {
  readonly invoiceId: string;
  /** Of a booking … */
  readonly bookingId?: string;
  /** … or of a purchase. */
  readonly orderId?: string;
  readonly buyerId: string;
  readonly organisationId: string;
  readonly supply: 'service' | 'platform_fee' | PurchaseKind;
  readonly paper: InvoiceDocument;
  readonly issuedAt: Date;
}

export async function saveInvoice(tx: Tx, invoice: NewInvoice): Promise<void> {
  await sql`insert into invoice (invoice_id, booking_id, order_id, buyer_id, organisation_id, supply, series, financial_year, sequence,
      invoice_number, total_paise, frozen, issued_at)
    values (${invoice.invoiceId}, ${invoice.bookingId ?? null}, ${invoice.orderId ?? null}, ${invoice.buyerId}, ${invoice.organisationId}, ${invoice.supply},
      ${invoice.series}, ${invoice.financialYear}, ${invoice.sequence}, ${invoice.paper.number}, ${invoice.paper.totalPaise},
      ${JSON.stringify(invoice.paper)}::jsonb, ${invoice.issuedAt})`.execute(tx);
}

export interface IssuedInvoice {
  readonly paper: InvoiceDocument;
  readonly issuedAt: Date;
}

/** The invoice of the work first, then that of the platform's fee. */
export async function listInvoices(reader: Reader, bookingId: string): Promise<IssuedInvoice[]> {
  const { rows } = await sql<IssuedInvoice>`select frozen as paper, issued_at as "issuedAt" from invoice
    where booking_id = ${bookingId} order by supply desc`.execute(reader);
  return rows;
}

/** The number of the work's invoice; null while there is none. */
export async function invoiceNumberOf(reader: Reader, bookingId: string): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`select invoice_number as number from invoice
    where booking_id = ${bookingId} and supply = 'service'`.execute(reader);
  return rows[0]?.number ?? null;
}

/** CGST Act 2017, section 36 and Companies Act 2013, section 128(5): invoices stay, with the name that is on them. */
export const invoicePersonal: PersonalPort = {
  tables: [
    {
      table: 'booking_gst',
      title: 'GST numbers on bookings',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'tax', years: 8 } },
    },
    {
      table: 'invoice',
      title: 'Invoices',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'tax', years: 8 } },
    },
    {
      table: 'credit_note',
      title: 'Credit notes',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'tax', years: 8 } },
    },
  ],
};
