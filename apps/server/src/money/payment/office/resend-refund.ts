import type {
  OfficePaymentStory,
  resendRefund as asked,
} from '@nukkad/contract/money/payment/office-payment.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { actorOf, audit } from '../../../platform/audit.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { sendRefund } from '../send-refund.ts';
import { findOrderOfRefund } from './office-payments.store.ts';
import { readOfficePayment } from './read-office-payments.ts';

/** A refund that waits is asked for once more; its receipt keeps it a single refund. One that is sent is left alone. */
export async function resendRefund(
  deps: PaymentDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<OfficePaymentStory> {
  const { platform } = deps;
  const { refundId } = call.input.params;
  const orderId = (await findOrderOfRefund(platform.db, refundId)) ?? refuse(paymentErrors.order_not_found);
  await platform.write(call, (tx) =>
    audit(tx, call.now, {
      ...actorOf(call.viewer),
      action: 'payment.resend_refund',
      subjectKind: 'refund',
      subjectId: refundId,
    }),
  );
  await sendRefund(deps, refundId).catch((error: unknown) => {
    platform.log.warn({ err: error, refundId }, 'a refund is still not sent');
    return refuse(paymentErrors.gateway_unavailable, { retryAfter: 60 });
  });
  return readOfficePayment(platform.db, orderId, call.now);
}
