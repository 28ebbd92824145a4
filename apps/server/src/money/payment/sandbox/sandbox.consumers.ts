import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { deliverEvent } from './deliver-event.ts';
import { captureSlow } from './pay-order.ts';

export function sandboxConsumers(deps: PaymentDependencies): Consumer[] {
  return [
    consumer(
      'payment.sandbox_deliver',
      when(paymentEvents.sandboxEventSigned, ({ facts }) => deliverEvent(deps, facts.sandboxEventId)),
    ),
    consumer(
      'payment.sandbox_capture_slow',
      when(paymentEvents.sandboxPaymentSlow, {
        at: ({ captureAt }) => new Date(captureAt),
        run: ({ facts }) => captureSlow(deps.platform, facts.providerPaymentId),
      }),
    ),
  ];
}
