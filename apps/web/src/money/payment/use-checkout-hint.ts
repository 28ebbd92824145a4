import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { recordResponse } from '@nukkad/contract/money/payment/payment.api';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/client.ts';

/**
 * Back from a checkout, with `?paid=<orderId>` or without: asks the server to look at the newest attempt, then `onAnswered`
 * reads the booking anew. True until then when the checkout said that it was paid, so that nothing asks to pay meanwhile.
 * What the browser says is only a hint; the server asks the gateway.
 */
export function useCheckoutHint(
  paidOrderId: string | null,
  money: BookingMoney | null | undefined,
  onAnswered: () => Promise<unknown>,
): boolean {
  const orderId = paidOrderId ?? money?.orderId ?? null;
  const outcome = paidOrderId ? 'success' : 'dismissed';
  const [answered, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (orderId === null || answered === orderId) return;
    const done = () => setAnswered(orderId);
    call(recordResponse, { body: { orderId, outcome }, quiet: true }).then(onAnswered).then(done, done);
    // Once an order; a new `onAnswered` of each drawing asks nothing new.
  }, [orderId]);
  return paidOrderId !== null && answered !== paidOrderId;
}
