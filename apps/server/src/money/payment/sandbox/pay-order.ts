import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { readRules } from '../order.store.ts';
import { signEvent } from './sign-event.ts';
import * as store from './sandbox.store.ts';

export const sandboxOutcomes = ['success', 'failure', 'slow', 'abandoned'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** What became of the buyer's press on the button. */
export type PayAnswer = 'paid' | 'failed' | 'waiting' | 'left' | 'already' | 'expired' | 'unknown';

export interface PayRequest {
  readonly providerOrderId: string;
  readonly method: store.SandboxMethod;
  readonly outcome: SandboxOutcome;
}

const declined = 'The bank declined this payment. Nothing was charged.';
const answers: Readonly<Record<SandboxOutcome, PayAnswer>> = {
  success: 'paid',
  failure: 'failed',
  slow: 'waiting',
  abandoned: 'left',
};
const statuses = { success: 'captured', failure: 'failed', slow: 'created' } as const;

/** Plays the bank: the payment ends as the tester chose, and the gateway signs what happened. */
export async function payOrder(platform: Platform, request: PayRequest, now: Date): Promise<PayAnswer> {
  const { outcome } = request;
  return platform.write(system, async (tx) => {
    const order = await store.lockSandboxOrder(tx, request.providerOrderId);
    if (!order) return 'unknown';
    if (await store.findGoodPayment(tx, order.providerOrderId)) return 'already';
    if (order.isOver || order.expiresAt <= now) return 'expired';
    if (outcome === 'abandoned') return 'left';
    const { sandboxSlowSeconds } = await readRules(tx, now);
    const payment: store.SandboxPayment = {
      providerPaymentId: `pay_${randomBytes(14).toString('hex')}`,
      providerOrderId: order.providerOrderId,
      amountPaise: order.amountPaise,
      currency: order.currency,
      method: request.method,
      status: statuses[outcome],
      failure: outcome === 'failure' ? declined : null,
      attemptedAt: now,
      captureAt: outcome === 'slow' ? new Date(now.getTime() + sandboxSlowSeconds * 1000) : now,
    };
    await store.saveSandboxPayment(tx, payment);
    if (outcome === 'slow') {
      const { providerPaymentId, captureAt } = payment;
      await publish(tx, now, paymentEvents.sandboxPaymentSlow, {
        providerPaymentId,
        captureAt: captureAt.toISOString(),
      });
    } else if (outcome === 'failure') await signEvent(tx, { name: 'payment.failed', payment }, now);
    else {
      await signEvent(tx, { name: 'payment.captured', payment }, now);
      await signPaid(tx, payment, order, now);
    }
    return answers[outcome];
  });
}

/** An order's page tells of the order; a link's of the link. */
const signPaid = (tx: Tx, payment: store.SandboxPayment, order: store.SandboxOrder, now: Date) =>
  signEvent(tx, { name: store.isLink(order) ? 'payment_link.paid' : 'order.paid', payment, order }, now);

/** A slow payment's time has come. */
export async function captureSlow(platform: Platform, providerPaymentId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const payment = await store.saveSlowCaptured(tx, providerPaymentId);
    if (!payment) return;
    await signEvent(tx, { name: 'payment.captured', payment }, now);
    const order = await store.findSandboxOrder(tx, payment.providerOrderId);
    if (order && store.isLink(order)) await signPaid(tx, payment, order, now);
  });
}
