import type { Payout, PayoutEarning } from '@nukkad/contract/money/payout/payout.model';
import { causeOf } from './payout-failure.rules.ts';
import type { PayoutRow } from './payout.store.ts';
import type { EarningLine } from './read-payouts.store.ts';

type Presented = Omit<PayoutRow, 'retryOf' | 'provider' | 'sentAt' | 'checkId'>;

export function presentPayout(row: Presented): Payout {
  const cause = causeOf(row);
  return {
    payoutId: row.payoutId,
    status: row.status,
    amount: row.amountPaise,
    earnings: row.earnings,
    bank: { name: row.bankName, last4: row.accountLast4 },
    utr: row.utr,
    cause,
    // What is kept where no bank was asked is for the log.
    failure: cause === 'no_account' ? null : row.failure,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

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
