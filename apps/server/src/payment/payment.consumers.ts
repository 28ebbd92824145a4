import type { Consumer } from '../platform/outbox/event.ts';
import type { PaymentParts } from './payment.parts.ts';
import { requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';

export function paymentConsumers(parts: PaymentParts): Consumer[] {
  return [
    {
      name: 'payment.request_refund',
      on: ['booking.refund_due'],
      run: (event) => requestRefund(parts, event),
    },
    {
      name: 'payment.send_refund',
      on: ['payment.refund_requested'],
      run: (event) => sendRefund(parts, event),
    },
  ];
}
