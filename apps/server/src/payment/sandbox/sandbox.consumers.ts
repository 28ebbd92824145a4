import type { Consumer } from '../../platform/outbox/event.ts';
import type { PaymentParts } from '../payment.parts.ts';
import { deliverEvent } from './deliver-event.ts';
import { captureSlow } from './pay-order.ts';

export function sandboxConsumers(parts: PaymentParts): Consumer[] {
  return [
    {
      name: 'payment.sandbox_deliver',
      on: ['sandbox.event_signed'],
      run: async (event) => {
        await deliverEvent(parts, String(event.payload['sandboxEventId']));
      },
    },
    {
      name: 'payment.sandbox_capture_slow',
      on: ['sandbox.payment_slow'],
      at: (event) => new Date(String(event.payload['captureAt'])),
      run: (event) => captureSlow(parts.platform, String(event.payload['providerPaymentId'])),
    },
  ];
}
