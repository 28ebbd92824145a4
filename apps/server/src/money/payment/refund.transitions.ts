/** How refunds move: their table is `refund.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { paymentErrors, paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { refundLifecycle } from '@nukkad/contract/money/payment/refund.noun';
import { machineActor } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { type MovedRefund, type NewRefund, insertRefund, lockRefund, saveRefund } from './refund.store.ts';

interface RefundMove {
  /** The gateway's id of it; none while it is only asked for. */
  readonly providerRefundId?: string;
  /** Cash that its customer takes as credit. */
  readonly toCredit?: boolean;
}
type RefundMoved = Moved<typeof refundLifecycle, MovedRefund, never, RefundMove>;

function newsOf({ verb, after }: Pick<RefundMoved, 'verb' | 'after'>): PendingEvent | null {
  const { bookingId, refundId, amountPaise, kept, provider, toCredit, inCash = false } = after;
  const facts = { bookingId, refundId, amountPaise };
  if (verb === 'ask')
    return pendingEvent(paymentEvents.refundRequested, { ...facts, kept, ...(inCash && { inCash }) });
  if (verb === 'comeBack') return pendingEvent(paymentEvents.refundReturned, facts);
  if (verb === 'fail') return pendingEvent(paymentEvents.refundFailed, facts);
  if (verb === 'settle' && provider === 'paylater')
    return pendingEvent(paymentEvents.refunded, { ...facts, toLater: true });
  if (verb === 'settle' && (provider === 'credit' || toCredit))
    return pendingEvent(paymentEvents.refunded, { ...facts, toCredit: true });
  if (verb === 'settle' && inCash) return pendingEvent(paymentEvents.refunded, { ...facts, toAccount: true });
  if (verb === 'settle')
    return pendingEvent(kept ? paymentEvents.refunded : paymentEvents.surplusRefunded, facts);
  return null;
}

export const refundTransitions = transitions({
  table: refundLifecycle,
  notFound: paymentErrors.order_not_found,
  movedOn: kernelErrors.stale_state,
  lock: lockRefund,
  // No person moves a refund: the gateway's signed word does.
  sees: () => false,
  capacities: () => [],
  next: (refund: MovedRefund, status, { toCredit }: RefundMove) => ({
    ...refund,
    status,
    ...(toCredit && { toCredit, inCash: false }),
  }),
  save: (tx, refund, { detail: { providerRefundId }, now }: RefundMoved) =>
    saveRefund(tx, refund, providerRefundId ?? null, now),
  logged: ({ verb, after: { refundId, bookingId, amountPaise } }) => ({
    ...machineActor,
    action: `refund.${verb}`,
    subjectKind: 'refund',
    subjectId: refundId,
    detail: { bookingId, amountPaise },
  }),
  tells: (moved) => {
    const news = newsOf(moved);
    return news ? [news] : [];
  },
});

/** Asks for money of one payment to go back; the gateway hears of it from the outbox. */
export async function beginRefund(
  tx: Tx,
  wanted: Omit<NewRefund, 'refundId' | 'status'>,
  now: Date,
): Promise<void> {
  const allowed = refundTransitions.allowNewSystem(refundTransitions.verb.ask, {
    ...wanted,
    refundId: newId(),
    status: 'pending' as const,
  });
  await insertRefund(tx, allowed.row, now);
  await refundTransitions.begin(tx, allowed, { now });
}
