import type { Payout, PayoutEarning } from '@nukkad/contract/money/payout/payout.model';
import type { PayoutRow } from './payout.store.ts';
import type { EarningLine } from './read-payouts.store.ts';

type Presented = Omit<
  PayoutRow,
  'retryOf' | 'provider' | 'providerPayoutId' | 'sentAt' | 'checkId' | 'isAccountRefused'
>;

export const presentPayout = (row: Presented): Payout => ({
  payoutId: row.payoutId,
  status: row.status,
  amount: row.amountPaise,
  earnings: row.earnings,
  bank: { name: row.bankName, last4: row.accountLast4 },
  utr: row.utr,
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

export const presentEarning = (row: EarningLine): PayoutEarning => ({
  earningId: row.earningId,
  kind: row.kind,
  state: row.status,
  bookingId: row.bookingId,
  bookingNumber: row.bookingNumber,
  earnedAt: row.earnedAt.toISOString(),
  value: row.valuePaise,
  tax: row.taxPaise,
  commission: row.commissionPaise,
  commissionTax: row.commissionTaxPaise,
  tcs: row.tcsPaise,
  penalty: row.penaltyPaise,
  cash: row.cashPaise,
  net: row.netPaise,
  commissionPercent: row.commissionPercent,
  dueOn: row.dueOn,
  holdReason: row.holdReason,
});
