import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { saveSandboxEvent } from './sandbox-event.store.ts';
import { sandboxId } from './sandbox-secrets.ts';
import type { SandboxOrder, SandboxPayment, SandboxRefund } from './sandbox.store.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** A link's payment names an order of the gateway's own. */
const orderOf = ({ providerOrderId }: SandboxPayment) => providerOrderId.replace('plink_', 'order_');

function paymentEntity(payment: SandboxPayment) {
  return {
    id: payment.providerPaymentId,
    entity: 'payment',
    amount: payment.amountPaise,
    currency: payment.currency,
    status: payment.status,
    order_id: orderOf(payment),
    method: payment.method,
    captured: payment.status === 'captured',
    error_code: payment.failure ? 'BAD_REQUEST_ERROR' : null,
    error_description: payment.failure,
    error_reason: payment.failure ? 'payment_declined' : null,
    created_at: seconds(payment.attemptedAt),
  };
}

function orderEntity(order: SandboxOrder) {
  const { amountPaise: amount } = order;
  return {
    id: order.providerOrderId,
    entity: 'order',
    amount,
    amount_paid: amount,
    amount_due: 0,
    currency: order.currency,
    receipt: order.receipt,
    status: 'paid',
  };
}

function linkEntity({ providerOrderId: id, amountPaise: amount, currency, receipt }: SandboxOrder) {
  return { id, amount, amount_paid: amount, currency, reference_id: receipt, status: 'paid' };
}

const paidEntity = (order: SandboxOrder, name: Told['name']) =>
  name === 'payment_link.paid'
    ? { payment_link: { entity: linkEntity(order) } }
    : { order: { entity: orderEntity(order) } };

function refundEntity(refund: SandboxRefund, now: Date) {
  return {
    id: refund.providerRefundId,
    entity: 'refund',
    amount: refund.amountPaise,
    currency: 'INR',
    payment_id: refund.providerPaymentId,
    receipt: refund.receipt,
    status: 'processed',
    created_at: seconds(now),
  };
}

export interface Told {
  readonly name:
    | 'payment.captured'
    | 'payment.failed'
    | 'order.paid'
    | 'payment_link.paid'
    | 'refund.processed';
  readonly payment: SandboxPayment;
  readonly order?: SandboxOrder;
  readonly refund?: SandboxRefund;
}

/** Writes an event in Razorpay's words, in the transaction of what it tells; the outbox delivers it. */
export async function signEvent(tx: Tx, told: Told, now: Date): Promise<void> {
  const { name, payment, order, refund } = told;
  const payload = {
    payment: { entity: paymentEntity(payment) },
    ...(order ? paidEntity(order, name) : {}),
    ...(refund ? { refund: { entity: refundEntity(refund, now) } } : {}),
  };
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event: name,
    contains: Object.keys(payload),
    payload,
    created_at: seconds(now),
  });
  const eventId = sandboxId('evt', newId());
  await saveSandboxEvent(tx, { eventId, name, body }, now);
  await publish(tx, now, paymentEvents.sandboxEventSigned, { sandboxEventId: eventId });
}
