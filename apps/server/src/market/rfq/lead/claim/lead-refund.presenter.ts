import type { LeadRefund } from '@nukkad/contract/market/lead/lead-refund.model';
import type { OfficeLeadClaim } from '@nukkad/contract/market/lead/lead-refund.api';
import type { LeadRefundRow } from './lead-refund.store.ts';

/** As its partner reads it. */
export const presentRefund = (
  { leadId, kind, status, credits, reason, words, askedAt, decidedAt, decideWhy }: LeadRefundRow,
  rfqNumber: string,
): LeadRefund => ({
  leadId,
  rfqNumber,
  kind,
  status,
  credits,
  reason,
  words,
  askedAt: askedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  decideWhy,
});

/** As the back office reads a claim. */
export const presentClaim = (
  row: LeadRefundRow,
  rfqNumber: string,
  companyName: string,
): OfficeLeadClaim => ({
  ...presentRefund(row, rfqNumber),
  companyName,
  version: row.version,
  can: { decide: row.status === 'Waiting' },
});
