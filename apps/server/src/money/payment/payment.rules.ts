import type { OrderStatus } from '@nukkad/contract/money/payment/order.noun';

const minuteMs = 60_000;

/** Windows of payments; a row of `setting` under `payment.rules` may replace any of them. */
export interface PaymentRules {
  /** How long an order stays open where the booking sets no time. */
  readonly orderMinutes: number;
  /** How long a payment link can be paid. */
  readonly linkHours: number;
  /** A link is sent again after so long … */
  readonly linkSendMinutes: number;
  /** … and so often at most. */
  readonly linkSendsMost: number;
  /** A payment of what is not a booking still counts so long after the time of its order, having been begun in it. */
  readonly purchaseGraceMinutes: number;
  /** How long a refund of a purchase waits after a try that failed; twice as long after each further one … */
  readonly refundTryMinutes: number;
  /** … and after so many a person looks at it. */
  readonly refundTriesMost: number;
  /** The least part of what is due that is paid at once … */
  readonly partPercent: number;
  /** … and its floor. */
  readonly partFloorPaise: number;
  /**
   * The oldest event that is believed. Razorpay repeats a webhook for 24 hours and keeps its first created_at, so
   * a tighter bound would refuse genuine events; within the bound, each event counts once by its id and its bytes.
   */
  readonly webhookOldestMinutes: number;
  /** How far the gateway's clock may be ahead of ours. */
  readonly webhookAheadMinutes: number;
  /** How long the sandbox's slow payment takes. */
  readonly sandboxSlowSeconds: number;
}

export const defaultRules: PaymentRules = {
  orderMinutes: 30,
  purchaseGraceMinutes: 15,
  refundTryMinutes: 15,
  refundTriesMost: 8,
  linkHours: 48,
  linkSendMinutes: 2,
  linkSendsMost: 5,
  partPercent: 20,
  partFloorPaise: 10_000,
  webhookOldestMinutes: 1_445,
  webhookAheadMinutes: 5,
  sandboxSlowSeconds: 8,
};

export function isFresh(signedAt: Date, now: Date, rules: PaymentRules): boolean {
  const age = now.getTime() - signedAt.getTime();
  return age <= rules.webhookOldestMinutes * minuteMs && age >= -rules.webhookAheadMinutes * minuteMs;
}

/** Until when an order stays open: the booking's own time to pay, else some minutes. */
export function orderExpiresAt(payBefore: Date | null, now: Date, rules: PaymentRules): Date {
  return payBefore ?? new Date(now.getTime() + rules.orderMinutes * minuteMs);
}

/** An open order whose time is over counts as expired; no timer needs to say so. */
export function statusNow(
  order: { readonly status: OrderStatus; readonly expiresAt: Date },
  now: Date,
): OrderStatus {
  const open = order.status === 'created' || order.status === 'attempted';
  return open && order.expiresAt <= now ? 'expired' : order.status;
}

export interface OwedNow {
  readonly status: string;
  readonly amountDuePaise: number;
  readonly capturedPaise: number;
  readonly feePaise: number;
}

/** When a professional may take money at the door. */
export const takenInPerson: readonly string[] = ['Inprogress', 'Completed', 'Disputed', 'Resolved'];

const endedWithoutWork: readonly string[] = ['Cancelled', 'Rejected'];

/**
 * Whether captured money belongs to the booking. It does while it is owed; and where it came too late for a booking that
 * never had any, the booking itself gives it back and becomes Refunded. All else (a second payment) goes straight back.
 */
export function isKept(
  order: { readonly status: OrderStatus; readonly amountPaise: number },
  owed: OwedNow,
): boolean {
  if (order.status === 'paid') return false;
  if (order.amountPaise <= owed.amountDuePaise) return true;
  return endedWithoutWork.includes(owed.status) && owed.capturedPaise === 0 && owed.feePaise === 0;
}

/** Whether a payment of what the customer owes is still owed: all of it. A second one goes straight back. */
export const isSettling = (
  order: { readonly status: OrderStatus; readonly amountPaise: number },
  leftPaise: number,
): boolean => order.status !== 'paid' && order.amountPaise <= leftPaise;

export interface Refundable {
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  readonly provider: string;
}

/** Which payments give back how much of `wantedPaise`, the oldest first, none more than it has left. */
export function allocateRefund(
  wantedPaise: number,
  payments: readonly Refundable[],
): { paymentId: string; amountPaise: number; isCash: boolean }[] {
  let left = wantedPaise;
  return payments.flatMap(({ paymentId, amountPaise, refundedPaise, provider }) => {
    const part = Math.min(left, amountPaise - refundedPaise);
    left -= Math.max(0, part);
    return part > 0 ? [{ paymentId, amountPaise: part, isCash: provider === 'cash' }] : [];
  });
}
