import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.events';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { PaymentParts } from './payment.parts.ts';
import { requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';

export function paymentConsumers(parts: PaymentParts): Consumer[] {
  return [
    consumer(
      'payment.request_refund',
      when(bookingEvents.refundDue, (heard) => requestRefund(parts, heard)),
    ),
    consumer(
      'payment.send_refund',
      when(paymentEvents.refundRequested, ({ facts }) => sendRefund(parts, facts.refundId)),
    ),
  ];
}
