/** How a refund of cash moves: its table is `cash-refund.noun.ts`. The money of its booking is locked before. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  cashRefundErrors,
  cashRefundEvents,
  cashRefundLifecycle,
} from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { cashRefundCapacities } from './cash-refund.policy.ts';
import { type CashRefundRow, lockCashRefund, saveCashRefund } from './cash-refund.store.ts';

type Acting = Pick<Viewer, 'userId' | 'role'> & Viewer;
interface CashMove {
  readonly changes?: Partial<
    Omit<CashRefundRow, 'refundId' | 'bookingId' | 'userId' | 'amountPaise' | 'status' | 'version'>
  >;
  /** What an Admin wrote. */
  readonly why?: string;
}
type CashMoved = Moved<typeof cashRefundLifecycle, CashRefundRow, Acting, CashMove>;

/** By where a move ends; of a second look by Admins no one is told. */
function newsOf({ verb, to, after }: Pick<CashMoved, 'verb' | 'to' | 'after'>): PendingEvent | null {
  const { refundId, bookingId, userId, amountPaise } = after;
  const facts = { refundId, bookingId, userId, amountPaise };
  if (verb === 'sendBack') return pendingEvent(cashRefundEvents.sentBack, facts);
  if (verb === 'ask') return pendingEvent(cashRefundEvents.asked, facts);
  if (to === 'Pending') return pendingEvent(cashRefundEvents.requested, facts);
  if (to === 'Paid') return pendingEvent(cashRefundEvents.paid, facts);
  return to === 'Failed' ? pendingEvent(cashRefundEvents.failed, facts) : null;
}

export const cashRefundTransitions = transitions({
  table: cashRefundLifecycle,
  notFound: cashRefundErrors.cash_refund_not_found,
  movedOn: kernelErrors.stale_state,
  forbidden: ({ role }: Acting, _row, verb) =>
    role === 'Admin' && verb === 'approve' ? cashRefundErrors.own_cash_refund : kernelErrors.forbidden,
  lock: lockCashRefund,
  sees: (viewer: Acting, row) => cashRefundCapacities(viewer, row).length > 0,
  capacities: cashRefundCapacities,
  next: nextRow<CashRefundRow, CashMove>,
  save: saveCashRefund,
  logged: logOf(cashRefundLifecycle, 'cash_refund', 'refundId', {
    detail: ({ from, to, after: { bookingId, amountPaise }, detail: { why } }: CashMoved) => ({
      from,
      to,
      bookingId,
      amountPaise,
      ...(why && { why }),
    }),
  }),
  tells: (moved: CashMoved) => {
    const event = newsOf(moved);
    return event ? [event] : [];
  },
});
