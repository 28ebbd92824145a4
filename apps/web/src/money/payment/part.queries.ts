import { seenOfPart } from '@nukkad/contract/market/booking/booking.confirm';
import { getPayable, payAfterBooking } from '@nukkad/contract/money/payment/post-booking.api';
import type { PayableNow } from '@nukkad/contract/money/payment/post-booking.model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const payableKey = (bookingId: string) => ['payment', 'payable', bookingId] as const;

/** What can be paid of a booking now, and what credit pays of it. */
export function usePayable(bookingId: string) {
  return useQuery({
    queryKey: payableKey(bookingId),
    queryFn: ({ signal }) => call(getPayable, { query: { bookingId }, quiet: true, signal }),
    staleTime: 0,
  });
}

export interface Part {
  readonly way: 'online' | 'credit';
  readonly amount: number;
  readonly seen: ReturnType<typeof seenOfPart>;
}

/** All that is due or a part of it, online or from credit. */
export function usePayPart(bookingId: string) {
  return useMutation({
    mutationFn: (part: Part) =>
      call(payAfterBooking, {
        body: { bookingId, ...part },
        idempotencyKey: newIdempotencyKey(),
        quiet: true,
      }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: payableKey(bookingId) });
      void queryClient.invalidateQueries({ queryKey: ['credit'] });
      void queryClient.invalidateQueries({ queryKey: ['booking'] });
    },
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
