import type { QuoteSide } from '@nukkad/contract/market/quote/quote.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  leadId: 'lead_id',
  quoteId: 'quote_id',
  acceptedBy: 'accepted_by',
  acceptedAt: 'accepted_at',
  digest: 'digest',
  envelopeId: 'envelope_id',
  partnerSignedBy: 'partner_signed_by',
  partnerSignedAt: 'partner_signed_at',
  buyerSignedBy: 'buyer_signed_by',
  buyerSignedAt: 'buyer_signed_at',
  agreedAt: 'agreed_at',
  advancePaise: 'advance_paise',
  payBy: 'pay_by',
  lapses: 'lapses',
  orderId: 'order_id',
  paidAt: 'paid_at',
} as const;
const table = tableColumns('agreement', columns);
export interface AgreementRow extends RowOf<'agreement', typeof columns> {
  readonly acceptedBy: QuoteSide;
}

export const findAgreement = table.findBy('leadId');
/** A version was accepted; an earlier acceptance of the same lead was taken back before. */
export const insertAgreement = table.insert;
/** The lead is locked: no two change it at once. */
export const saveAgreement = table.saveBy('leadId').but();

/** What was accepted has changed, and has to be accepted again. Answers which document ends with it; null: none. */
export async function removeAgreement(
  tx: Tx,
  { leadId }: Authorized<{ readonly leadId: string }>,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('agreement')
    .where('lead_id', '=', leadId)
    .returning('envelope_id')
    .executeTakeFirst();
  return row?.envelope_id ?? null;
}

/** Leads whose time to pay the advance is over. */
export async function listUnpaid(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('agreement')
    .select('lead_id')
    .where('paid_at', 'is', null)
    .where('pay_by', '<=', now)
    .orderBy('pay_by')
    .limit(limit)
    .execute();
  return rows.map((row) => row.lead_id);
}
