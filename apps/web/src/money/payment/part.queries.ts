import { seenOfPart } from '@nukkad/contract/market/booking/booking.confirm';
import { getPayable, payAfterBooking } from '@nukkad/contract/money/payment/post-booking.api';
import type { PayableNow } from '@nukkad/contract/money/payment/post-booking.model';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** What can be paid of a booking now, and what credit pays of it. */
export function usePayable(bookingId: string) {
  return useAsked(getPayable, { query: { bookingId } }, { staleTime: 0 });
}

export interface Part {
  readonly way: 'online' | 'credit';
  readonly amount: number;
  readonly seen: ReturnType<typeof seenOfPart>;
}

/** All that is due or a part of it, online or from credit. */
export function usePayPart(bookingId: string) {
  return useSend(payAfterBooking, {
    given: (part: Part) => ({ body: { bookingId, ...part }, idempotencyKey: newIdempotencyKey() }),
  });
}

/** Uses what credit there is for a booking just made; answers what is left to pay of `amountDue`. */
export async function payFromCredit(bookingId: string, amountDue: number): Promise<number> {
  const now: PayableNow = await call(getPayable, { query: { bookingId }, quiet: true });
  if (now.credit === 0) return amountDue;
  const body = { bookingId, way: 'credit', amount: now.credit, seen: seenOfPart(now) } as const;
  const paid = await call(payAfterBooking, { body, idempotencyKey: newIdempotencyKey(), quiet: true });
  return paid.amountDue;
}
