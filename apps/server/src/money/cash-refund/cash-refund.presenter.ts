import { cashRefundLifecycle } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import type { CashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import type { OfficeCashRefund } from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Viewer } from '../../platform/viewer.ts';
import type { CashRefundRow } from './cash-refund.store.ts';

/** What both sides may see of it. */
function presentBoth(row: CashRefundRow, utr: string | null) {
  const { refundId, bookingId, bookingNumber, status, failure, kind, askedAt, paidAt } = row;
  const { holderName, bankName, accountHint: hint, nameChecked } = row;
  return {
    refundId,
    bookingId,
    bookingNumber,
    amount: row.amountPaise,
    status,
    to: kind && { kind, holderName: holderName ?? '', bankName, hint: hint ?? '', nameChecked },
    failure,
    utr: status === 'Paid' ? utr : null,
    askedAt: askedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}

export const presentCashRefund = (
  row: CashRefundRow,
  { creditUntil, utr }: { readonly creditUntil: Date; readonly utr: string | null },
): CashRefund => ({
  ...presentBoth(row, utr),
  creditUntil: creditUntil.toISOString(),
  canChoose: canMove(cashRefundLifecycle, 'chooseCredit', row.status),
});

export interface OfficeFacts {
  readonly names: ReadonlyMap<string, string>;
  readonly tries: ReadonlyMap<string, { readonly tries: number; readonly utr: string | null }>;
  readonly viewer: Viewer;
}

export const presentOfficeCashRefund =
  ({ names, tries, viewer }: OfficeFacts) =>
  (row: CashRefundRow): OfficeCashRefund => {
    const { status, checkedBy, userId, refundId, reason } = row;
    const can = (verb: 'check' | 'approve' | 'sendBack' | 'retry') =>
      canMove(cashRefundLifecycle, verb, status);
    return {
      ...presentBoth(row, tries.get(refundId)?.utr ?? null),
      version: row.version,
      userId,
      customerName: names.get(userId) ?? '',
      reason,
      tries: tries.get(refundId)?.tries ?? 0,
      checkedBy: checkedBy && (names.get(checkedBy) ?? ''),
      can: {
        approve: can('check') || (can('approve') && checkedBy !== viewer.userId),
        sendBack: can('sendBack'),
        retry: can('retry'),
      },
    };
  };
