import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { purchaseEvents } from '@nukkad/contract/money/payment/purchase.noun';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { cancelPaymentLink } from './link/cancel-payment-link.ts';
import { sendReturn } from './purchase/send-return.ts';
import { requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';

export function paymentConsumers(deps: PaymentDependencies): Consumer[] {
  return [
    consumer(
      'payment.send_purchase_refund',
      when(purchaseEvents.refundAsked, ({ facts }) => sendReturn(deps, facts.refundId)),
      when(purchaseEvents.refundRetried, ({ facts }) => sendReturn(deps, facts.refundId)),
    ),
    consumer(
      'payment.request_refund',
      when(bookingEvents.refundDue, (heard) => requestRefund(deps, heard)),
    ),
    consumer(
      'payment.cancel_link',
      when(paymentEvents.linkOver, ({ facts }) => cancelPaymentLink(deps, facts.orderId)),
    ),
    consumer(
      'payment.send_refund',
      when(paymentEvents.refundRequested, ({ facts }) => sendRefund(deps, facts.refundId)),
    ),
  ];
}
