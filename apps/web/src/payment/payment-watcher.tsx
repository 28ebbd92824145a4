import { type BookingChanged, bookingChangedEvent } from '@nukkad/contract/booking/booking.events';
import { recordResponse } from '@nukkad/contract/payment/payment.api';
import type { PaymentOrder } from '@nukkad/contract/payment/payment.model';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/client.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { queryClient } from '../platform/query-client.ts';
import { useLive } from '../platform/socket/use-live.ts';
import { useSecondsUntil } from '../ui/countdown.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { OrderFailed, OrderOver, OrderPaid, OrderWaiting } from './order-outcome.tsx';
import { askOrderAgain, isOpenOrder, useOrder } from './payment.queries.ts';

/** After this long a waiting person is told what happens to their money. */
const longMs = 60_000;

function outcomeOf(order: PaymentOrder | undefined) {
  if (!order) return 'asking';
  if (order.status === 'paid') return 'paid';
  if (order.status === 'expired') return 'over';
  return order.failure ? 'failed' : 'waiting';
}

/**
 * Waits for the outcome of one payment, on the booking's page behind `?paid=<orderId>`. It asks again and
 * hears the socket; what the browser came back with is only a hint. `onPaid` is called once.
 */
export function PaymentWatcher({ orderId, onPaid }: { orderId: string; onPaid?: () => void }) {
  const [since] = useState(() => Date.now());
  const { t } = useTranslation();
  const { data: order, error } = useOrder(orderId, since);
  const outcome = outcomeOf(order);
  const isLong = useSecondsUntil(since + longMs) === 0;
  const told = useRef(false);

  useEffect(() => {
    call(recordResponse, { body: { orderId, outcome: 'success' }, quiet: true }).then(
      () => askOrderAgain(orderId),
      () => {
        // Only a hint; the signed event decides.
      },
    );
  }, [orderId]);

  useLive<BookingChanged>(bookingChangedEvent, ({ bookingId }) => {
    if (!order || (bookingId === order.bookingId && isOpenOrder(order))) void askOrderAgain(orderId);
  });

  useEffect(() => {
    if (outcome !== 'paid' || told.current) return;
    told.current = true;
    // The booking behind this has changed as well, whatever its queries are called.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'payment' });
    onPaid?.();
  }, [outcome, onPaid]);

  if (error instanceof ApiError && error.status === 404) return null;
  return (
    <div aria-live="polite" aria-label={t('pay.outcome', 'Payment')} role="region">
      {outcome === 'asking' && <ListSkeleton count={1} />}
      {order && outcome === 'waiting' && <OrderWaiting order={order} long={isLong} />}
      {order && outcome === 'paid' && <OrderPaid order={order} />}
      {order && outcome === 'failed' && <OrderFailed order={order} />}
      {order && outcome === 'over' && <OrderOver />}
    </div>
  );
}
