import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { defaultRules, minutesAfter } from './booking.rules.ts';
import { closeBooking } from './close-booking.ts';
import { confirmPayment } from './confirm-payment.ts';
import { expirePayment } from './expire-payment.ts';
import { settleRefund } from './settle-refund.ts';

/** Each looks again at the locked row, so told twice or too late it does nothing. */
export function bookingConsumers(deps: BookingDependencies): Consumer[] {
  return [
    consumer(
      'booking.confirm_payment',
      when(paymentEvents.captured, ({ facts }) => confirmPayment(deps, facts.bookingId)),
    ),
    consumer(
      'booking.lapse_payment',
      when(bookingEvents.created, {
        at: ({ payBefore }) => (payBefore === null ? null : new Date(payBefore)),
        run: ({ facts }) => expirePayment(deps, facts.bookingId),
      }),
    ),
    consumer(
      'booking.close_when_over',
      when(bookingEvents.completed, {
        at: ({ closesAt }, { createdAt }) =>
          closesAt === undefined
            ? minutesAfter(createdAt, defaultRules.closeAfterHours * 60)
            : new Date(closesAt),
        run: ({ facts }) => closeBooking(deps, facts.bookingId),
      }),
    ),
    consumer(
      'booking.close_when_paid',
      when(paymentEvents.captured, ({ facts }) => closeBooking(deps, facts.bookingId)),
    ),
    consumer(
      'booking.settle_refund',
      when(paymentEvents.refunded, ({ facts }) => settleRefund(deps, facts.bookingId)),
    ),
  ];
}
