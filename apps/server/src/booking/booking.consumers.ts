import type { Consumer, OutboxEvent } from '../platform/outbox/event.ts';
import type { BookingParts } from './booking.parts.ts';
import { defaultRules, minutesAfter } from './booking.rules.ts';
import { closeBooking } from './close-booking.ts';
import { confirmPayment } from './confirm-payment.ts';
import { lapsePayment } from './lapse-payment.ts';
import { noticeEvents, sendNotice } from './notice/send-notice.ts';
import { settleRefund } from './settle-refund.ts';

const bookingOf = ({ payload }: OutboxEvent): string => payload['bookingId'] as string;

/** An instant in the payload; null: there is none, so no timer. */
export function instantIn(event: OutboxEvent, key: string): Date | null {
  const value = event.payload[key];
  return typeof value === 'string' ? new Date(value) : null;
}

/** Each looks again at the locked row, so told twice or too late it does nothing. */
export function bookingConsumers(parts: BookingParts): Consumer[] {
  return [
    {
      name: 'booking.confirm_payment',
      on: ['payment.captured'],
      run: (event) => confirmPayment(parts, bookingOf(event)),
    },
    {
      name: 'booking.lapse_payment',
      on: ['booking.created'],
      at: (event) => instantIn(event, 'payBefore'),
      run: (event) => lapsePayment(parts, bookingOf(event)),
    },
    {
      name: 'booking.close_when_over',
      on: ['booking.completed'],
      at: (event) =>
        instantIn(event, 'closesAt') ?? minutesAfter(event.createdAt, defaultRules.closeAfterHours * 60),
      run: (event) => closeBooking(parts, bookingOf(event)),
    },
    {
      name: 'booking.close_when_paid',
      on: ['payment.captured'],
      run: (event) => closeBooking(parts, bookingOf(event)),
    },
    {
      name: 'booking.settle_refund',
      on: ['payment.refunded'],
      run: (event) => settleRefund(parts, bookingOf(event)),
    },
    { name: 'booking.notice', on: noticeEvents, run: (event) => sendNotice(parts, event) },
  ];
}
